import {
  type Answer,
  type Bot,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  seatOf,
} from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { enemyKind } from '../../rules/catalogue.ts';
import { WANDERING } from '../../rules/encounter/echo.ts';
import { theEncounter } from '../../rules/encounter/encounter.ts';
import { openPortals } from '../../rules/explore/portals.ts';
import { game } from '../../rules/game.ts';
import { layoutOf } from '../../rules/map/layout.ts';
import { AT_EXIT } from '../../rules/map/mat.ts';
import { enemiesOnMat } from '../../rules/pieces.ts';
import type { Bardsung } from '../../rules/state.ts';
import { instinct } from '../instinct.ts';

/** Far more than any encounter takes. */
export const MOST_ANSWERS = 5000;

/** How somebody answers. */
export interface Player {
  (g: Bardsung, choice: Choice, match: Match<Bardsung>): Answer;
  /** Whether it imagines how the match may go on: without checkpoints it would play the whole match again each time. */
  readonly thinks?: boolean;
}

/** A bot in all seats. It must answer at once. */
export function playerOf(bot: Bot, seed: string): Player {
  const random = createRandom(seed);
  const answer = (_: Bardsung, choice: Choice, match: Match<Bardsung>): Answer =>
    bot.answer(seatOf(match as unknown as Match, choice, random)) as Answer;
  return Object.assign(answer, { thinks: bot.thinks === true });
}

/** This many of the thirteen heroes, different ones for each `n`. */
export const partyOf = (heroes: number, n: number): string[] =>
  Array.from(
    { length: heroes },
    (_, seat) => content.heroes[(heroes * n + 5 * seat) % content.heroes.length]!.id,
  );

export interface Played {
  readonly isWon: boolean;
  /** Whether it came to an end before the limit of answers. */
  readonly isOver: boolean;
  /** Whether a wandering monster came. */
  readonly isMet: boolean;
  /** Whether no portal was left before the exit was found. */
  readonly isStuck: boolean;
  readonly rounds: number;
}

/** Plays an encounter by itself. */
export function playEncounter(
  encounter: string,
  heroes: readonly string[],
  seed: string,
  player: Player = instinct,
  rules = game,
): Played {
  const match = createMatch<Bardsung>({
    game: rules,
    seats: heroes,
    seed,
    options: { encounter, heroes },
    log: false,
    checkpoints: player.thinks === true,
  } as never);
  let isMet = false;
  while (match.choice && match.count < MOST_ANSWERS) {
    match.answer(match.choice.seat, player(match.state, match.choice, match));
    isMet ||= enemiesOnMat(match.state).some((enemy) => enemyKind(match.state, enemy).family === WANDERING);
  }
  const { state: g } = match;
  return {
    isWon: isCompleted(match),
    isOver: match.over !== null,
    isMet,
    isStuck: isStuck(g),
    rounds: g.round,
  };
}

export const isCompleted = ({ over }: Match<Bardsung>): boolean => (over?.winners.length ?? 0) > 0;

function isStuck(g: Bardsung): boolean {
  const { goal, exit } = theEncounter(g);
  if (goal !== 'crawl' && goal !== 'tunnel') return false;
  return layoutOf(g).nearest[exit]! > AT_EXIT && openPortals(g).length === 0;
}

export const percent = (n: number, of: number): string => `${Math.round((100 * n) / of)} %`;
