import { CHECKPOINT, type Rule } from '@questwright/kernel';
import { AUTOMA, type Runebound } from '../state.ts';
import { instinct } from './instinct.ts';

/** Runs a rule and answers in it for the enemy that no player is left to control: it is always the defender. */
export function* withAutoma(g: Runebound, rule: Rule): Rule {
  let step = rule.next();
  while (!step.done) {
    const pause = step.value;
    if (pause !== CHECKPOINT && pause.seat === AUTOMA) step = rule.next(instinct(g, pause, 1));
    else step = rule.next(yield pause);
  }
}
