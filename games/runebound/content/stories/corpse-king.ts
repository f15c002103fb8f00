import type { StoryDef } from '../../rules/definitions.ts';
import {
  action,
  eachHero,
  gainCompanion,
  gainGold,
  placeZombies,
  story,
  test,
  zombieBesideEachHero,
} from '../../rules/effects/index.ts';

const scenario = 'corpse-king';

export const corpseKingStories: readonly StoryDef[] = [
  story('the-open-graves', {
    name: 'The Open Graves',
    scenario,
    quest: ['Elmford'],
    original: true,
    effect: placeZombies(2, 'Elmford'),
    abilities: [action(1, test('body', 0, { pass: gainCompanion() }))],
  }),
  story('the-fen-dead', {
    name: 'The Fen Dead',
    scenario,
    quest: ['Echo Mere'],
    original: true,
    effect: placeZombies(1, 'Echo Mere'),
    abilities: [action(1, test('spirit', 0, { pass: gainCompanion() }))],
  }),
  story('the-dead-rise', {
    name: 'The Dead Rise',
    scenario,
    original: true,
    effect: zombieBesideEachHero(),
  }),
  story('alms-for-the-living', {
    name: 'Alms for the Living',
    scenario,
    original: true,
    effect: eachHero(gainGold(1)),
  }),
];
