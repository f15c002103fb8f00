import type { StoryDef } from '../../rules/definitions.ts';
import {
  action,
  eachHero,
  gainLore,
  payGold,
  refreshGems,
  story,
  takeDamage,
  test,
} from '../../rules/effects/index.ts';
import { theMaster } from './the-master.ts';

const scenario = 'margath';

export const margathStories: readonly StoryDef[] = [
  theMaster,
  story('beneath-the-water', {
    name: 'Beneath the Water',
    scenario,
    quest: ['Weeping Water'],
    original: true,
    abilities: [action(1, test('spirit', 0, { pass: gainLore(), fail: takeDamage(1) }))],
  }),
  story('the-archivists', {
    name: 'The Archivists',
    scenario,
    quest: 'city',
    original: true,
    abilities: [action(1, gainLore(), { cost: payGold(3) })],
  }),
  story('wings-at-dusk', {
    name: 'Wings at Dusk',
    scenario,
    original: true,
    effect: eachHero(takeDamage(1)),
  }),
  story('a-new-spring', { name: 'A New Spring', scenario, original: true, effect: refreshGems() }),
];
