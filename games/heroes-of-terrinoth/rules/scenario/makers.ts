import type { Ability, Effect } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import {
  type ActivationDef,
  ARCHETYPES,
  type EnemyCardDef,
  type ExplorationEventDef,
  type HeroDef,
  type ItemDef,
  type LocationDef,
  RANKS,
  RATINGS,
  type Rating,
  type TerrinothCard,
} from '../definitions.ts';
import * as say from '../effects/index.ts';
import { ACTION_KINDS, type Terrinoth } from '../state.ts';
import { abilityOf, keywordOf } from './ability-words.ts';
import { effectOf } from './effect-words.ts';
import type { Head } from './head.ts';
import { questOf } from './quest-words.ts';

/** Components out of the words that describe them. */
export const MAKERS = {
  heroes: heroOf,
  cards: cardOf,
  enemies: enemyOf,
  locations: locationOf,
  exploration: explorationOf,
  quests: questOf,
} satisfies { readonly [kind: string]: (words: Entry, head: Head) => TerrinothCard };

const number = (words: Entry, word: string, otherwise: number): number =>
  words.at(word).or(otherwise).whole({ min: 0 });
const traits = (words: Entry): string[] => words.at('traits').or([]).texts('a list of traits');
const rating = (words: Entry): Rating => words.at('rating').or('Trivial').oneOf(RATINGS);
const abilities = (words: Entry): Ability[] =>
  words.at('abilities').or([]).list('a list of abilities').map(abilityOf);
const effects = (words: Entry, word: string): Effect<Terrinoth>[] =>
  words.at(word).isSaid ? [effectOf(words.at(word))] : [];
const threat = (words: Entry): { threat?: Effect<Terrinoth> } => {
  const [effect] = effects(words, 'threat');
  return effect ? { threat: effect } : {};
};

function heroOf(words: Entry, head: Head): HeroDef {
  const [ability = { text: 'ht.none' }, ...others] = abilities(words);
  if (others.length > 0) throw words.at('abilities').wrong('a hero has one ability');
  return say.hero({
    ...head,
    archetype: words.at('archetype').or('Warrior').oneOf(ARCHETYPES),
    health: words.at('health').or(10).whole({ min: 1 }),
    ability,
  });
}

const ACTIONS = { attack: say.attack, explore: say.explore, rest: say.rest, aid: say.aid };

function cardOf(words: Entry, head: Head): ActivationDef {
  const action = words.at('action').oneOf(ACTION_KINDS);
  const pierce = words.at('pierce');
  const riders = {
    ...(words.at('ranged').flag() && { ranged: true as const }),
    ...(words.at('no enemy dice').flag() && { noEnemyDice: true as const }),
    targets: number(words, 'targets', 1),
    pierce: pierce.value === 'all' ? pierce.oneOf(['all'] as const) : number(words, 'pierce', 0),
    rerollDice: number(words, 'rerolls', 0),
    successes: number(words, 'successes', 0),
    defense: number(words, 'defense', 0),
  };
  return say.activation({
    ...head,
    archetype: words.at('archetype').or('Warrior').oneOf(ARCHETYPES),
    ...(words.at('class').isSaid && { class: words.at('class').text() }),
    lines: [
      ...effects(words, 'before'),
      ACTIONS[action](number(words, 'dice', 2), riders),
      ...(action === 'rest' ? [say.readyCards('all')] : []),
      ...effects(words, 'after'),
    ],
  });
}

function enemyOf(words: Entry, head: Head): EnemyCardDef {
  const rank = words.at('rank').or('minion').oneOf(RANKS);
  const card = {
    ...head,
    rating: rating(words),
    traits: traits(words),
    health: words.at('health').or(3).whole({ min: 1 }),
    attack: number(words, 'attack', 1),
    resilience: number(words, 'resilience', 0),
    bar: words.at('bar').or([]).list('a list of keywords').map(keywordOf),
    abilities: abilities(words),
    ...threat(words),
  };
  return rank === 'nemesis' ? say.nemesis(card) : say.questEnemy({ ...card, rank });
}

function locationOf(words: Entry, head: Head): LocationDef {
  return say.location({
    ...head,
    rating: rating(words),
    traits: traits(words),
    exploration: number(words, 'exploration', 5),
    engaged: number(words, 'engaged spawn', 0),
    shadows: number(words, 'shadow spawn', 0),
    abilities: abilities(words),
    questSpecific: true,
    ...threat(words),
  });
}

function explorationOf(words: Entry, head: Head): ItemDef | ExplorationEventDef {
  const event = words.at('event');
  return event.isSaid
    ? say.explorationEvent({ ...head, effect: effectOf(event) })
    : say.item({ ...head, abilities: abilities(words) });
}
