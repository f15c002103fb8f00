/** What each box adds to play without an overlord: stages of The Delve, standard ones and of bosses, and a side quest. */
export interface Unlocks {
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
export const UNLOCKS: { readonly [name: string]: Unlocks } = {
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
