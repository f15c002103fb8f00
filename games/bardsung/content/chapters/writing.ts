import { storyCard } from '../../rules/cards/chapters.ts';
import { encounterCard } from '../../rules/cards/dungeon.ts';
import type {
  EncounterDef,
  HeroCounts,
  Reinforcements,
  RuneMeaning,
  StoryDef,
  Terrain,
} from '../../rules/definitions.ts';
import type { LaidTile } from '../../rules/state.ts';

/** A story card of ours. */
export const tale = (name: string, story: string, ...options: Parameters<typeof storyCard>[1]): StoryDef =>
  storyCard({ name, original: true, story }, options);

/** One of a kind, whatever the number of heroes. */
export const one = (enemy: string): RuneMeaning => some(enemy, 1, 1, 1, 1, 1);

/** Enemies that a rune stands for, by the number of heroes. */
export const some = (enemy: string, ...count: HeroCounts): RuneMeaning => ({ enemy, count });

/** What the other three runes stand for. */
export const terrains = (flame: Terrain, wave: Terrain, tree: Terrain): EncounterDef['runes'] => ({
  flame: { terrain: flame },
  wave: { terrain: wave },
  tree: { terrain: tree },
});

/** A tile that lies there from the start. */
export const tile = (def: string, col: number, row: number): LaidTile => ({ def, col, row, turn: 0 });

interface Dungeon {
  readonly runes: EncounterDef['runes'];
  readonly wanderers: readonly string[];
}

/** A crawl from its entrance tile to an exit of the mat, about ten squares away. */
export const crawl = (
  id: string,
  name: string,
  entrance: LaidTile,
  exit: number,
  dungeon: Dungeon,
  goal: 'crawl' | 'tunnel' = 'crawl',
): EncounterDef => encounterCard({ id, name, original: true, goal, layout: [entrance], exit, ...dungeon });

/** An encounter whose tiles and enemies the book gives. */
export const fixed = (
  id: string,
  name: string,
  layout: readonly LaidTile[],
  dungeon: Dungeon,
  goal: 'fixed' | 'boss' = 'fixed',
): EncounterDef => encounterCard({ id, name, original: true, goal, layout, ...dungeon });

/** An encounter that is lived through, while enemies keep coming. */
export const outlast = (
  id: string,
  name: string,
  layout: readonly LaidTile[],
  rounds: number,
  reinforcements: Reinforcements,
  dungeon: Dungeon,
): EncounterDef =>
  encounterCard({ id, name, original: true, goal: 'outlast', layout, rounds, reinforcements, ...dungeon });
