import { type Answer, type Choice, legalAnswers } from '@questwright/kernel';
import { instinct } from '../../rules/combat/instinct.ts';
import type { Runebound, Side } from '../../rules/state.ts';

/** The most answers to one choice that are looked at. */
const MOST = 20;

/** What instinct answers, as a match takes it. */
export function byInstinct(g: Runebound, choice: Choice, side: Side): Answer {
  const told = instinct(g, choice, side);
  if (choice.kind === 'amount') return told as number;
  if (choice.kind === 'one') return choice.as.id(told);
  return (told as readonly unknown[]).map((thing) => choice.as.id(thing));
}

/** The answers worth thinking about, the instinctive one first. */
export function candidates(g: Runebound, choice: Choice, side: Side): Answer[] {
  const first = byInstinct(g, choice, side);
  const answers = [first];
  if (isAttack(choice)) return answers;
  const known = keyOf(first);
  for (const answer of legalAnswers(choice)) {
    if (answers.length === MOST) break;
    if (keyOf(answer) !== known) answers.push(answer);
  }
  return answers;
}

/** An attack with all that it can be made with is hardly ever the worse one. */
const isAttack = ({ topic }: Choice): boolean => topic === 'attack';

/** Answers that are the same have the same key. */
export function keyOf(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return typeof answer === 'number' ? String(answer) : answer.toSorted().join(' ');
}
