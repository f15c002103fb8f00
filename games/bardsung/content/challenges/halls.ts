import { either, inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  blessing,
  burn,
  fatigue,
  inspire,
  pinned,
  seriousWound,
  silence,
  sundered,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, supply, treasure } from '../../rules/effects/party.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the fourth chapter adds. */
export const halls: readonly AspectDef[] = [
  tokenAspect(
    card(401, 'Cold Forge'),
    'forge',
    challenge('str', 13, { success: onEveryHero(blessing), failure: burn }),
  ),
  tokenAspect(
    card(402, 'Leaking Pipe'),
    'pipe',
    challenge('int', 13, { success: supply('toolkit'), failure: burn }),
  ),
  tokenAspect(
    card(403, 'The Well of Names'),
    'well',
    challenge('wis', 13, { success: treasure, failure: echo }),
  ),
  immediateAspect(
    card(404, 'Oath Stone'),
    challenge('cha', 13, { success: inOrder(blessing, gold(4)), failure: sundered }),
  ),
  immediateAspect(
    card(405, 'Blade Corridor'),
    challenge('dex', 13, { success: gold(3), failure: seriousWound, toolkit: true }),
  ),
  immediateAspect(
    card(406, 'Hall of Whispers'),
    challenge('int', 13, { success: inspire, failure: silence }),
  ),
  immediateAspect(
    card(407, 'King’s Jester'),
    either(
      challenge('cha', 14, { success: gold(5), failure: silence }),
      challenge('dex', 13, { success: supply('charm'), failure: fatigue }),
    ),
  ),
  delayedAspect(card(408, 'Settling Stones'), 0, onEveryHero(challenge('con', 13, { failure: pinned }))),
];
