import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { bleed, fatigue, push, stunned, wound } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo } from '../../rules/effects/party.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b00${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** The base list: B001 to B008. */
export const battles: readonly AspectDef[] = [
  sustainedAspect(card(1, 'Shield Wall'), [enemiesAdd('tn', 1)]),
  sustainedAspect(card(2, 'Thick Smoke'), [heroesAdd('range', -1), enemiesAdd('range', -1)]),
  sustainedAspect(card(3, 'Drilled Ranks'), [enemiesAdd('speed', 1)]),
  delayedAspect(
    card(4, 'Creaking Roof'),
    1,
    onEveryHero(challenge('dex', 11, { failure: wound, toolkit: true })),
  ),
  delayedAspect(card(5, 'Alarm Horn'), 0, echo),
  immediateAspect(card(6, 'Sprung Ambush'), onEveryHero(challenge('wis', 11, { failure: fatigue }))),
  immediateAspect(card(7, 'Loose Flagstones'), challenge('dex', 12, { failure: inOrder(push, bleed) })),
  immediateAspect(card(8, 'War Drums'), challenge('cha', 12, { failure: stunned })),
];
