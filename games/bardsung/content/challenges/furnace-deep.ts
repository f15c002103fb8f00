import { either, inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  blessing,
  burn,
  fatigue,
  poison,
  silence,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { cleanse, echo, gold, soothe, supply, treasure } from '../../rules/effects/party.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the seventh chapter adds. */
export const furnaceDeep: readonly AspectDef[] = [
  immediateAspect(
    card(701, 'Molten Channel'),
    challenge('dex', 15, { success: gold(5), failure: burn, toolkit: true }),
  ),
  tokenAspect(
    card(702, 'Mother’s Forge'),
    'forge',
    challenge('con', 15, { success: inOrder(soothe, blessing), failure: burn }),
  ),
  immediateAspect(card(703, 'Smothering Ash'), onEveryHero(challenge('con', 14, { failure: poison }))),
  immediateAspect(
    card(704, 'Chained Giant'),
    challenge('cha', 15, { success: supply('potion'), failure: wound }),
  ),
  immediateAspect(
    card(705, 'Heat Mirage'),
    challenge('wis', 15, { success: treasure, failure: inOrder(fatigue, bleed) }),
  ),
  tokenAspect(card(706, 'Condenser'), 'pipe', onEveryHero(cleanse)),
  delayedAspect(card(707, 'Cracking Vat'), 1, onEveryHero(challenge('dex', 14, { failure: burn }))),
  immediateAspect(
    card(708, 'Ash Carrier’s Question'),
    either(
      challenge('int', 15, { success: gold(5), failure: silence }),
      challenge('cha', 14, { success: supply('charm'), failure: echo }),
    ),
  ),
];
