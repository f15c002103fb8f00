import { inOrder, may } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bane,
  blessing,
  burn,
  inspire,
  pinned,
  seriousWound,
  silence,
  slow,
  stunned,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { cleanse, heal, soothe, thirdToken, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryEnemy, onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the last chapter adds. */
export const ancientForge: readonly AspectDef[] = [
  tokenAspect(
    card(1001, 'The First Anvil'),
    'forge',
    challenge('str', 16, { success: onEveryHero(inOrder(blessing, cleanse)), failure: stunned }),
  ),
  immediateAspect(
    card(1002, 'Hall of Unfinished Things'),
    challenge('int', 16, { success: treasure, failure: inOrder(sundered, slow) }),
  ),
  immediateAspect(
    card(1003, 'Bellows Bridge'),
    onEveryHero(challenge('dex', 15, { failure: inOrder(burn, pinned) })),
  ),
  immediateAspect(
    card(1004, 'Shade of a Singer'),
    onAnyHero(challenge('cha', 16, { success: onEveryHero(inspire), failure: silence })),
  ),
  immediateAspect(
    card(1005, 'Mouth of the Furnace'),
    challenge('con', 16, { success: thirdToken, failure: inOrder(burn, wound) }),
  ),
  tokenAspect(
    card(1006, 'Pipe to the Heart'),
    'pipe',
    challenge('int', 16, { success: onEveryEnemy(bane), failure: burn }),
  ),
  delayedAspect(
    card(1007, 'The Hammer Comes Down'),
    0,
    onEveryHero(challenge('str', 15, { failure: stunned })),
  ),
  immediateAspect(
    card(1008, 'The Smith’s Old Coat'),
    may(challenge('wis', 16, { success: inOrder(soothe, heal), failure: seriousWound })),
  ),
];
