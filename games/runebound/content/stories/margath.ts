import type { StoryDef } from '../../rules/definitions.ts';
import {
  action,
  beDelayed,
  eachHero,
  fight,
  forHero,
  forPrice,
  gainLore,
  inOrder,
  payGold,
  refreshGems,
  story,
  takeDamage,
  test,
} from '../../rules/effects/index.ts';
import { ashwing } from './ashwing.ts';
import { theMaster } from './the-master.ts';

const scenario = 'margath';

/** Six quests, five of them for lore, and four events. */
export const margathStories: readonly StoryDef[] = [
  theMaster,
  story({
    name: 'Beneath the Water',
    scenario,
    quest: ['Weeping Water'],
    original: true,
    abilities: [action(1, test('spirit', 0, { pass: gainLore(), fail: takeDamage(1) }))],
  }),
  story({
    name: 'The Archivists',
    scenario,
    quest: 'city',
    original: true,
    abilities: [action(1, gainLore(), { cost: payGold(3) })],
  }),
  story({
    name: 'The Old Dragonslayer',
    scenario,
    quest: ['Sundergard'],
    original: true,
    abilities: [action(1, test('body', 0, { pass: gainLore(), fail: beDelayed() }))],
  }),
  story({
    name: 'Vigil before Dawn',
    scenario,
    quest: 'shrine',
    original: true,
    abilities: [action(1, inOrder(gainLore(), beDelayed()))],
  }),
  story({
    name: 'The Herald on the Ridge',
    scenario,
    quest: ['The Razorbacks'],
    original: true,
    abilities: [action(1, fight(ashwing.id, ashwing.name))],
  }),
  story({
    name: 'Wings at Dusk',
    scenario,
    original: true,
    effect: forHero(eachHero, takeDamage(1)),
  }),
  story({
    name: 'A Peddler of Secrets',
    scenario,
    original: true,
    effect: forHero(eachHero, forPrice(payGold(2), gainLore())),
  }),
  story({
    name: 'What the Hunters Found',
    scenario,
    original: true,
    effect: forHero(eachHero, test('mind', 0, { pass: gainLore(), fail: takeDamage(2) })),
  }),
  story({ name: 'A New Spring', scenario, original: true, effect: refreshGems() }),
];
