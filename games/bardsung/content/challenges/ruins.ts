import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import {
  bleed,
  blessing,
  fatigue,
  inspire,
  pinned,
  poison,
  stunned,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo, gold, supply, treasure } from '../../rules/effects/party.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `c${String(number).padStart(3, '0')}`, name, original: true, deck: 'challenge' }) as const;

/** The base list: C001 to C008. */
export const challenges: readonly AspectDef[] = [
  immediateAspect(card(1, 'Dart Trap'), challenge('dex', 12, { failure: poison, toolkit: true })),
  immediateAspect(
    card(2, 'Rusted Lock'),
    challenge('int', 12, { success: gold(3), failure: echo, toolkit: true }),
  ),
  immediateAspect(
    card(3, 'Fallen Beam'),
    challenge('str', 12, { success: supply('firewood'), failure: fatigue }),
  ),
  immediateAspect(
    card(4, 'Whispering Idol'),
    challenge('wis', 13, { success: inOrder(blessing, inspire), failure: stunned }),
  ),
  immediateAspect(
    card(5, 'Frightened Pedlar'),
    challenge('cha', 12, { success: supply('charm'), failure: echo }),
  ),
  immediateAspect(card(6, 'Stale Air'), onEveryHero(challenge('con', 11, { failure: fatigue }))),
  immediateAspect(
    card(7, 'Sealed Niche'),
    challenge('int', 14, { success: treasure, failure: wound, toolkit: true }),
  ),
  delayedAspect(card(8, 'Slow Sand'), 1, challenge('str', 12, { success: gold(2), failure: pinned })),
];

/** What the first chapter adds: C037 to C041. */
export const outerRuins: readonly AspectDef[] = [
  immediateAspect(card(37, 'Toppled Statue'), challenge('str', 13, { success: gold(4), failure: bleed })),
  immediateAspect(
    card(38, 'Bandit Cache'),
    challenge('wis', 12, { success: supply('toolkit'), failure: echo }),
  ),
  immediateAspect(
    card(39, 'Old Song on the Wall'),
    challenge('cha', 12, { success: onEveryHero(blessing), failure: fatigue }),
  ),
  immediateAspect(
    card(40, 'Rotten Planks'),
    challenge('dex', 13, { success: gold(1), failure: inOrder(wound, bleed), toolkit: true }),
  ),
  delayedAspect(card(41, 'Cracked Dam'), 0, onEveryHero(challenge('con', 12, { failure: pinned }))),
];
