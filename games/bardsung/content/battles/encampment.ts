import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { burn, fatigue, pinned, push } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { enemiesAdd } from '../../rules/effects/standing.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the second chapter adds. */
export const encampment: readonly AspectDef[] = [
  immediateAspect(card(201, 'Out of the Tall Grass'), onEveryHero(challenge('wis', 12, { failure: pinned }))),
  sustainedAspect(card(202, 'Watch Fires'), [enemiesAdd('range', 1)]),
  delayedAspect(card(203, 'Weighted Nets'), 0, onEveryHero(challenge('str', 11, { failure: fatigue }))),
  delayedAspect(
    card(204, 'Boiling Pitch'),
    1,
    onEveryHero(challenge('dex', 12, { failure: inOrder(burn, push), toolkit: true })),
  ),
  sustainedAspect(card(205, 'The Chief Is Watching'), [enemiesAdd('tn', 1), enemiesAdd('speed', 1)]),
];
