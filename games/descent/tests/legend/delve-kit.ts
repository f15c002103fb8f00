import { type Choice, createMatch, createRandom, type Match, type Rule } from '@questwright/kernel';
import { insight } from '../../bot/insight.ts';
import { game } from '../../rules/index.ts';
import type { Descent } from '../../rules/state.ts';

interface Wishes {
  readonly difficulty?: 'normal' | 'hard';
  readonly heroes?: number;
  readonly seed?: string;
}

/** A match of The Delve in which one person plays all heroes. */
export const delve = ({ difficulty = 'normal', heroes = 2, seed = 'delve' }: Wishes = {}): Match<Descent> =>
  createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed,
    options: { play: 'legend', mode: 'delve', difficulty, players: Array.from({ length: heroes }, () => 0) },
  } as never);

/** Answers by habit until something is so. */
export function until(match: Match<Descent>, isSo: (choice: Choice) => boolean): Match<Descent> {
  while (match.choice && !isSo(match.choice)) {
    const { choice, count } = match;
    match.answer(choice.seat, insight.policy(match, choice, createRandom(`until ${count}`)) as never);
  }
  return match;
}

/** A match in which the first stage has been set up. */
export const inStage = (wishes?: Wishes): Match<Descent> =>
  until(delve(wishes), ({ topic }) => topic === 'next-hero' || topic === 'act' || topic === 'equip');

/** Runs a rule to its end, with an answer to each choice; tells which topics were asked. */
export function run(rule: Rule<unknown>, answer: (choice: Choice) => unknown): string[] {
  const asked: string[] = [];
  for (let step = rule.next(); !step.done; ) {
    const choice = step.value as Choice;
    asked.push(choice.topic ?? '');
    step = rule.next(answer(choice));
  }
  return asked;
}

/** The last thing on offer, which declines. */
export const decline = (choice: Choice): unknown => (choice.kind === 'one' ? choice.among.at(-1) : undefined);
/** The first thing on offer. */
export const accept = (choice: Choice): unknown => (choice.kind === 'one' ? choice.among[0] : undefined);

/** The players have these boxes beside the base box. */
export const owns = (g: Descent, boxes: readonly string[]): void => void Object.assign(g, { boxes });
