import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { fatigue, pinned, wound } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { latecomer } from '../../rules/effects/mat.ts';
import { gold } from '../../rules/effects/party.ts';
import { enemiesAdd, heroesAdd } from '../../rules/effects/standing.ts';
import { atRoundEnd, onEveryRoll } from '../../rules/effects/triggers.ts';
import { onAnyHero, onForemost } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the heroes bring upon themselves in stories: no chapter adds these cards. */
export const told: readonly AspectDef[] = [
  sustainedAspect(card(951, 'A Summer Missing'), [heroesAdd('range', -1), onEveryRoll('test', { mod: -1 })]),
  immediateAspect(
    card(952, 'In Another’s Name'),
    onAnyHero(challenge('cha', 15, { success: gold(2), failure: wound })),
  ),
  delayedAspect(card(953, 'The Doors Are Closed'), 0, inOrder(latecomer, onForemost(pinned))),
  sustainedAspect(card(954, 'Your Other Self'), [enemiesAdd('tn', -1)]),
  immediateAspect(card(955, 'Collectors'), inOrder(latecomer, gold(4))),
  sustainedAspect(card(956, 'Fires Left Burning'), [heroesAdd('resilience', 1)]),
  sustainedAspect(card(957, 'A Heavy Crown'), [atRoundEnd(onForemost(fatigue))]),
];
