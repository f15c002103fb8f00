import type { Answer, Bot, Match, Seat } from '@questwright/kernel';
import type { Piece, Runebound } from '../rules/state.ts';
import { search } from './combat/search.ts';
import { habit } from './habit.ts';
import { FIRST, type Judgement } from './judgement.ts';
import { bestAhead, firstOf } from './lookahead.ts';
import { chooseHexOnRoute, startMoveOnRoute, takeTurnOnRoute } from './routed-turn.ts';
import { buy, sell } from './shop.ts';
import { discardWorst } from './skills.ts';
import { chooseHex, startMove, takeTurn } from './turn.ts';

/** How often a combat round is tried out, by what is at stake. */
const TRIES = { villain: 120, challenge: 30, story: 16, enemy: 14 };

/** What is decided by reckoning, by topic. */
const THOUGHTS: { readonly [topic: string]: (seat: Seat, by: Judgement) => Answer } = {
  hero: chooseHero,
  place: chooseHex,
  turn: takeTurn,
  move: startMove,
  'spend-dice': chooseHex,
  'move-up-to': chooseHex,
  'go-to': chooseHex,
  'which-die': byHabit,
  'villain-path': byHabit,
  'hand-limit': discardWorst,
  exert: discardWorst,
  'discard-skill': discardWorst,
  sell: sell,
  buy: buy,
  'propose-barter': byHabit,
  'give-gold': byHabit,
  'give-assets': byHabit,
  'take-gold': byHabit,
  'take-assets': byHabit,
};

/** What is decided otherwise by a hero who thinks of the errand after the next one. */
const ON_ROUTE: typeof THOUGHTS = {
  turn: takeTurnOnRoute,
  move: startMoveOnRoute,
  'spend-dice': chooseHexOnRoute,
  'move-up-to': chooseHexOnRoute,
  'go-to': chooseHexOnRoute,
};

/** The strongest first, as fights against the villains tell. */
const HEROES = ['lyssa', 'lord-hawthorne', 'corbin', 'elder-mok', 'master-thorn', 'laurel'];

/** How many courses of a combat round a hero weighs, as a multiple, and how many outcomes of an answer elsewhere. */
export interface Depth {
  readonly combat: number;
  /** How much it trusts in fighting a combat out, beside what it looks like at the end of a round. */
  readonly trust?: number;
  readonly dreams: number;
  readonly by: Judgement;
}

/**
 * A hero who travels, shops, learns and adventures for what brings most per action, and searches its combats.
 */
export const heroWho = (name: string, { combat: zeal, trust = 0, dreams, by }: Depth): Bot => ({
  name,
  thinks: true,
  answer(seat) {
    const { choice } = seat;
    const answers = firstOf(choice);
    if (answers.length === 1) return answers[0]!;
    const topic = choice.topic ?? '';
    const think = (by.routed && ON_ROUTE[topic]) || THOUGHTS[topic];
    if (think) return think(seat, by);
    const world = seat.imagine() as Match<Runebound>;
    const { combat } = world.state;
    if (!combat) return bestAhead(world, seat.random, dreams, by);
    if (combat.stage === 'retreat' || !combat.seats.includes(seat.seat)) return habit(world.state, choice);
    return search(world, Math.ceil(zeal * TRIES[combat.kind]), seat.random, trust);
  },
});

/** The first version. */
export const adventurer = heroWho('greedy', { combat: 1, dreams: 3, by: FIRST });

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
