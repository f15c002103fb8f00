import { type Bot, type Choice, legalAnswers } from '@questwright/kernel';

/** Ids by which games let a player do nothing. */
const NOTHING = ['pass', 'no', 'end', 'stay', 'keep', 'roll', 'refuse', 'done', 'decline'];

/**
 * Passes blindly: says no to everything, and where it has to do something, does the first thing on the list. It should
 * lose everything; a game in which it does not, or an arena that says so, is broken.
 */
export const passive: Bot = { name: 'passive', answer: ({ choice }) => declineOf(choice) ?? firstOf(choice) };

function declineOf(choice: Choice): string | undefined {
  if (choice.kind !== 'one') return undefined;
  const ids = choice.among.map((thing) => choice.as.id(thing));
  return NOTHING.find((id) => ids.includes(id));
}

const firstOf = (choice: Choice) => legalAnswers(choice).next().value!;
