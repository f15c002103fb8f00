import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  onlyWords,
  type Path,
  type Words,
} from '@questwright/kernel';
import { type Box, boxOf } from '../catalogue.ts';
import {
  type Ability,
  type ActivationDef,
  ARCHETYPES,
  COLOURS,
  type Colour,
  type EnemyDef,
  type EventDef,
  type GameEffect,
  type HeroDef,
  type ItemDef,
  type LocationDef,
  type QuestDef,
  RANKS,
  RATINGS,
  type Stack,
} from '../definitions.ts';
import * as say from '../effects/index.ts';
import { ACTION_KINDS } from '../state.ts';
import { abilityOf, conditionOf, keywordOf } from './ability-words.ts';
import { effectOf } from './effect-words.ts';

/** What scenarios make up, as plain data: each component as its words, with the id that it was given. */
export interface Components {
  readonly heroes: readonly Words[];
  readonly cards: readonly Words[];
  readonly enemies: readonly Words[];
  readonly locations: readonly Words[];
  readonly exploration: readonly Words[];
  readonly quests: readonly Words[];
}

/** The words for what a component is. Those for how it lies on the table stand in `placed.ts`. */
export const WHAT = {
  heroes: ['archetype', 'health', 'abilities'],
  cards: [
    'action',
    'dice',
    'class',
    'ranged',
    'targets',
    'pierce',
    'rerolls',
    'successes',
    'defense',
    'no enemy dice',
    'before',
    'after',
    'archetype',
  ],
  enemies: [
    'attack',
    'health',
    'resilience',
    'rating',
    'traits',
    'bar',
    'threat',
    'abilities',
    'quest specific',
  ],
  locations: ['exploration', 'engaged spawn', 'shadow spawn', 'rating', 'traits', 'threat', 'abilities'],
  exploration: ['event', 'abilities'],
  quests: [
    'peril track',
    'peril effects',
    'nemesis',
    'victory',
    'defeat',
    'threat',
    'abilities',
    'enemies',
    'locations',
    'exploration',
  ],
} as const;

/** Reads what a scenario has made up from the text that the match carries. */
function componentsIn(json: string): Components {
  const made = asRecord(JSON.parse(json), ['components'], 'made-up components by their kind');
  const of = (kind: keyof Components): Words[] =>
    asList(made[kind] ?? [], [kind]).map((one, i) => asRecord(one, [kind, i]));
  return {
    heroes: of('heroes'),
    cards: of('cards'),
    enemies: of('enemies'),
    locations: of('locations'),
    exploration: of('exploration'),
    quests: of('quests'),
  };
}

/** The box with the components of a scenario added. */
export function withComponents(box: Box, json: string): Box {
  const made = componentsIn(json);
  const enemies = made.enemies.map((words, i) => enemyOf(words, ['enemies', i]));
  const exploration = made.exploration.map((words, i) => explorationOf(words, ['exploration', i]));
  return boxOf({
    ...box,
    heroes: [...box.heroes, ...made.heroes.map((words, i) => heroOf(words, ['heroes', i]))],
    activations: [...box.activations, ...made.cards.map((words, i) => cardOf(words, ['cards', i]))],
    loners: [...box.loners, ...enemies],
    locations: [...box.locations, ...made.locations.map((words, i) => locationOf(words, ['locations', i]))],
    exploration: [...box.exploration, { name: 'made up', cards: exploration }],
    quests: [...box.quests, ...made.quests.map((words, i) => questOf(words, ['quests', i]))],
  });
}

const head = (words: Words) => ({ id: String(words.id), name: String(words.name) });
const number = (words: Words, word: string, path: Path, otherwise: number): number =>
  words[word] === undefined ? otherwise : asWhole(words[word], [...path, word]);
const abilities = (words: Words, path: Path): Ability[] =>
  asList(words.abilities ?? [], [...path, 'abilities']).map((one, i) =>
    abilityOf(one, [...path, 'abilities', i]),
  );
const effects = (words: Words, word: string, path: Path): GameEffect[] =>
  words[word] === undefined ? [] : [effectOf(words[word], [...path, word])];
const rating = (words: Words, path: Path) =>
  words.rating === undefined ? 'Trivial' : asOneOf(words.rating, [...path, 'rating'], RATINGS);
const threat = (words: Words, path: Path) =>
  words.threat === undefined ? {} : { threat: effectOf(words.threat, [...path, 'threat']) };

function heroOf(words: Words, path: Path): HeroDef {
  const [ability = { text: 'ht.none' }] = abilities(words, path);
  return say.hero({
    ...head(words),
    archetype: asOneOf(words.archetype ?? 'Warrior', [...path, 'archetype'], ARCHETYPES),
    health: number(words, 'health', path, 10),
    ability,
  });
}

const ACTIONS = { attack: say.attack, explore: say.explore, rest: say.rest, aid: say.aid };

