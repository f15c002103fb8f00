import { createMatch } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { enemyKind } from '../rules/catalogue.ts';
import { WANDERING } from '../rules/encounter/echo.ts';
import { game } from '../rules/game.ts';
import { enemiesOnMat } from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';
import { instinct } from './instinct.ts';

const HEROES = 3;
/** Far more than any encounter takes. */
const MOST_ANSWERS = 3000;

/** Three heroes of the thirteen, other ones in each match. */
const partyOf = (n: number): string[] =>
  Array.from({ length: HEROES }, (_, seat) => content.heroes[(3 * n + 5 * seat) % content.heroes.length]!.id);

/** Plays an encounter by instinct; tells whether it was completed, and whether a wandering monster came. */
function play(encounter: string, n: number) {
  const heroes = partyOf(n);
  const match = createMatch<Bardsung>({
    game,
    seats: heroes,
    seed: `${encounter} ${n}`,
    options: { encounter, heroes },
    checkpoints: false,
  } as never);
  let isMet = false;
  while (match.choice && match.count < MOST_ANSWERS) {
    match.answer(match.choice.seat, instinct(match.state, match.choice));
    isMet ||= enemiesOnMat(match.state).some((enemy) => enemyKind(match.state, enemy).family === WANDERING);
  }
  return { isWon: match.over?.result === 'completed', isMet, rounds: match.state.round };
}

/** How often three heroes who go by instinct complete each encounter, so many matches each. */
export function* winRates(matches: number): Iterable<string> {
  const percent = (n: number): string => `${Math.round((100 * n) / matches)} %`;
  for (const { id, name } of content.encounters) {
    let [won, met, rounds] = [0, 0, 0];
    for (let n = 0; n < matches; n++) {
      const one = play(id, n);
      won += Number(one.isWon);
      met += Number(one.isMet);
      rounds += one.rounds;
    }
    const length = (rounds / matches).toFixed(1);
    yield `${id} ${name}: won ${percent(won)}, wandering monster ${percent(met)}, ${length} rounds`;
  }
}
