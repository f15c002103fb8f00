import {
  type Card,
  cardsIn,
  chooseOne,
  die,
  log,
  logTo,
  move,
  type Rule,
  type Text,
  top,
} from '@questwright/kernel';
import { goodOf } from '../content/goods.ts';
import { cellar, HOLD, hand, MARKET, type Smugglers } from './state.ts';

interface Deed {
  readonly does: 'sell' | 'hide';
  readonly good: Card;
}

/** One turn: a good is taken from the hold, then one is sold or hidden. */
export function* takeTurn(g: Smugglers): Rule {
  const seat = g.turn;
  take(g, seat);
  const held = [...cardsIn(g, hand(seat)), ...cardsIn(g, cellar(seat))];
  if (held.length === 0) {
    log(g, 'smugglers.idle', { seat: { seat } }, { rule: 'SM-NIGHT-04' });
    return;
  }
  const { does, good } = yield* chooseOne<Deed>(g, {
    seat,
    topic: 'turn',
    prompt: 'smugglers.ask',
    among: [
      ...held.map((good): Deed => ({ does: 'sell', good })),
      ...cardsIn(g, hand(seat)).map((good): Deed => ({ does: 'hide', good })),
    ],
    as: {
      id: ({ does, good: { id } }) => `${does}:${id}`,
      text: ({ does, good }) => [`smugglers.${does}`, { good: nameOf(good), coins: worthOf(g, good) }],
      about: ({ good: { id } }) => ({ card: id }),
    },
    always: true,
    secret: true,
  });
  if (does === 'hide') hide(g, seat, good);
  else sell(g, seat, good);
}

function take(g: Smugglers, seat: number): void {
  const good = top(g, HOLD);
  if (!good) return;
  move(g, good, hand(seat));
  tell(g, seat, good, 'took', 'SM-NIGHT-03');
}

function hide(g: Smugglers, seat: number, good: Card): void {
  tell(g, seat, good, 'hid', 'SM-NIGHT-04');
  move(g, good, cellar(seat));
}

function sell(g: Smugglers, seat: number, good: Card): void {
  const coins = worthOf(g, good);
  const names = { seat: { seat }, good: nameOf(good), coins };
  move(g, good, MARKET);
  const wasDeaf = g.deaf;
  const isHeard = die(g, 'watch', 6) === 1;
  if (isHeard && g.deaf) {
    g.deaf = false;
    log(g, 'smugglers.overlooked', names, { rule: 'SM-NIGHT-09' });
  }
  if (isHeard && !wasDeaf) {
    g.heard++;
    log(g, 'smugglers.heard', names, { rule: 'SM-SELL-02' });
  } else {
    g.coins[seat]! += coins;
    log(g, 'smugglers.sold', names, { rule: 'SM-SELL-01' });
  }
}

/** What a good brings now. */
export function worthOf(g: Smugglers, { def }: Card): number {
  const there = cardsIn(g, MARKET).filter((other) => other.def === def).length;
  return Math.max(1, goodOf(def).worth - there);
}

/** Tells the smuggler which good it was, and the others only that it was one. */
function tell(g: Smugglers, seat: number, good: Card, what: 'took' | 'hid', rule: string): void {
  const who = { seat: { seat } };
  const others: Text = [`smugglers.${what}-hidden`, who];
  logTo(g, [seat], [`smugglers.${what}`, { ...who, good: nameOf(good) }], others, rule);
}

const nameOf = ({ def }: Card): string => goodOf(def).name;
