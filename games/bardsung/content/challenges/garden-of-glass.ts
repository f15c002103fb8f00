import { either, inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  blessing,
  frostbite,
  inspire,
  silence,
  slow,
  stunned,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { cleanse, gold, heal, soothe, supply, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the eighth chapter adds. */
export const gardenOfGlass: readonly AspectDef[] = [
  immediateAspect(
    card(801, 'Frozen Fountain'),
    challenge('str', 15, { success: supply('potion'), failure: frostbite }),
  ),
  immediateAspect(
    card(802, 'Tree of Knives'),
    challenge('dex', 16, { success: treasure, failure: inOrder(bleed, wound) }),
  ),
  immediateAspect(
    card(803, 'False Door'),
    challenge('int', 15, { success: inspire, failure: stunned, toolkit: true }),
  ),
  immediateAspect(
    card(804, 'The Glassblower'),
    onAnyHero(challenge('con', 15, { success: inOrder(heal, blessing), failure: frostbite })),
  ),
  immediateAspect(
    card(805, 'Your Own Voice'),
    challenge('wis', 16, { success: inOrder(inspire, inspire), failure: silence }),
  ),
  tokenAspect(card(806, 'Well of Light'), 'well', onEveryHero(inOrder(cleanse, blessing))),
  delayedAspect(
    card(807, 'Thin Ice'),
    0,
    onEveryHero(challenge('dex', 15, { failure: frostbite, toolkit: true })),
  ),
  immediateAspect(
    card(808, 'Offering Bowl'),
    either(
      challenge('cha', 15, { success: gold(6), failure: slow }),
      challenge('wis', 15, { success: soothe, failure: bleed }),
    ),
  ),
];
