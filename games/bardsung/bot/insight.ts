import { type Insight, valueBy } from '@questwright/bots';
import { type Answer, type Choice, legalAnswers } from '@questwright/kernel';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { inBattle } from '../rules/order/marching-order.ts';
import { doorsOnMat, enemiesOnMat, hasTerrain, heroModel } from '../rules/pieces.ts';
import { rangeOf, speedOf } from '../rules/profile.ts';
import type { Bardsung } from '../rules/state.ts';
import { approach, instinct } from './instinct.ts';
import { valuation } from './valuation.ts';

/** No id of a card is as high as this. */
const ROUND = 100_000;

export const insight: Insight<Bardsung> = {
  allied: true,
  policy: ({ state }, choice) => instinct(state, choice),
  candidates({ state: g }, choice, most) {
    const step = choice.kind === 'one' && isAwaited(g, choice) ? approach(g, choice) : 'end';
    if (step !== 'end') return [step];
    const first = instinct(g, choice);
    const answers: Answer[] = [first];
    if (isObvious(g, choice, first)) return answers;
    const key = JSON.stringify(first);
    for (const answer of legalAnswers(choice)) {
      if (answers.length === most) break;
      if (JSON.stringify(answer) !== key && !hides(g, answer)) answers.push(answer);
    }
    return answers;
  },
  value: valueBy(valuation),
  valuation,
  /** The turn of a card in the marching order is a beat, and so is the time between two turns. */
  beat: ({ round, acting }) => ROUND * round + acting,
};

/**
 * Between encounters there is a plan, and without enemies that can be reached a way. All that is tried out there is how
 * to leave a hazard, and only when nothing else is left to do: a portal in a hazard would never be explored otherwise.
 */
function isObvious(g: Bardsung, { topic, seat }: Choice, first: Answer): boolean {
  if (topic === 'turn') return !canFight(g, seat) && !(first === 'end' && isInHarm(g, seat));
  return topic === 'upkeep' || topic === 'node';
}

/**
 * Whether a hero would wait for enemies that cannot move. They hurt nobody who stays away, so every position out of
 * their reach looks better than one where they can be struck, for ever.
 */
function isAwaited(g: Bardsung, { topic, seat }: Choice): boolean {
  const enemies = topic === 'turn' ? enemiesOnMat(g) : [];
  if (enemies.length === 0 || enemies.some((enemy) => speedOf(g, enemy) > 0)) return false;
  const hero = heroModel(g, seat);
  const far = distancesFrom(g, hero.at);
  return enemies.every(({ at }) => far[at]! > rangeOf(g, hero));
}

/** Whether the answer closes a door on the enemies. That delays a battle for as long as the door is closed, and ends none. */
const hides = (g: Bardsung, answer: Answer): boolean =>
  inBattle(g) && doorsOnMat(g).some(({ id, turned }) => !turned && answer === `door:${id}`);

function canFight(g: Bardsung, seat: number): boolean {
  const far = distancesFrom(g, heroModel(g, seat).at);
  return enemiesOnMat(g).some(({ at }) => far[at] !== UNREACHED);
}

/** Whether the zone of a hero does harm to those who end their turns there. */
const isInHarm = (g: Bardsung, seat: number): boolean => {
  const { at } = heroModel(g, seat);
  return hasTerrain(g, at, 'gas') || hasTerrain(g, at, 'drift');
};
