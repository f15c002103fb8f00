import { kindOf, optionsOf } from '../choice.ts';
import type { Game } from '../game.ts';
import { createRandom } from '../generator.ts';
import { createMatch } from '../match.ts';
import { playRandomly } from './proofs.ts';

/**
 * The kinds of all options that are offered or closed in some random matches, each with a different number of
 * seats.
 */
export function kindsOffered(game: Game, matches: number, choices = 1500): Set<string> {
  const kinds = new Set<string>();
  const { min, max } = game.seats;
  for (let seed = 0; seed < matches; seed++) {
    const seats = Array.from({ length: min + (seed % (max - min + 1)) }, (_, seat) => `Player ${seat + 1}`);
    const note = ({ choice }: ReturnType<typeof createMatch>): void => {
      if (!choice) return;
      if (choice.kind !== 'amount') for (const { id } of optionsOf(choice)) kinds.add(kindOf(id));
      for (const { id } of choice.closed?.() ?? []) kinds.add(kindOf(id));
    };
    playRandomly(createMatch({ game, seats, seed }), createRandom(`kinds ${seed}`), note, choices);
  }
  return kinds;
}
