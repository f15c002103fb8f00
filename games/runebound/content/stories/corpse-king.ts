import type { StoryDef } from '../../rules/definitions.ts';
import {
  action,
  banishZombie,
  eachHero,
  exert,
  fight,
  forHero,
  forPrice,
  gainCompanion,
  gainGold,
  inOrder,
  moveZombie,
  payGold,
  placeZombies,
  refreshGems,
  story,
  test,
  zombieBesideEachHero,
} from '../../rules/effects/index.ts';
import { graveWright } from './grave-wright.ts';

const scenario = 'corpse-king';

/** Six quests, each with its dead, and four events. */
export const corpseKingStories: readonly StoryDef[] = [
  story({
    name: 'The Open Graves',
    scenario,
    quest: ['Elmford'],
    original: true,
    effect: placeZombies(2, 'Elmford'),
    abilities: [action(1, test('body', 0, { pass: gainCompanion() }))],
  }),
  story({
    name: 'The Fen Dead',
    scenario,
    quest: ['Echo Mere'],
    original: true,
    effect: placeZombies(1, 'Echo Mere'),
    abilities: [action(1, test('spirit', 0, { pass: gainCompanion() }))],
  }),
  story({
    name: 'Fever at the Fair',
    scenario,
    quest: ['Market Town'],
    original: true,
    effect: placeZombies(1, 'Market Town'),
    abilities: [action(1, test('mind', 0, { pass: gainCompanion() }))],
  }),
  story({
    name: 'The Last Garrison',
    scenario,
    quest: ['Rodmar Fort'],
    original: true,
    effect: placeZombies(1, 'Rodmar Fort'),
    abilities: [action(1, gainCompanion(), { cost: payGold(3) })],
  }),
  story({
    name: 'The Bell of Suvar',
    scenario,
    quest: ["Suvar's Rest"],
    original: true,
    effect: placeZombies(1, 'Thelsvan Reach'),
    abilities: [action(1, inOrder(banishZombie(), gainGold(1)), { cost: exert() })],
  }),
  story({
    name: 'The Stitched Host',
    scenario,
    quest: ['Hollow of Voices'],
    original: true,
    effect: placeZombies(1, 'Hollow of Voices'),
    abilities: [action(1, fight(graveWright.id, 'the Grave-Wright'))],
  }),
  story({
    name: 'The Dead Rise',
    scenario,
    original: true,
    effect: zombieBesideEachHero(),
  }),
  story({
    name: 'A Company without a Captain',
    scenario,
    original: true,
    effect: forHero(eachHero, forPrice(payGold(3), gainCompanion())),
  }),
  story({
    name: 'A Night without Stars',
    scenario,
    original: true,
    effect: inOrder(refreshGems(), placeZombies(1, 'Cursed Ruins')),
  }),
  story({
    name: 'The Dead Walk On',
    scenario,
    original: true,
    effect: forHero(eachHero, moveZombie()),
  }),
];
