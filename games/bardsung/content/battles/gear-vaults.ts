import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { burn, fatigue, haste, pinned } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { enemiesAdd } from '../../rules/effects/standing.ts';
import { whenEnemyFalls } from '../../rules/effects/triggers.ts';
import { onEveryEnemy, onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the sixth chapter adds. */
export const gearVaults: readonly AspectDef[] = [
  sustainedAspect(card(601, 'Overwound'), [enemiesAdd('speed', 1), enemiesAdd('toughness', -1)]),
  delayedAspect(
    card(602, 'Steam Burst'),
    0,
    onEveryHero(challenge('dex', 14, { failure: burn, toolkit: true })),
  ),
  sustainedAspect(card(603, 'Piecework'), [whenEnemyFalls(onEveryEnemy(haste))]),
  sustainedAspect(card(604, 'Riveted Plate'), [enemiesAdd('toughness', 2)]),
  immediateAspect(
    card(605, 'The Floor Turns'),
    onEveryHero(challenge('dex', 14, { failure: inOrder(pinned, fatigue) })),
  ),
];
