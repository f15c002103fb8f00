import {
  type Answer,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  optionsOf,
  type Random,
  randomAnswer,
  type View,
} from '@questwright/kernel';
import { game } from '../../rules/index.ts';
import type { Runebound } from '../../rules/state.ts';

export interface Moment {
  readonly match: Match<Runebound>;
  /** As the seat that is asked sees it. */
  readonly view: View;
  readonly seat: number;
}

const WANTED = /^(?:move|shop|adventure|attempt|learn|surge|attack|stack|buy|outcome|option|roll)/;

/** Mostly what leads to adventures, fights and markets, so that there is something to see. */
function eagerAnswer(choice: Choice, random: Random): Answer {
  const wanted = choice.kind === 'one' ? optionsOf(choice).filter(({ id }) => WANTED.test(id)) : [];
  if (wanted.length === 0 || random.below(6) === 0) return randomAnswer(choice, random);
  return wanted[random.below(wanted.length)]!.id;
}

/** The positions of a match between two heroes. */
export function* positions(seed: string, choices: number, scenario = 'margath'): Generator<Moment> {
  const match = createMatch<Runebound>({
    game,
    options: { scenario, heroes: ['lord-hawthorne', 'lyssa'] },
    seats: ['Anna', 'Wren'],
    seed,
  });
  const random = createRandom(`player ${seed}`);
  for (let i = 0; i < choices && match.choice; i++) {
    const { choice } = match;
    yield { match, view: match.view(choice.seat), seat: choice.seat };
    match.answer(choice.seat, eagerAnswer(choice, random));
  }
}
