import type { Answer, Bot, Match, Seat } from '@questwright/kernel';
import type { Piece, Runebound } from '../rules/state.ts';
import { search } from './combat/search.ts';
import { habit, promptOf } from './habit.ts';
import { bestAhead, firstOf } from './lookahead.ts';
import { buy, sell } from './shop.ts';
import { discardWorst } from './skills.ts';
import { chooseHex, startMove, takeTurn } from './turn.ts';

/** How often a combat round is tried out, by what is at stake. */
const TRIES = { villain: 120, challenge: 30, story: 16, enemy: 14 };

const THOUGHTS: { readonly [prompt: string]: (seat: Seat) => Answer } = {
  'rb.ask.hero': chooseHero,
  'rb.ask.place': chooseHex,
  'rb.ask.turn': takeTurn,
  'rb.ask.move': startMove,
  'rb.ask.spend-dice': chooseHex,
  'rb.ask.move-up-to': chooseHex,
  'rb.ask.go-to': chooseHex,
  'rb.ask.which-die': byHabit,
  'rb.ask.villain-path': byHabit,
  'rb.ask.hand-limit': discardWorst,
  'rb.ask.exert': discardWorst,
  'rb.ask.discard-skill': discardWorst,
  'rb.ask.sell': sell,
  'rb.ask.buy': buy,
  'rb.ask.propose-barter': byHabit,
  'rb.ask.give-gold': byHabit,
  'rb.ask.give-assets': byHabit,
  'rb.ask.take-gold': byHabit,
  'rb.ask.take-assets': byHabit,
};

/** The strongest first, as fights against the villains tell. */
const HEROES = ['lyssa', 'lord-hawthorne', 'corbin', 'elder-mok', 'master-thorn', 'laurel'];

/** A hero who travels, shops, learns and adventures for what brings most an action, and searches its combats. */
export const adventurer: Bot = {
  name: 'greedy',
  thinks: true,
  answer(seat) {
    const { choice } = seat;
    const answers = firstOf(choice);
    if (answers.length === 1) return answers[0]!;
    const prompt = promptOf(choice);
    if (THOUGHTS[prompt]) return THOUGHTS[prompt](seat);
    const world = seat.imagine() as Match<Runebound>;
    const { combat } = world.state;
    if (!combat) return bestAhead(world, seat.random);
    if (combat.stage === 'retreat' || !combat.seats.includes(seat.seat)) return habit(world.state, choice);
    return search(world, TRIES[combat.kind], seat.random);
  },
};

function chooseHero({ choice }: Seat): Answer {
  const { among } = choice as { among: readonly Piece[] };
  const ids = HEROES.map((hero) => among.find(({ def }) => def === hero)).filter(
    (card) => card !== undefined,
  );
  return `card:${(ids[0] ?? among[0]!).id}`;
}

function byHabit({ choice, imagine }: Seat): Answer {
  return habit(imagine().state as Runebound, choice);
}
