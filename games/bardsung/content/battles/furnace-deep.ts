import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { burn, fatigue, mend, silence } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { latecomer } from '../../rules/effects/mat.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { atRoundEnd } from '../../rules/effects/triggers.ts';
import { onEveryEnemy, onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the seventh chapter adds. */
export const furnaceDeep: readonly AspectDef[] = [
  sustainedAspect(card(701, 'Shimmering Air'), [heroesAdd('range', -1), enemiesAdd('tn', 1)]),
  sustainedAspect(card(702, 'Hot Floor'), [atRoundEnd(onEveryHero(challenge('con', 14, { failure: burn })))]),
  sustainedAspect(card(703, 'Banked Fires'), [atRoundEnd(onEveryEnemy(mend))]),
  immediateAspect(
    card(704, 'No Breath Left'),
    onEveryHero(challenge('con', 15, { failure: inOrder(fatigue, silence) })),
  ),
  delayedAspect(card(705, 'Reserve Shift'), 0, latecomer),
];
