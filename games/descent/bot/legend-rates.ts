import type { TrialRun } from '@questwright/bots';
import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { DIFFICULTIES, type Difficulty } from '../rules/legend/state.ts';
import type { Descent } from '../rules/state.ts';
import { choicesOfDelve } from './choices.ts';
import { levels } from './levels.ts';
import { thinker } from './thinker.ts';
import { by, byHabit, type Player } from './win-rates.ts';

/*
 * How often heroes win where nobody plays the overlord: each quest and The Delve, with two, three and four heroes, in both
 * difficulties.
 */

const HEROES = [4, 3, 2];
/** Far more than any quest or Delve takes. */
const MOST_ANSWERS = 12_000;

const atRandom: Player = ({ choice, count }, seed) => randomAnswer(choice!, createRandom(`${seed} ${count}`));

interface Cell {
  readonly name: string;
  readonly heroes: number;
  readonly options: object;
}

const cellsOf = (name: string, mode: object, difficulty: Difficulty): Cell[] =>
  HEROES.map((heroes) => ({
    name: `${name}, ${heroes} heroes, ${difficulty}`,
    heroes,
    options: { play: 'legend', difficulty, ...mode },
  }));

const quests = (): Cell[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    content.legendQuests.flatMap(({ quest: { id, name } }) =>
      cellsOf(name, { mode: 'quest', quest: id }, difficulty),
    ),
  );
const delves = (): Cell[] =>
  DIFFICULTIES.flatMap((difficulty) => cellsOf('The Delve', { mode: 'delve' }, difficulty));

/** How a match ends: who wins, in which round, and how many stages of The Delve the heroes have come through. */
function played({ name, heroes, options }: Cell, n: number, player: Player): string {
  const seed = `${name} ${n}`;
  const match = createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed,
    options: { ...options, players: Array.from({ length: heroes }, () => 0) },
    log: false,
    checkpoints: player.looksAhead === true,
  } as never);
  while (match.choice && match.count < MOST_ANSWERS) match.answer(match.choice.seat, player(match, seed));
  const stages = match.state.legend!.delve?.resolved ?? 0;
  return `${match.over?.result ?? 'nobody'} ${match.state.round} ${stages}`;
}

const rates = (cells: () => readonly Cell[], player: Player) =>
  function* (matches: number, { includes, recall }: TrialRun): Iterable<string> {
    for (const cell of cells()) {
      if (!includes(cell.name)) continue;
      const ends = Array.from({ length: matches }, (_, n) =>
        recall(`${cell.name}, match ${n + 1}`, () => played(cell, n, player)).split(' '),
      );
      const won = ends.filter(([who]) => who === 'heroes').length;
      const endless = ends.filter(([who]) => who === 'nobody').length;
      const median = (at: number): number =>
        ends.map((end) => Number(end[at])).sort((a, b) => a - b)[Math.floor(matches / 2)]!;
      yield `${cell.name}: the heroes won ${won} of ${matches}, ${
        'mode' in cell.options && cell.options.mode === 'delve'
          ? `median ${median(2)} stages`
          : `median round ${median(1)}`
      }${endless > 0 ? `, and ${endless} had no end` : ''}`;
    }
  };

const SEARCH = levels['level-4']!;

export const legendTrials = {
  legend: rates(quests, by(thinker)),
  'legend-by-habit': rates(quests, byHabit),
  'legend-at-random': rates(quests, atRandom),
  'legend-by-search': rates(quests, by(SEARCH)),
  delve: rates(delves, by(thinker)),
  'delve-by-habit': rates(delves, byHabit),
  'delve-at-random': rates(delves, atRandom),
  'delve-by-search': rates(delves, by(SEARCH)),
  'delve-choices': choicesOfDelve(by(thinker)),
  'delve-choices-by-search': choicesOfDelve(by(SEARCH)),
  'delve-choices-by-habit': choicesOfDelve(byHabit),
};
