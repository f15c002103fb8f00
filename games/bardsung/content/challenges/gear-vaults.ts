import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  blessing,
  burn,
  fatigue,
  inspire,
  pinned,
  quicken,
  seriousWound,
  slow,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, supply, thirdToken, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryHero, onForemost } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the sixth chapter adds. */
export const gearVaults: readonly AspectDef[] = [
  tokenAspect(card(601, 'Steam Pipe'), 'pipe', challenge('str', 14, { success: thirdToken, failure: burn })),
  immediateAspect(
    card(602, 'Toothed Wheel'),
    challenge('dex', 14, { success: supply('toolkit'), failure: wound, toolkit: true }),
  ),
  tokenAspect(card(603, 'Night Shift’s Forge'), 'forge', inOrder(onEveryHero(blessing), echo)),
  immediateAspect(card(604, 'Time Clock'), challenge('int', 14, { success: quicken, failure: slow })),
  immediateAspect(
    card(605, 'Inspector'),
    onAnyHero(challenge('cha', 15, { success: gold(6), failure: sundered })),
  ),
  immediateAspect(
    card(606, 'Leaning Crates'),
    onEveryHero(challenge('str', 13, { failure: pinned, toolkit: true })),
  ),
  immediateAspect(
    card(607, 'Puzzle Lock'),
    challenge('int', 14, {
      success: challenge('dex', 13, { success: treasure, failure: bleed }),
      failure: fatigue,
    }),
  ),
  delayedAspect(
    card(608, 'Runaway Cart'),
    0,
    onForemost(challenge('dex', 14, { success: inspire, failure: seriousWound })),
  ),
];
