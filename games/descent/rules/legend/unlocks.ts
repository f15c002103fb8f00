import { boxesInUse } from '../boxes.ts';
import type { StageDef } from '../definitions.ts';
import { BASE_BOX } from '../ids.ts';
import type { Descent } from '../state.ts';

/** What each box adds to play without an overlord: stages of The Delve, standard ones and of bosses, and a side quest. */
interface Unlocks {
  readonly standard: number;
  readonly boss: number;
  readonly side: readonly string[];
}

const box = (standard: number, boss: number, ...side: readonly string[]): Unlocks => ({
  standard,
  boss,
  side,
});

/** Packs of lieutenants, which are not named here, unlock neither. */
const UNLOCKS: { readonly [name: string]: Unlocks } = {
  'Lair of the Wyrm': box(2, 1, 'Temple of the Elemental Dragon'),
  'Labyrinth of Ruin': box(4, 3, 'The Demon Hive'),
  'The Trollfens': box(2, 1, "The Troll's Treasure"),
  'Shadow of Nerekhall': box(4, 3, 'The Worst Exotic Merriod Inn'),
  'Manor of Ravens': box(2, 1, 'Smash and Grab'),
  'Mists of Bilehall': box(2, 3, "Mad Moriden's Tower"),
  'The Chains that Rust': box(2, 3, 'Names of Nightfall'),
  'Oath of the Outcast': box(0, 0, 'Bound by Fear'),
  'Crown of Destiny': box(0, 0, 'Time Trials'),
  'Crusade of the Forgotten': box(0, 0, 'Gather No Moss'),
  'Guardians of Deephall': box(0, 0, "Stand at Thaurgrim's Rest"),
  'Visions of Dawn': box(0, 0, 'What Brings Us Together'),
  'Bonds of the Wild': box(0, 0, 'Tooth and Blade'),
  'Shards of Everdark': box(0, 0, 'Let Them Go'),
  'Treaty of Champions': box(0, 0, 'Prisoner of Icespire'),
  'Stewards of the Secret': box(0, 0, 'Choose Your Poison'),
};

/** Whether a side quest is there for the players: it is of the base box, or a box that they play with unlocks it. */
export const isSideQuestUnlocked = (
  g: Descent,
  { name, box }: { readonly name: string; readonly box: string },
): boolean => box === BASE_BOX || boxesInUse(g).some((one) => UNLOCKS[one]?.side.includes(name));

/** The stages that there are for the players: those of the base box, and of each other box as many as it unlocks. */
export function unlockedStages(g: Descent, stages: readonly StageDef[]): readonly StageDef[] {
  const left = new Map<string, number>();
  const boxes = boxesInUse(g);
  return stages.filter(({ boss, quest: { box } }) => {
    if (box === BASE_BOX) return true;
    if (!boxes.includes(box)) return false;
    const kind = `${box} ${boss}`;
    const n = left.get(kind) ?? UNLOCKS[box]?.[boss ? 'boss' : 'standard'] ?? 0;
    left.set(kind, n - 1);
    return n > 0;
  });
}
