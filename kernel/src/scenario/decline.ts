import type { Answer } from '../answer.ts';
import { type Choice, optionsOf } from '../choice.ts';
import type { Game } from '../game.ts';

/** The answer that declines a question: no, none of the things, nothing of it; null when it cannot be declined. */
export function decliningAnswer(choice: Choice, game: Game): Answer | null {
  if (choice.kind === 'some') return choice.min === 0 ? [] : null;
  if (choice.kind === 'amount') return choice.min === 0 ? 0 : null;
  if (choice.kind === 'order') return null;
  if (choice.kind === 'one' && choice.window) return 'pass';
  const declining = ['no', ...(game.scenario?.declining ?? [])];
  return optionsOf(choice).find(({ id }) => declining.includes(id))?.id ?? null;
}
