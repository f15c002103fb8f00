import { type Insight, valueBy } from '@questwright/bots';
import { type Answer, type Choice, legalAnswers } from '@questwright/kernel';
import { inBattle } from '../rules/order/marching-order.ts';
import { hasTerrain, heroModel } from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';
import { instinct } from './instinct.ts';
import { valuation } from './valuation.ts';

/** No id of a card is as high as this. */
const ROUND = 100_000;

export const insight: Insight<Bardsung> = {
  allied: true,
  policy: ({ state }, choice) => instinct(state, choice),
  candidates({ state: g }, choice, most) {
    const first = instinct(g, choice);
    const answers: Answer[] = [first];
    if (isObvious(g, choice)) return answers;
    const key = JSON.stringify(first);
    for (const answer of legalAnswers(choice)) {
      if (answers.length === most) break;
      if (JSON.stringify(answer) !== key) answers.push(answer);
    }
    return answers;
  },
  value: valueBy(valuation),
  valuation,
  /** The turn of a card in the marching order is a beat, and so is the time between two turns. */
  beat: ({ round, acting }) => ROUND * round + acting,
};

/** Between encounters there is a plan, and without enemies a way: nothing to be tried out but how to leave a hazard. */
function isObvious(g: Bardsung, { topic, seat }: Choice): boolean {
  if (topic === 'turn') return !inBattle(g) && !isInHarm(g, seat);
  return topic === 'upkeep' || topic === 'node';
}

/** Whether the zone of a hero does harm to those who end their turns there. */
const isInHarm = (g: Bardsung, seat: number): boolean => {
  const { at } = heroModel(g, seat);
  return hasTerrain(g, at, 'gas') || hasTerrain(g, at, 'drift');
};