function cardOf(words: Words, path: Path): ActivationDef {
  const action = asOneOf(words.action, [...path, 'action'], ACTION_KINDS);
  const riders = {
    ...(words.ranged === true && { ranged: true as const }),
    ...(words['no enemy dice'] === true && { noEnemyDice: true as const }),
    targets: number(words, 'targets', path, 1),
    pierce: words.pierce === 'all' ? ('all' as const) : number(words, 'pierce', path, 0),
    rerollDice: number(words, 'rerolls', path, 0),
    successes: number(words, 'successes', path, 0),
    defense: number(words, 'defense', path, 0),
  };
  const after = effects(words, 'after', path);
  return say.activation({
    ...head(words),
    archetype: asOneOf(words.archetype ?? 'Warrior', [...path, 'archetype'], ARCHETYPES),
    ...(words.class !== undefined && { class: asText(words.class, [...path, 'class']) }),
    lines: [
      ...effects(words, 'before', path),
      ACTIONS[action](number(words, 'dice', path, 2), riders),
      ...(action === 'rest' ? [say.readyCards('all')] : []),
      ...after,
    ],
  });
}

function enemyOf(words: Words, path: Path): EnemyDef {
  const rank = words.rank === undefined ? 'minion' : asOneOf(words.rank, [...path, 'rank'], RANKS);
  const card = {
    ...head(words),
    rating: rating(words, path),
    traits: words.traits === undefined ? [] : asTexts(words.traits, [...path, 'traits']),
    health: number(words, 'health', path, 3),
    attack: number(words, 'attack', path, 1),
    resilience: number(words, 'resilience', path, 0),
    bar: asList(words.bar ?? [], [...path, 'bar']).map((one, i) => keywordOf(one, [...path, 'bar', i])),
    abilities: abilities(words, path),
    ...threat(words, path),
  };
  return rank === 'nemesis' ? say.nemesis(card) : say.questEnemy({ ...card, rank });
}

function locationOf(words: Words, path: Path): LocationDef {
  return say.location({
    ...head(words),
    rating: rating(words, path),
    traits: words.traits === undefined ? [] : asTexts(words.traits, [...path, 'traits']),
    exploration: number(words, 'exploration', path, 5),
    engaged: number(words, 'engaged spawn', path, 0),
    shadows: number(words, 'shadow spawn', path, 0),
    abilities: abilities(words, path),
    questSpecific: true,
    ...threat(words, path),
  });
}

function explorationOf(words: Words, path: Path): ItemDef | EventDef {
  if (words.event === undefined) return say.item({ ...head(words), abilities: abilities(words, path) });
  return say.event({ ...head(words), effect: effectOf(words.event, [...path, 'event']) });
}

const PLAIN_TRACK: readonly Colour[] = Array.from({ length: 12 }, () => 'gray' as const);

function questOf(words: Words, path: Path): QuestDef {
  const track = words['peril track'];
  return say.quest({
    ...head(words),
    rating: 'Trivial',
    task: 'scenario',
    nemesis: words.nemesis === undefined ? null : String(words.nemesis),
    enemies: stacks(words.enemies, [...path, 'enemies']),
    locations: stacks(words.locations, [...path, 'locations']),
    exploration: stacks(words.exploration, [...path, 'exploration']),
    peril: {
      spaces:
        track === undefined
          ? PLAIN_TRACK
          : asList(track, [...path, 'peril track']).map((one, i) =>
              asOneOf(one, [...path, 'peril track', i], COLOURS),
            ),
      effects: perilEffects(words['peril effects'], [...path, 'peril effects']),
    },
    rules: abilities(words, path),
    ...threat(words, path),
    victory: conditionOf(words.victory ?? 'never', [...path, 'victory']),
    ...(words.defeat !== undefined && { defeat: conditionOf(words.defeat, [...path, 'defeat']) }),
    story: { before: 'A scenario.', victory: 'The scenario is won.', defeat: 'The scenario is lost.' },
  });
}

function perilEffects(value: unknown, path: Path): QuestDef['peril']['effects'] {
  const words = asRecord(value ?? {}, path, 'colours with their effects');
  return Object.keys(words).flatMap((colour) =>
    (Array.isArray(words[colour]) ? words[colour] : [words[colour]]).map((one) => ({
      colour: asOneOf(colour, [...path, colour], COLOURS),
      effect: effectOf(one, [...path, colour]),
    })),
  );
}

/** Stacks of a deck: each with `sets`, `cards` and `random` by rating. */
function stacks(value: unknown, path: Path): Stack[] {
  return asList(value ?? [], path, 'a list of stacks').map((one, i) => {
    const words = asRecord(one, [...path, i]);
    onlyWords(words, [...path, i], ['sets', 'cards', 'random']);
    return words as Stack;
  });
}
