import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { fatigue, push, silence } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { latecomer } from '../../rules/effects/mat.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { onEveryRoll } from '../../rules/effects/triggers.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the fifth chapter adds. */
export const sunkenRoad: readonly AspectDef[] = [
  sustainedAspect(card(501, 'Knee-Deep'), [heroesAdd('speed', -1), enemiesAdd('speed', 1)]),
  delayedAspect(
    card(502, 'The Current Takes Hold'),
    0,
    onEveryHero(challenge('str', 14, { failure: inOrder(push, fatigue) })),
  ),
  immediateAspect(
    card(503, 'Voices under the Surface'),
    onEveryHero(challenge('wis', 14, { failure: silence })),
  ),
  delayedAspect(card(504, 'They Wait Below'), 1, latecomer),
  sustainedAspect(card(505, 'Wet Grips'), [onEveryRoll('attack', { mod: -1 })]),
];
