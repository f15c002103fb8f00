import {
  type Answer,
  type Bot,
  createMatch,
  createRandom,
  type Game,
  type MatchSetup,
  runScenario,
  type ScenarioTable,
  seatOf,
} from '@questwright/kernel';
import { readScenarioFile, understanding } from './file.ts';

/** What a bot answered in a position with one right answer. */
export interface Judged {
  readonly title: string;
  readonly right: Answer;
  readonly answered: Answer;
  readonly isRight: boolean;
}

/**
 * A position with one right answer is a scenario: its last answer is the right one. The bot is asked in its place.
 * Nothing may be scripted that the bot has to imagine, so the scenario says `chance: { '*': seeded }`.
 */
export async function judgePosition(game: Game, path: string, bot: Bot): Promise<Judged> {
  const file = readScenarioFile(path);
  const tables: Watched[] = [];
  const { scenario, differences } = understanding(file, () =>
    runScenario(game, file.document, (setup) => {
      const table = new Watched(setup);
      tables.push(table);
      return table;
    }),
  );
  if (differences.length > 0) throw new Error(`${path}: ${differences[0]!.what}`);
  const { last } = tables[0]!;
  if (!last) throw new Error(`${path}: the scenario answers nothing.`);
  const { choice } = last.before;
  const answered = await bot.answer(seatOf(last.before, choice!, createRandom(scenario.title), last.seat));
  const isRight = JSON.stringify(answered) === JSON.stringify(last.answer);
  return { title: scenario.title, right: last.answer, answered, isRight };
}

/** A table that remembers how it was before the last answer. */
class Watched implements ScenarioTable {
  readonly match;
  last: {
    readonly before: ReturnType<typeof createMatch>;
    readonly seat: number;
    readonly answer: Answer;
  } | null = null;

  constructor(setup: MatchSetup) {
    this.match = createMatch(setup);
  }

  get log() {
    return this.match.log;
  }

  answer(seat: number, answer: Answer): void {
    this.last = { before: this.match.fork(), seat, answer };
    this.match.answer(seat, answer);
  }
}
