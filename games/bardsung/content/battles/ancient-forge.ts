import { inOrder } from '@questwright/adventure';
import { delayedAspect, immediateAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { burn, inspire, stunned, sundered } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { echo } from '../../rules/effects/party.ts';
import { enemiesAdd } from '../../rules/effects/standing.ts';
import { atRoundEnd, whenEnemyFalls } from '../../rules/effects/triggers.ts';
import { onEveryHero, onForemost } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the last chapter adds. */
export const ancientForge: readonly AspectDef[] = [
  sustainedAspect(card(1001, 'Hammerfall'), [
    atRoundEnd(onForemost(challenge('str', 16, { failure: stunned }))),
  ]),
  sustainedAspect(card(1002, 'Made for This'), [enemiesAdd('toughness', 1), enemiesAdd('tn', 1)]),
  immediateAspect(
    card(1003, 'The Song Falters'),
    onEveryHero(challenge('cha', 16, { success: inspire, failure: sundered })),
  ),
  delayedAspect(
    card(1004, 'Heat of the First Fire'),
    0,
    onEveryHero(challenge('con', 16, { failure: inOrder(burn, sundered) })),
  ),
  sustainedAspect(card(1005, 'Every Blow Rings'), [whenEnemyFalls(echo)]),
];
