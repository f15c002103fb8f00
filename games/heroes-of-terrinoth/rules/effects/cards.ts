import { nested, type Text } from '@questwright/kernel';
import type {
  Ability,
  ActivationDef,
  Archetype,
  ConditionDef,
  Counter,
  EnemyDef,
  EnemySet,
  EventDef,
  ExplorationSet,
  GameCondition,
  GameEffect,
  HeroDef,
  ItemDef,
  Keyword,
  LocationDef,
  PerilTrack,
  QuestDef,
  Rank,
  Rating,
  Stack,
} from '../definitions.ts';
import { type ActionLine, isActionLine } from './actions.ts';

/** What every card is written with. Cards are ours unless they say that the published one is known. */
interface Card {
  readonly id?: string;
  readonly name: string;
  /** Set to false when name, numbers and effects are those of the published card. */
  readonly original?: false;
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const head = (card: Card) => ({
  id: card.id ?? idOf(card.name),
  name: card.name,
  original: card.original ?? true,
});

/** Listeners and modifiers of all the abilities on a card. */
function merged(id: string, abilities: readonly Ability[]): Pick<Ability, 'on' | 'modify'> {
  const on: Record<string, NonNullable<Ability['on']>[string]> = {};
  const modify: Record<string, NonNullable<Ability['modify']>[string]> = {};
  for (const ability of abilities) {
    for (const event in ability.on) {
      if (on[event]) throw new Error(`"${id}" answers twice to "${event}": make one ability of the two.`);
      on[event] = ability.on[event]!;
    }
    for (const value in ability.modify) {
      if (modify[value]) throw new Error(`"${id}" changes "${value}" twice: make one ability of the two.`);
      modify[value] = ability.modify[value]!;
    }
  }
  return {
    ...(Object.keys(on).length > 0 && { on }),
    ...(Object.keys(modify).length > 0 && { modify }),
  };
}

const texts = (abilities: readonly Ability[]): Text[] => abilities.map(({ text }) => text);

export function hero(card: Card & { archetype: Archetype; health: number; ability: Ability }): HeroDef {
  const base = head(card);
  return {
    ...base,
    kind: 'hero',
    back: 'hero',
    archetype: card.archetype,
    health: card.health,
    text: [card.ability.text],
    ...merged(base.id, [card.ability]),
  };
}

/** An activation card. Exactly one of its lines is an action; a rest card also readies all cards. */
export function activation(
  card: Card & { archetype: Archetype; class?: string; lines: readonly GameEffect[] },
): ActivationDef {
  const base = head(card);
  const actions = card.lines.filter(isActionLine) as ActionLine[];
  if (actions.length !== 1) throw new Error(`"${base.id}" needs one action, and has ${actions.length}.`);
  const { action } = actions[0]!;
  if (action === 'rest' && !card.lines.some((line) => 'readiesAll' in line && line.readiesAll)) {
    throw new Error(`"${base.id}" is a rest card and must ready all of its owner's cards.`);
  }
  return {
    ...base,
    kind: 'activation',
    archetype: card.archetype,
    class: card.class ?? null,
    action,
    lines: card.lines,
    text: card.lines.map(({ text }) => text),
  };
}

/** The numbers of an enemy card. */
export interface EnemyStats {
  readonly health: number;
  readonly attack: number;
  readonly resilience?: number;
  readonly bar: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  readonly threat?: GameEffect;
}

interface EnemyCard extends Card, EnemyStats {
  readonly rating: Rating;
  readonly traits: readonly string[];
}

function enemy(card: EnemyCard, rank: Rank, set: string | null, questSpecific: boolean): EnemyDef {
  const base = head(card);
  const abilities = card.abilities ?? [];
  const rankTrait = { minion: 'Minion', master: 'Master', nemesis: 'Nemesis' }[rank];
  return {
    ...base,
    kind: 'enemy',
    back: rank === 'nemesis' ? 'nemesis' : 'enemy',
    set,
    rank,
    rating: card.rating,
    traits: [...card.traits, rankTrait],
    health: card.health,
    attack: card.attack,
    resilience: card.resilience ?? 0,
    bar: card.bar,
    threat: card.threat ?? null,
    questSpecific,
    text: [
      ...card.bar
        .filter((keyword) => !keyword.basic)
        .map(({ name, effect }): Text => ['ht.keyword', { name, effect: nested(effect.text) }]),
      ...texts(abilities),
      ...threatText(card.threat),
    ],
    ...merged(base.id, abilities),
  };
}

const threatText = (threat: GameEffect | undefined): Text[] =>
  threat ? [['ht.threat', { effect: nested(threat.text) }]] : [];

/** A set: two minions and a master of one name. */
export function enemySet(set: {
  readonly name: string;
  readonly rating: Rating;
  readonly traits: readonly string[];
  readonly minion: EnemyStats;
  readonly master: EnemyStats;
  readonly original?: false;
}): EnemySet {
  const { name, rating, traits } = set;
  const shared = { name, rating, traits, ...(set.original === false && { original: false as const }) };
  const id = idOf(name);
  return {
    name,
    rating,
    minion: enemy({ ...shared, ...set.minion, id }, 'minion', name, false),
    master: enemy({ ...shared, ...set.master, id: `${id}-master` }, 'master', name, false),
  };
}

export const nemesis = (card: EnemyCard): EnemyDef => enemy(card, 'nemesis', null, false);

/** An enemy that only one quest uses; it belongs to no set. */
export const questEnemy = (card: EnemyCard & { rank: 'minion' | 'master' }): EnemyDef =>
  enemy(card, card.rank, null, true);

export function location(
  card: Card & {
    rating: Rating;
    traits: readonly string[];
    exploration: number;
    engaged: number;
    shadows: number;
    abilities?: readonly Ability[];
    threat?: GameEffect;
    questSpecific?: true;
  },
): LocationDef {
  const base = head(card);
  const abilities = card.abilities ?? [];
  return {
    ...base,
    kind: 'location',
    back: 'location',
    rating: card.rating,
    traits: card.traits,
    exploration: card.exploration,
    engaged: card.engaged,
    shadows: card.shadows,
    threat: card.threat ?? null,
    questSpecific: card.questSpecific ?? false,
    text: [...texts(abilities), ...threatText(card.threat)],
    ...merged(base.id, abilities),
  };
}

/** An item: kept, and used as its abilities say. A quest's own cards that heroes carry are items, too. */
export function item(
  card: Card & { abilities: readonly Ability[]; threat?: GameEffect; questSpecific?: true },
): ItemDef {
  const base = head(card);
  return {
    ...base,
    kind: 'item',
    back: 'exploration',
    set: null,
    threat: card.threat ?? null,
    questSpecific: card.questSpecific ?? false,
    text: [...texts(card.abilities), ...threatText(card.threat)],
    ...merged(base.id, card.abilities),
  };
}

/** An event: it takes effect when drawn, and is discarded. */
export function event(card: Card & { effect: GameEffect; questSpecific?: true }): EventDef {
  return {
    ...head(card),
    kind: 'event',
    back: 'exploration',
    set: null,
    effect: card.effect,
    questSpecific: card.questSpecific ?? false,
    text: [card.effect.text],
  };
}

/** A set of exploration cards: its name stands in the banner of each of them. */
export function explorationSet(set: {
  readonly name: string;
  readonly cards: readonly (ItemDef | EventDef)[];
}): ExplorationSet {
  return { name: set.name, cards: set.cards.map((card) => ({ ...card, set: set.name })) };
}

export function condition(card: Card & { harmful: boolean; abilities: readonly Ability[] }): ConditionDef {
  const base = head(card);
  return {
    ...base,
    kind: 'condition',
    harmful: card.harmful,
    text: texts(card.abilities),
    ...merged(base.id, card.abilities),
  };
}

export interface QuestCard extends Card {
  readonly rating: Rating;
  /** What it asks of the players, in one word: race, rescue, siege. */
  readonly task: string;
  /** The one that is suggested to newcomers. */
  readonly forNewcomers?: true;
  readonly nemesis: string | null;
  readonly nemesisDown?: true;
  readonly enemies: readonly Stack[];
  readonly locations: readonly Stack[];
  readonly exploration: readonly Stack[];
  readonly counters?: { readonly [id: string]: Counter };
  readonly aside?: readonly string[];
  readonly peril: PerilTrack;
  /** The quest's own rules. */
  readonly rules?: readonly Ability[];
  readonly threat?: GameEffect;
  readonly setUp?: GameEffect;
  readonly opening?: GameEffect;
  readonly victory: GameCondition;
  readonly defeat?: GameCondition;
  readonly story: QuestDef['story'];
}

export function quest(card: QuestCard): QuestDef {
  const base = head(card);
  const rules = card.rules ?? [];
  return {
    ...base,
    kind: 'quest',
    rating: card.rating,
    task: card.task,
    forNewcomers: card.forNewcomers ?? false,
    nemesis: card.nemesis,
    nemesisDown: card.nemesisDown ?? false,
    enemies: card.enemies,
    locations: card.locations,
    exploration: card.exploration,
    counters: card.counters ?? {},
    aside: card.aside ?? [],
    peril: card.peril,
    threat: card.threat ?? null,
    setUp: card.setUp ?? null,
    opening: card.opening ?? null,
    victory: card.victory,
    defeat: card.defeat ?? null,
    story: card.story,
    text: questText(card, rules),
    ...merged(base.id, rules),
  };
}

function questText(card: QuestCard, rules: readonly Ability[]): Text[] {
  return [
    ...(card.setUp ? [['ht.quest.set-up', { effect: nested(card.setUp.text) }] as const] : []),
    ...(card.opening ? [['ht.quest.opening', { effect: nested(card.opening.text) }] as const] : []),
    ...texts(rules),
    ...card.peril.effects.map(
      ({ colour, effect }): Text => [
        'ht.quest.peril',
        { colour: [`ht.colour.${colour}`], effect: nested(effect.text) },
      ],
    ),
    ...threatText(card.threat),
    ['ht.quest.victory', { condition: nested(card.victory.text) }],
    card.defeat ? ['ht.quest.defeat', { condition: nested(card.defeat.text) }] : 'ht.quest.defeat-all',
  ];
}
