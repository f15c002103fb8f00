import type { Catalogue } from '@questwright/kernel';

/** Why one answer is better than another: what it leads to on average, and what the other way leads to. */
export const better: Catalogue = {
  'bs.better.way': 'it leaves the heroes {n} zones to go in all; the other way {other}',
  'bs.better.loud': 'it makes less noise in the dark',
  'bs.better.danger': 'it leaves enemies that weigh {n} in all; the other way {other}',
  'bs.better.threat': 'it leaves fewer blows to be expected in this round',
  'bs.better.wounds': 'it spares the heroes wounds that they can hardly bear',
  'bs.better.serious': 'it leaves {n} serious wounds; the other way {other}',
  'bs.better.harms': 'it leaves the heroes with fewer harmful conditions',
  'bs.better.blessings': 'it leaves {n} heroes blessed; the other way {other}',
  'bs.better.actions': 'it gives a hero one more action in the next turn',
  'bs.better.reach': 'it leaves enemies {n} zones out of reach; the other way {other}',
  'bs.better.hazards': 'it leaves the heroes on safer ground',
  'bs.better.stores': 'it saves fate, supplies or gold',
  'bs.better.treasure': 'it leaves the heroes {n} treasures; the other way {other}',
  'bs.better.won': 'it wins in {n} of 100 tries at once; the other way in {other}',
  'bs.better.lost': 'it loses in {n} of 100 tries at once; the other way in {other}',
};
