import { inOrder } from '@questwright/adventure';
import { immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { blessing, fatigue, inspire, silence, slow } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { gold, heal, supply } from '../../rules/effects/party.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What stories put into the deck: no chapter adds these cards. */
export const told: readonly AspectDef[] = [
  immediateAspect(
    card(951, 'Nobody Calls You'),
    challenge('cha', 16, { success: inOrder(inspire, blessing), failure: silence }),
  ),
  immediateAspect(
    card(952, 'Spare Parts'),
    challenge('int', 14, { success: inOrder(supply('toolkit'), gold(2)), failure: fatigue }),
  ),
  immediateAspect(
    card(953, 'A Line in Your Hand'),
    challenge('wis', 15, { success: onEveryHero(inspire), failure: fatigue }),
  ),
  tokenAspect(card(954, 'The Grafted Twig'), 'well', onEveryHero(heal)),
  immediateAspect(card(955, 'A Corrected Sum'), challenge('int', 16, { success: gold(9), failure: slow })),
];
