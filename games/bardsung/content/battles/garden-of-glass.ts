import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { bleed, blessing, frostbite, stunned } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { enemiesAdd } from '../../rules/effects/standing.ts';
import { onEveryRoll, whenEnemyFalls } from '../../rules/effects/triggers.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the eighth chapter adds. */
export const gardenOfGlass: readonly AspectDef[] = [
  sustainedAspect(card(801, 'Smooth as Glass'), [onEveryRoll('defence', { mod: -1 })]),
  sustainedAspect(card(802, 'Splinters'), [
    whenEnemyFalls(onEveryHero(challenge('dex', 14, { failure: bleed }))),
  ]),
  delayedAspect(card(803, 'Killing Frost'), 0, onEveryHero(challenge('con', 16, { failure: frostbite }))),
  sustainedAspect(card(804, 'Seen from All Sides'), [enemiesAdd('range', 1), enemiesAdd('tn', 1)]),
  immediateAspect(
    card(805, 'The Note Holds'),
    onEveryHero(challenge('wis', 16, { success: blessing, failure: stunned })),
  ),
];
