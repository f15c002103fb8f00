import type { StoryDef } from '../../rules/definitions.ts';
import {
  action,
  banishZombie,
  eachHero,
  exert,
  fight,
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
  story('fever-at-the-fair', {
    name: 'Fever at the Fair',
    scenario,
    quest: ['Market Town'],
    original: true,
    effect: placeZombies(1, 'Market Town'),
    abilities: [action(1, test('mind', 0, { pass: gainCompanion() }))],
  }),
  story('the-last-garrison', {
    name: 'The Last Garrison',
    scenario,
    quest: ['Rodmar Fort'],
    original: true,
    effect: placeZombies(1, 'Rodmar Fort'),
    abilities: [action(1, gainCompanion(), { cost: payGold(3) })],
  }),
  story('the-bell-of-suvar', {
    name: 'The Bell of Suvar',
    scenario,
    quest: ["Suvar's Rest"],
    original: true,
    effect: placeZombies(1, 'Thelsvan Reach'),
    abilities: [action(1, inOrder(banishZombie(), gainGold(1)), { cost: exert() })],
  }),
  story('the-stitched-host', {
    name: 'The Stitched Host',
    scenario,
    quest: ['Hollow of Voices'],
    original: true,
    effect: placeZombies(1, 'Hollow of Voices'),
    abilities: [action(1, fight(graveWright.id, 'the Grave-Wright'))],
  }),
  story('the-dead-rise', {
    name: 'The Dead Rise',
    scenario,
    original: true,
    effect: zombieBesideEachHero(),
  }),
  story('a-company-without-a-captain', {
    name: 'A Company without a Captain',
    scenario,
    original: true,
    effect: eachHero(forPrice(payGold(3), gainCompanion())),
  }),
  story('a-night-without-stars', {
    name: 'A Night without Stars',
    scenario,
    original: true,
    effect: inOrder(refreshGems(), placeZombies(1, 'Cursed Ruins')),
  }),
  story('the-dead-walk-on', {
    name: 'The Dead Walk On',
    scenario,
    original: true,
    effect: eachHero(moveZombie()),
  }),
];
