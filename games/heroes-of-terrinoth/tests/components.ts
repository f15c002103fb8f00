import type {
  Ability,
  ActivationDef,
  Archetype,
  EnemyDef,
  GameEffect,
  HeroDef,
  LocationDef,
  QuestDef,
  Rank,
  Rating,
} from '../rules/definitions.ts';
import {
  type ActionLine,
  activation,
  advance,
  aid,
  attack,
  type EnemyStats,
  explore,
  hero,
  is,
  isActionLine,
  location,
  nemesis,
  type QuestCard,
  quest,
  questEnemy,
  readyCards,
  rest,
} from '../rules/effects/index.ts';
import type { ActionKind } from '../rules/state.ts';

/** Components told by their properties alone; whatever a test does not name is plain. */
export interface HeroProperties {
  readonly name?: string;
  readonly archetype?: Archetype;
  readonly health?: number;
  readonly ability?: Ability;
}

export interface EnemyProperties extends Partial<EnemyStats> {
  readonly name?: string;
  readonly rating?: Rating;
  readonly rank?: Rank;
  readonly traits?: readonly string[];
}

export interface LocationProperties {
  readonly name?: string;
  readonly rating?: Rating;
  readonly traits?: readonly string[];
  readonly exploration?: number;
  readonly engaged?: number;
  readonly shadows?: number;
  readonly abilities?: readonly Ability[];
  readonly threat?: GameEffect;
  readonly questSpecific?: true;
}

/** An activation card: its action alone, or all of its lines. */
export type CardLines = ActionLine | readonly GameEffect[];

export const plainHero = ({ name = 'Ann', archetype = 'Warrior', ...more }: HeroProperties = {}): HeroDef =>
  hero({ name, archetype, health: 10, ability: { text: 'ht.none' }, ...more });

export function plainEnemy({ name = 'Foe', rank = 'minion', ...more }: EnemyProperties = {}): EnemyDef {
  const card = {
    name,
    rating: 'Trivial',
    traits: ['Beast'],
    health: 5,
    attack: 1,
    bar: [advance],
    ...more,
  } as const;
  return rank === 'nemesis' ? nemesis(card) : questEnemy({ ...card, rank });
}

export const plainLocation = ({ name = 'Crossroads', ...more }: LocationProperties = {}): LocationDef =>
  location({ name, rating: 'Trivial', traits: ['Road'], exploration: 9, engaged: 0, shadows: 0, ...more });

/** A quest that nobody wins or loses by playing a little. */
export const plainQuest = (card: Partial<QuestCard> = {}): QuestDef =>
  quest({
    name: 'Errand',
    rating: 'Trivial',
    task: 'walk',
    nemesis: 'warlord',
    enemies: [],
    locations: [],
    exploration: [],
    peril: { spaces: ['gray', 'gray', 'gray'], effects: [] },
    victory: is.condition('ht.none', () => false),
    story: { before: 'Once upon a time.', victory: 'Happily ever after.', defeat: 'Alas.' },
    ...card,
  });

const PLAIN_LINES: { readonly [kind in ActionKind]: readonly GameEffect[] } = {
  attack: [attack(2)],
  explore: [explore(2)],
  rest: [rest(2), readyCards('all')],
  aid: [aid(2)],
};

/** The four activation cards of an archetype, called Attack, Explore, Rest and Aid. */
export function fourCards(archetype: Archetype, given: readonly CardLines[] = []): ActivationDef[] {
  const lines = { ...PLAIN_LINES };
  for (const card of given) {
    const all: readonly GameEffect[] = 'run' in card ? [card] : card;
    lines[all.find(isActionLine)!.action] = all;
  }
  return Object.entries(lines).map(([kind, own]) =>
    activation({
      id: `${archetype}-${kind}`.toLowerCase(),
      name: `${kind[0]!.toUpperCase()}${kind.slice(1)}`,
      archetype,
      lines: kind === 'rest' && !own.some((line) => 'readiesAll' in line) ? [...own, readyCards('all')] : own,
    }),
  );
}
