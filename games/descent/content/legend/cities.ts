import type { CityDef } from '../../rules/definitions.ts';
import { gainsFame, gainsMorale, unlearns } from '../../rules/legend/road/words.ts';

/** The cities of the campaigns without an overlord, with one action each: ours. */
export const cities: readonly CityDef[] = [
  {
    id: 'tamalir',
    name: 'Tamalir',
    sells: 'weapons',
    action: { name: 'Hire a town crier', gold: 25, effect: gainsFame(1) },
  },
  {
    id: 'greyhaven',
    name: 'Greyhaven',
    sells: 'others',
    action: { name: 'Study at the university', gold: 25, effect: unlearns },
  },
  {
    id: 'dawnsmoor',
    name: 'Dawnsmoor',
    sells: 'armor',
    action: { name: 'Feast with the fishers', gold: 25, effect: gainsMorale(1) },
  },
];
