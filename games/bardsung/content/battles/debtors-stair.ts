import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { wound } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { latecomer } from '../../rules/effects/mat.ts';
import { echo } from '../../rules/effects/party.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { onEveryRoll } from '../../rules/effects/triggers.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the ninth chapter adds. */
export const debtorsStair: readonly AspectDef[] = [
  immediateAspect(card(901, 'Called Up'), latecomer),
  sustainedAspect(card(902, 'By the Book'), [enemiesAdd('tn', 2), enemiesAdd('speed', -1)]),
  delayedAspect(
    card(903, 'Bolted Doors'),
    1,
    onEveryHero(challenge('str', 15, { failure: wound, toolkit: true })),
  ),
  delayedAspect(card(904, 'Compound Interest'), 0, inOrder(echo, latecomer)),
  sustainedAspect(card(905, 'Hostile Witnesses'), [
    onEveryRoll('test', { disadvantage: 1 }),
    heroesAdd('resilience', -1),
  ]),
];
