import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { blessing, frostbite, sundered, wound } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the fourth chapter adds. */
export const halls: readonly AspectDef[] = [
  sustainedAspect(card(401, 'Iron Ranks'), [enemiesAdd('toughness', 1), enemiesAdd('speed', -1)]),
  immediateAspect(
    card(402, 'The Kings Look On'),
    onEveryHero(challenge('cha', 13, { success: blessing, failure: sundered })),
  ),
  delayedAspect(
    card(403, 'Falling Lances'),
    1,
    onEveryHero(challenge('dex', 12, { failure: wound, toolkit: true })),
  ),
  delayedAspect(card(404, 'Frozen Breath'), 0, onEveryHero(challenge('con', 13, { failure: frostbite }))),
  sustainedAspect(card(405, 'Grinding Gears'), [heroesAdd('resilience', -1)]),
];
