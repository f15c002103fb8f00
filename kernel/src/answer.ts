import type { Choice } from './choice.ts';
import { AnswerError } from './errors.ts';

/** One option's id; for `some` and `order` a list of ids; for `amount` a whole number. */
export type Answer = string | readonly string[] | number;

/**
 * Checks an answer and returns what the rule receives: the chosen thing, the chosen things, or the amount. Every fault
 * has its own error code, and nothing has changed when it is thrown.
 */
export function checkAnswer(choice: Choice, answer: unknown): unknown {
  switch (choice.kind) {
    case 'one':
      return checkOne(choice, answer);
    case 'some':
      return checkSome(choice, answer);
    case 'order':
      return checkOrder(choice, answer);
    case 'amount':
      return checkAmount(choice, answer);
  }
}

function checkOne(choice: Choice & { kind: 'one' }, answer: unknown): unknown {
  if (typeof answer !== 'string') throw malformed('the id of one option');
  const { among, as } = choice;
  for (let i = 0; i < among.length; i++) if (as.id(among[i]) === answer) return among[i];
  throw unknownOption(answer);
}

function checkSome(choice: Choice & { kind: 'some' }, answer: unknown): unknown[] {
  const ids = checkIds(answer);
  if (ids.length < choice.min || ids.length > choice.max) {
    const count = choice.min === choice.max ? `${choice.min}` : `${choice.min} to ${choice.max}`;
    throw new AnswerError('wrong-count', `Choose ${count} of the options, not ${ids.length}.`);
  }
  const places = placesOf(choice, ids).sort((a, b) => a - b);
  return places.map((place) => choice.among[place]);
}

function checkOrder(choice: Choice & { kind: 'order' }, answer: unknown): unknown[] {
  const ids = checkIds(answer);
  if (ids.length !== choice.among.length) {
    throw new AnswerError('wrong-count', `Put all ${choice.among.length} in order, not ${ids.length}.`);
  }
  return placesOf(choice, ids).map((place) => choice.among[place]);
}

function checkAmount(choice: Choice & { kind: 'amount' }, answer: unknown): number {
  if (typeof answer !== 'number' || !Number.isInteger(answer)) throw malformed('a whole number');
  if (answer < choice.min || answer > choice.max) {
    throw new AnswerError('out-of-range', `The number must be from ${choice.min} to ${choice.max}.`);
  }
  return answer === 0 ? 0 : answer; // never -0, which JSON cannot tell from 0
}

function checkIds(answer: unknown): string[] {
  if (!Array.isArray(answer)) throw malformed('a list of option ids');
  // Not `some`, which skips the holes of a list.
  for (const id of answer) if (typeof id !== 'string') throw malformed('a list of option ids');
  const named = new Set<string>();
  for (const id of answer) {
    if (named.has(id))
      throw new AnswerError('repeated-option', `The option "${shorten(id)}" was named more than once.`);
    named.add(id);
  }
  return answer;
}

function placesOf(choice: Choice & { kind: 'some' | 'order' }, ids: readonly string[]): number[] {
  const offered = choice.among.map((thing) => choice.as.id(thing));
  return ids.map((id) => {
    const place = offered.indexOf(id);
    if (place < 0) throw unknownOption(id);
    return place;
  });
}

const malformed = (wanted: string): AnswerError =>
  new AnswerError('malformed', `This choice is answered with ${wanted}.`);

const unknownOption = (id: string): AnswerError =>
  new AnswerError(
    'unknown-option',
    `There is no option "${shorten(id)}" here. Choose one of those that are offered.`,
  );

const shorten = (id: string): string => (id.length > 60 ? `${id.slice(0, 60)}…` : id);
