import { type Game, OptionsError, parseMatch, readMatch } from '@questwright/kernel';
import type { GameInfo } from '../../protocol/index.ts';
import { CallFault, faultOf, Runaway } from '../threads/call.ts';
import { type GameSource, Games } from './games.ts';
import { Guard } from './guard/guard.ts';
import { Hosted } from './hosted.ts';
import { type Meter, metered } from './metered.ts';
import { type Restored, restore, type StoredMatch } from './restore.ts';
import { Running } from './running.ts';

export interface RulesLimits {
  /** How long the rules may take over one answer, in milliseconds. */
  readonly answer: number;
  /** How long they may take to play a stored match again. */
  readonly open: number;
}

/** Options as the game has completed them, and the version of its rules. */
export interface CheckedOptions {
  readonly options: unknown;
  readonly rules: string;
  /** Whether they bring components along that somebody has made up. */
  readonly madeUp: boolean;
}

export interface Opened extends Pick<Restored, 'move' | 'notice'> {
  readonly running: Running;
}

/** While a match is played again, others have their turn after so many milliseconds. */
const SLICE = 10;

/** The rules of all games. Whatever they do, they do under guard. */
export class Rules {
  readonly #source: string;
  readonly #limits: RulesLimits;
  readonly #guard: Guard;
  #games: Promise<Games> | null = null;
  #described: Promise<readonly GameInfo[]> | null = null;

  /** `games` is the module that says which games there are. */
  constructor(games: string, limits: RulesLimits) {
    this.#source = games;
    this.#limits = limits;
    this.#guard = new Guard(limits.answer);
  }

  /** The games are described once: they do not change while the server runs. */
  games(): Promise<readonly GameInfo[]> {
    this.#described ??= this.#load().then((games) => games.describe());
    return this.#described;
  }

  /** Completes and checks options for a match with so many seats. */
  async options(gameId: string, given: unknown, seats: number, meter: Meter): Promise<CheckedOptions> {
    const game = await this.#game(gameId);
    return metered(this.#guard, meter, () => {
      const { min, max } = game.seats;
      if (seats < min || seats > max) throw new OptionsError(`${game.name} has ${min} to ${max} seats.`);
      const options: unknown = game.options(given, seats);
      return { options, rules: game.version, madeUp: game.madeUp?.(options) ?? false };
    });
  }

  /** Takes up a match where it stands. */
  async open(id: string, gameId: string, stored: StoredMatch, meter: Meter): Promise<Opened> {
    const game = await this.#game(gameId);
    const began = performance.now();
    const restoring = restore(game, stored);
    for (;;) {
      const restored = await metered(this.#guard, meter, () => someOf(restoring));
      if (restored) {
        const { match, move, notice } = restored;
        return { running: new Running(new Hosted(id, match), this.#guard, meter), move, notice };
      }
      const { open } = this.#limits;
      if (performance.now() - began > open) throw new Runaway(`It took more than ${open} ms.`);
    }
  }

  /** Takes up a finished match from its file. */
  async openFile(id: string, file: string, meter: Meter): Promise<Running> {
    const game = await this.#game(gameOf(file));
    const read = (): Hosted => new Hosted(id, readMatch(file, () => game).match);
    const hosted = await metered(this.#guard, meter, read, this.#limits.open);
    return new Running(hosted, this.#guard, meter);
  }

  close(): Promise<void> {
    return this.#guard.close();
  }

  async #game(id: string): Promise<Game> {
    try {
      return (await (await this.#load()).load(id)).game;
    } catch (error) {
      throw new CallFault(faultOf(error));
    }
  }

  #load(): Promise<Games> {
    this.#games ??= import(this.#source).then((source: GameSource) => new Games(source));
    return this.#games;
  }
}

/** The game of a match file. */
function gameOf(file: string): string {
  try {
    return parseMatch(file).game;
  } catch (error) {
    throw new CallFault(faultOf(error));
  }
}

/** Goes on for a moment; null if there is more to do. */
function someOf(restoring: Generator<void, Restored>): Restored | null {
  const until = performance.now() + SLICE;
  do {
    const step = restoring.next();
    if (step.done) return step.value;
  } while (performance.now() < until);
  return null;
}
