import type { TrialRun } from '@questwright/bots';
import { type Answer, createMatch, createRandom, type Match, redealer } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { Descent } from '../rules/state.ts';
import { insight } from './insight.ts';
import { thinker } from './thinker.ts';

const HEROES = [2, 3, 4];
const NAMES = ['Overlord', 'Ann', 'Ben', 'Cid', 'Dot'];
/** Far more than any quest takes. */
const MOST_ANSWERS = 8000;

/** Answers the choice of a match in the place of both sides. */
type Player = (match: Match<Descent>, seed: string) => Answer;

const byHabit: Player = (match, seed) =>
  insight.policy(match, match.choice!, createRandom(`${seed} ${match.count}`));

/** The player that looks one activation ahead, in worlds as the seat could believe them. */
const greedily: Player = (match, seed) => {
  const { choice, count } = match;
  const { seat } = choice!;
  let worlds = 0;
  const deal = redealer(match, seat);
  return thinker.answer({
    seat,
    choice: choice!,
    random: createRandom(`${seed} ${count}`),
    view: () => match.view(seat),
    imagine: () => deal(`${seed} ${count} ${worlds++}`) as unknown as Match,
  }) as Answer;
};

/** Who wins a match of a quest; nobody, should it never end. */
function winnerOf(quest: string, heroes: number, n: number, player: Player): string {
  const seed = `${quest} ${heroes} ${n}`;
  const match = createMatch<Descent>({
    game,
    seats: NAMES.slice(0, heroes + 1),
    seed,
    options: { quest },
    log: false,
    checkpoints: player === greedily,
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

export const trials = { 'win-rates': winRates(greedily), 'win-rates-by-habit': winRates(byHabit) };
