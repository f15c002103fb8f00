import { pathToFileURL } from 'node:url';
import { type Arena, type Cell, passive, type Rivals, random } from '@questwright/bots';
import type { GamePackage } from '@questwright/games';
import type { Bot } from '@questwright/kernel';
import { findGame } from '../arguments.ts';
import { BadInput } from '../io.ts';

/** What a run is about, in words that can be sent to a thread. */
export interface Contest {
  readonly game: string;
  readonly bot: string;
  readonly against: string;
}

/** The two bots of a contest. */
export async function rivalsOf({ game, bot, against }: Contest, clock: () => number): Promise<Rivals> {
  const found = await findGame(game);
  return {
    game: found.game,
    bot: await botCalled(found, bot),
    against: await botCalled(found, against),
    clock,
  };
}

/** What a game says about its arena; one that says nothing plays its varieties with every number of seats. */
export function arenaOf({ game, arena, variety = [{}] }: GamePackage): Arena {
  if (arena) return arena;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const cells = variety.flatMap((options, i) =>
    counts.map((seats): Cell => {
      const name = `${seats} seats${variety.length > 1 ? `, variety ${i + 1}` : ''}`;
      return { name, seats, options, race: seats > 1 };
    }),
  );
  return { cells, pairs: 400, first: random, previous: random };
}

/** A bot by its name, or by the file of a module that exports it as `bot`. */
export async function botCalled(found: GamePackage, name: string): Promise<Bot> {
  if (/\.[mc]?[jt]s$/.test(name)) return botIn(name);
  const { first, previous, onTrial } = arenaOf(found);
  const known: Record<string, Bot> = { random, passive, ...found.bots, ...onTrial, first, previous };
  if (Object.hasOwn(known, name)) return known[name]!;
  const names = Object.keys(known).sort().join(', ');
  throw new BadInput(
    `${found.game.name} has no bot "${name}"; there are ${names}, or name a file with a module.`,
  );
}

async function botIn(file: string): Promise<Bot> {
  const module = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new BadInput(`${file}: expected a module with a bot, but it cannot be loaded: ${error.message}`);
  });
  const bot: unknown = module.bot ?? module.default;
  if (typeof (bot as Bot | undefined)?.answer !== 'function' || typeof (bot as Bot).name !== 'string') {
    throw new BadInput(
      `${file}: expected a module that exports a bot as "bot", with a name and a function "answer".`,
    );
  }
  return bot as Bot;
}
