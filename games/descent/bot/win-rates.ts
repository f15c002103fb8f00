import type { TrialRun } from '@questwright/bots';
import {
  type Answer,
  type Bot,
  createMatch,
  createRandom,
  type Match,
  randomAnswer,
  redealer,
} from '@questwright/kernel';
import { content } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { BASE_BOX } from '../rules/ids.ts';
import type { Descent, Side } from '../rules/state.ts';
import { insight } from './insight.ts';
import { levels } from './levels.ts';
import { sideOfSeat } from './sides.ts';
import { thinker } from './thinker.ts';

const HEROES = [2, 3, 4];
const NAMES = ['Overlord', 'Ann', 'Ben', 'Cid', 'Dot'];
/** Far more than any quest takes. */
const MOST_ANSWERS = 8000;

/** Answers the choice of a match in the place of both sides. */
export interface Player {
  (match: Match<Descent>, seed: string): Answer;
  /** Whether it tries things out, for which matches keep checkpoints. */
  readonly looksAhead?: boolean;
}

export const byHabit: Player = (match, seed) =>
  insight.policy(match, match.choice!, createRandom(`${seed} ${match.count}`));

/** A bot that looks ahead, in worlds as the seat could believe them. */
export const by = (bot: Bot): Player =>
  Object.assign(
    (match: Match<Descent>, seed: string): Answer => {
      const { choice, count } = match;
      const { seat } = choice!;
      let worlds = 0;
      const deal = redealer(match, seat);
      return bot.answer({
        seat,
        choice: choice!,
        random: createRandom(`${seed} ${count}`),
        view: () => match.view(seat),
        imagine: () => deal(`${seed} ${count} ${worlds++}`) as unknown as Match,
      }) as Answer;
    },
    { looksAhead: true },
  );

/** Any legal answer, each as likely. */
const atRandom: Player = ({ choice, count }, seed) =>
  randomAnswer(choice!, createRandom(`${seed} ${count} at random`)) as Answer;

/** One player in the place of a side, and another in the place of its enemies. */
const bySides = (side: Side, its: Player, theirs: Player): Player =>
  Object.assign(
    (match: Match<Descent>, seed: string): Answer =>
      (sideOfSeat(match.state, match.choice!.seat) === side ? its : theirs)(match, seed),
    { looksAhead: true },
  );

/** Who wins a match of a quest; nobody, should it never end. */
function winnerOf(quest: string, heroes: number, n: number, player: Player): string {
  const seed = `${quest} ${heroes} ${n}`;
  const match = createMatch<Descent>({
    game,
    seats: NAMES.slice(0, heroes + 1),
    seed,
    options: { quest },
    log: false,
    checkpoints: player.looksAhead === true,
  } as never);
  while (match.choice && match.count < MOST_ANSWERS) match.answer(match.choice.seat, player(match, seed));
  return match.over?.result ?? 'nobody';
}

/** How often the heroes win each quest with two, three and four of them, so many matches each. */
const winRates = (player: Player) =>
  function* (matches: number, { includes, recall }: TrialRun): Iterable<string> {
    for (const { id, name } of content.quests)
      for (const heroes of HEROES) {
        const cell = `${name}, ${heroes} heroes`;
        if (!includes(cell)) continue;
        let [won, lost] = [0, 0];
        for (let n = 0; n < matches; n++) {
          const winner = recall(`${cell}, match ${n + 1}`, () => winnerOf(id, heroes, n, player));
          if (winner === 'heroes') won++;
          else if (winner === 'overlord') lost++;
        }
        yield `${cell}: the heroes won ${won} of ${matches}${won + lost < matches ? `, and ${matches - won - lost} had no end` : ''}`;
      }
  };

/** How often each side wins a quest of the base box with four heroes when its enemies play at random. */
function* againstRandom(matches: number, { includes, recall }: TrialRun): Iterable<string> {
  for (const { id, name, box } of content.quests)
    for (const side of ['heroes', 'overlord'] as const) {
      const cell = `${name}, the ${side}`;
      if (box !== BASE_BOX || !includes(cell)) continue;
      const player = bySides(side, by(thinker), atRandom);
      let won = 0;
      for (let n = 0; n < matches; n++)
        if (recall(`${cell}, match ${n + 1}`, () => winnerOf(id, 4, n, player)) === side) won++;
      yield `${cell}: won ${won} of ${matches} against play at random`;
    }
}

export const winRateTrials = {
  'against-random': againstRandom,
  'win-rates': winRates(by(thinker)),
  'win-rates-by-habit': winRates(byHabit),
  'win-rates-by-search': winRates(by(levels['level-3']!)),
};
