import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  fatigue,
  frostbite,
  inspire,
  pinned,
  poison,
  stunned,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { cleanse, echo, gold, heal, supply, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryHero, onForemost } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the third chapter adds. */
export const crypt: readonly AspectDef[] = [
  tokenAspect(card(301, 'Dry Font'), 'well', onEveryHero(cleanse)),
  tokenAspect(
    card(302, 'Bone Organ'),
    'pipe',
    challenge('wis', 12, { success: inOrder(inspire, inspire), failure: echo }),
  ),
  immediateAspect(
    card(303, 'Riddle on the Lid'),
    challenge('int', 13, { success: treasure, failure: stunned }),
  ),
  immediateAspect(
    card(304, 'Weeping Stranger'),
    challenge('cha', 13, { success: supply('potion'), failure: fatigue }),
  ),
  immediateAspect(
    card(305, 'Tilting Slab'),
    challenge('str', 13, { success: gold(4), failure: inOrder(wound, pinned), toolkit: true }),
  ),
  immediateAspect(card(306, 'Swarm in the Wall'), onEveryHero(challenge('con', 12, { failure: poison }))),
  immediateAspect(
    card(307, 'Unquiet Bride'),
    onAnyHero(challenge('cha', 13, { success: heal, failure: frostbite })),
  ),
  delayedAspect(
    card(308, 'Sinking Floor'),
    1,
    onForemost(challenge('str', 13, { success: treasure, failure: pinned, toolkit: true })),
  ),
];
