import type { Start } from '@questwright/kernel/testing';
import { putInBox } from '../rules/catalogue.ts';
import type { Ability } from '../rules/definitions.ts';
import { asset } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { makePiece } from '../rules/pieces.ts';
import type { Runebound } from '../rules/state.ts';

if (game.id !== 'runebound') throw new Error('The box is open before cards are added to it.');

const made = new Set<string>();

/** The position in which Ann has a charm with these abilities. */
export const withCharm = (start: Start<Runebound>, ...abilities: Ability[]): Start<Runebound> =>
  withCharms(start, [0], ...abilities);

/** The position in which each of some seats has a charm with these abilities. */
export function withCharms(
  start: Start<Runebound>,
  seats: readonly number[],
  ...abilities: Ability[]
): Start<Runebound> {
  // Played three times, a test must make the same card each time.
  const id = `charm ${JSON.stringify(abilities.map(({ text }) => text))}`;
  if (!made.has(id)) putInBox(asset(id, { name: 'Charm', set: 'A', type: 'equipment', cost: 1, abilities }));
  made.add(id);
  return {
    ...start,
    arrange: (g) => {
      start.arrange!(g);
      for (const seat of seats) makePiece(g, id, `assets:${seat}`);
    },
  };
}
