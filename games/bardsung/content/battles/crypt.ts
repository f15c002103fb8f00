import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { fatigue, pinned, poison } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo } from '../../rules/effects/party.ts';
import { heroesAdd } from '../../rules/effects/standing.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the third chapter adds. */
export const crypt: readonly AspectDef[] = [
  sustainedAspect(card(301, 'Grave Chill'), [heroesAdd('speed', -1)]),
  delayedAspect(
    card(302, 'A Bell without a Rope'),
    0,
    inOrder(echo, onEveryHero(challenge('wis', 12, { failure: fatigue }))),
  ),
  immediateAspect(
    card(303, 'Hands through the Floor'),
    onEveryHero(challenge('str', 12, { failure: pinned })),
  ),
  immediateAspect(card(304, 'Dust of Ages'), onEveryHero(challenge('con', 11, { failure: poison }))),
  sustainedAspect(card(305, 'The Candles Go Out'), [heroesAdd('range', -1)]),
];
