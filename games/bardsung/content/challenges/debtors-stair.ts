import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, tokenAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  fatigue,
  inspire,
  quicken,
  silence,
  slow,
  stunned,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, heal, supply, treasure } from '../../rules/effects/party.ts';
import { onAnyHero, onEveryHero, onForemost } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${number}`, name, original: true, deck: 'challenge' }) as const;

/** What the ninth chapter adds. */
export const debtorsStair: readonly AspectDef[] = [
  immediateAspect(
    card(901, 'Missing Step'),
    challenge('dex', 15, { success: quicken, failure: wound, toolkit: true }),
  ),
  immediateAspect(card(902, 'Court Riddle'), challenge('int', 16, { success: gold(7), failure: sundered })),
  immediateAspect(
    card(903, 'Man in Irons'),
    onAnyHero(challenge('str', 15, { success: supply('charm'), failure: bleed })),
  ),
  immediateAspect(
    card(904, 'Sealed Archive'),
    challenge('int', 15, { success: treasure, failure: echo, toolkit: true }),
  ),
  tokenAspect(card(905, 'Weighing Well'), 'well', challenge('wis', 15, { success: heal, failure: wound })),
  immediateAspect(card(906, 'Oath of Silence'), onEveryHero(challenge('cha', 15, { failure: silence }))),
  immediateAspect(
    card(907, 'Rival Collector'),
    challenge('cha', 16, { success: inOrder(gold(4), inspire), failure: inOrder(slow, fatigue) }),
  ),
  delayedAspect(
    card(908, 'Falling Scale'),
    1,
    onForemost(challenge('str', 16, { success: treasure, failure: stunned })),
  ),
];
