import { readingOf, type Seen as SeenCard } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type {
  CardDef,
  ChapterDef,
  DungeonDef,
  EncounterDef,
  EnemyDef,
  EnemyProfile,
  StoryDef,
} from '../rules/definitions.ts';
import type { EnemyFacts, HeroFacts, TableFacts } from '../rules/facts.ts';
import type { Bardsung } from '../rules/state.ts';
import { type ConditionName, MARKS, type Piece } from '../rules/things.ts';

/** What the board reads from a view. */
export type Open = Pick<
  Bardsung,
  | 'party'
  | 'node'
  | 'journey'
  | 'phase'
  | 'step'
  | 'round'
  | 'tiles'
  | 'order'
  | 'acting'
  | 'queue'
  | 'turn'
  | 'fate'
  | 'supplies'
  | 'gold'
  | 'loud'
  | 'left'
  | 'dead'
  | 'third'
  | 'fallen'
  | 'heroes'
>;

export type Seen = SeenCard<Piece>;

export const { openOf, factsOf, cardsOf, countOf } = readingOf<Open, TableFacts, Piece>();

const box = new Map((Object.values(content).flat() as CardDef[]).map((def) => [def.id, def]));

/** What a card is; undefined for one that only a scenario file knows. */
export function defOf<K extends CardDef['kind']>(
  id: string | undefined,
  kind: K,
): Extract<CardDef, { kind: K }> | undefined {
  const def = id === undefined ? undefined : box.get(id);
  return def?.kind === kind ? (def as Extract<CardDef, { kind: K }>) : undefined;
}

export const dungeonOf = (id: string): DungeonDef | undefined => defOf(id, 'dungeon');
export const encounterOf = (view: View): EncounterDef | undefined => defOf(openOf(view).node, 'encounter');
export const chapterOf = (id: string | undefined): ChapterDef | undefined => defOf(id, 'chapter');
export const storyOf = (id: string): StoryDef | undefined => defOf(id, 'story');
export const nameIn = (id: string): string => box.get(id)?.name ?? '';

/** Whether an encounter is under way; otherwise the party is between two of them. */
export const isPlayed = (view: View): boolean => {
  const { phase } = openOf(view);
  return phase !== 'upkeep' && phase !== 'map';
};

export const heroOf = (view: View, seat: number): Seen | undefined => cardsOf(view, `model:${seat}`)[0];
export const heroName = (view: View, seat: number): string => nameIn(heroOf(view, seat)?.def ?? '');
export const heroFactsOf = (view: View, seat: number): HeroFacts | undefined => factsOf(view)?.heroes[seat];
export const enemyFactsOf = (view: View, id: number): EnemyFacts | undefined => factsOf(view)?.enemies[id];

/** All models on the mat, heroes first. */
export const modelsOf = (view: View): Seen[] => [
  ...openOf(view).party.flatMap((_, seat) => cardsOf(view, `model:${seat}`)),
  ...cardsOf(view, 'enemies'),
];

/** The side that the enemies of a kind are played by now. */
export function profileOf(view: View, kind: EnemyDef): EnemyProfile {
  const card = cardsOf(view, 'initiative').find(({ def, seat = -1 }) => seat < 0 && def === kind.id);
  // A boss turns its card over more than once.
  return (card?.turned && kind.sides[1 + (card.host ?? 0)]) || kind.front;
}

/** The conditions of a model, each with how many tokens of it there are. */
export function conditionsOf({ marks = 0, poison = 0, stunned = 0 }: Seen): [ConditionName, number][] {
  const held = MARKS.filter((_, bit) => (marks & (1 << bit)) !== 0).map((mark): [ConditionName, number] => [
    mark,
    1,
  ]);
  if (poison > 0) held.push(['poison', poison]);
  if (stunned > 0) held.push(['stunned', stunned]);
  return held;
}

/** The seat whose hero is to be looked at: who rolls or has fallen, who takes a turn, or whoever is asked. */
export function seatInFocus(view: View): number {
  const { turn, phase, step, fallen } = openOf(view);
  const { topic, subject, seat = 0 } = view.choice ?? {};
  if (topic === 'reroll') return (subject as { readonly hero: number }).hero;
  if (fallen >= 0) return fallen;
  return turn?.seat ?? (phase === 'upkeep' ? step : seat);
}
