import type { Choice } from './choice.ts';
import { RuleError } from './errors.ts';
import { runtimeOf } from './runtime.ts';
import type { State } from './state.ts';

/**
 * Stands for an automated player where a choice names a seat: the rules ask the game's policy, and continue with its
 * answer. Nobody sees the choice, and nothing about it is stored.
 */
export const AUTOMATON = -2;

// biome-ignore lint/suspicious/noExplicitAny: what is told depends on the choice; `choose` types it.
export function decideByPolicy(g: State, choice: Choice): any {
  const { policy } = runtimeOf(g).game;
  if (!policy || choice.seat !== AUTOMATON)
    throw new RuleError('rule-threw', `The rules ask seat ${choice.seat}, and nobody decides for it.`);
  const decided = policy(g, choice);
  if (!isLegal(choice, decided))
    throw new RuleError('rule-threw', 'The automated player decided for something that is not offered.');
  return decided;
}

function isLegal(choice: Choice, decided: unknown): boolean {
  if (choice.kind === 'amount')
    return (
      Number.isInteger(decided) && (decided as number) >= choice.min && (decided as number) <= choice.max
    );
  const { among } = choice;
  if (choice.kind === 'one') return among.includes(decided);
  if (!Array.isArray(decided) || new Set(decided).size < decided.length) return false;
  const { length } = decided;
  const fits =
    choice.kind === 'order' ? length === among.length : length >= choice.min && length <= choice.max;
  return fits && decided.every((thing) => among.includes(thing));
}
