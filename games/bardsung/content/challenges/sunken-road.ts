import { inOrder, may } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  blessing,
  fatigue,
  inspire,
  pinned,
  quicken,
  silence,
  stunned,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, supply, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the fifth chapter adds. */
export const sunkenRoad: readonly AspectDef[] = [
  immediateAspect(
    card(501, 'Whirlpool'),
    challenge('str', 14, { success: inspire, failure: inOrder(stunned, fatigue) }),
  ),
  immediateAspect(
    card(502, 'Locked Sluice'),
    challenge('int', 14, { success: gold(4), failure: pinned, toolkit: true }),
  ),
  tokenAspect(
    card(503, 'Well of Pennies'),
    'well',
    challenge('cha', 14, { success: treasure, failure: silence }),
  ),
  immediateAspect(
    card(504, 'Bugbear Fisher'),
    onAnyHero(challenge('cha', 14, { success: supply('firewood'), failure: fatigue })),
  ),
  immediateAspect(card(505, 'Slime on the Steps'), onEveryHero(challenge('dex', 13, { failure: bleed }))),
  immediateAspect(
    card(506, 'Something Brushes Past'),
    challenge('wis', 14, { success: inOrder(blessing, quicken), failure: echo }),
  ),
  delayedAspect(card(507, 'Rising Water'), 1, onEveryHero(challenge('con', 14, { failure: wound }))),
  immediateAspect(card(508, 'Salvage'), may(challenge('str', 15, { success: treasure, failure: wound }))),
];
