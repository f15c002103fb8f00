import { inOrder, may } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { bleed, blessing, burn, fatigue, inspire, wound } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, heal, supply } from '../../rules/effects/party.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the second chapter adds. */
export const encampment: readonly AspectDef[] = [
  tokenAspect(card(201, 'Camp Well'), 'well', heal),
  tokenAspect(card(202, 'Field Forge'), 'forge', inOrder(blessing, inspire)),
  immediateAspect(
    card(203, 'Tethered Wolf'),
    challenge('cha', 12, { success: supply('charm'), failure: wound }),
  ),
  immediateAspect(card(204, 'Drunk Sentry'), challenge('dex', 12, { success: gold(5), failure: echo })),
  immediateAspect(
    card(205, 'Map on a Hide'),
    challenge('int', 12, { success: inOrder(inspire, gold(2)), failure: fatigue }),
  ),
  delayedAspect(
    card(206, 'Lit Fuse'),
    0,
    challenge('dex', 13, { failure: onEveryHero(burn), toolkit: true }),
  ),
  immediateAspect(card(207, 'Dice Game'), may(challenge('wis', 13, { success: gold(6), failure: bleed }))),
  immediateAspect(card(208, 'Snapping Kennel'), onEveryHero(challenge('dex', 12, { failure: bleed }))),
];
