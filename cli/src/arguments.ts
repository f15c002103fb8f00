import { random } from '@questwright/bots';
import { type GamePackage, loadForTerminal, terminalGameIds } from '@questwright/games';
import type { Bot } from '@questwright/kernel';
import { BadInput } from './io.ts';

/** A parser for a whole number of at least `min`. */
export const wholeNumber =
  (name: string, min: number) =>
  (given: string): number => {
    const number = Number(given);
    if (!/^\d+$/.test(given) || number < min) {
      throw new BadInput(`${name} takes a whole number from ${min} up, not "${given}".`);
    }
    return number;
  };

/** Options of a game: one JSON object, or `key=value,key=value`. */
export function parseOptions(given: string, before: Record<string, unknown> = {}): Record<string, unknown> {
  if (given.trimStart().startsWith('{')) return { ...before, ...parseObject(given) };
  const pairs = given.split(',').map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) {
      throw new BadInput(`--options takes JSON such as {"level": 2}, or key=value, not "${given}".`);
    }
    return [pair.slice(0, equals).trim(), parseValue(pair.slice(equals + 1).trim())] as const;
  });
  return { ...before, ...Object.fromEntries(pairs) };
}

function parseObject(given: string): Record<string, unknown> {
  try {
    return JSON.parse(given);
  } catch {
    throw new BadInput(`--options begins like JSON but is none: ${given}`);
  }
}

/** Numbers, truth values and JSON as what they are; anything else is a text. */
function parseValue(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

export const listOf = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export async function findGame(id: string): Promise<GamePackage> {
  const found = await loadForTerminal(id);
  if (!found) throw new BadInput(`There is no game "${id}"; there are ${terminalGameIds.join(', ')}.`);
  return found;
}

/** The bots of these names that can play a game: its own, and those that play every game. */
export function findBots(names: readonly string[], { game, bots = {} }: GamePackage): Bot[] {
  const known: Record<string, Bot> = { random, ...bots };
  return names.map((name) => {
    if (!Object.hasOwn(known, name)) {
      throw new BadInput(
        `${game.name} has no bot "${name}"; its bots are ${Object.keys(known).sort().join(', ')}.`,
      );
    }
    return known[name]!;
  });
}

/** How many seats a match has: as asked, or as many as the bots need, within what the game allows. */
export function seatsFor({ game }: GamePackage, players: number, asked: number | undefined): number {
  const { min, max } = game.seats;
  const seats = asked ?? Math.min(Math.max(players, min), max);
  if (players > seats) throw new BadInput(`There are ${seats} seats, and ${players} to sit in them.`);
  return seats;
}
