import { cardsIn, finish, type Outcome } from '@questwright/kernel';
import { legacyOf, NIGHTS } from './legacy.ts';
import { cellar, HOLD, type Holdings, hand, MARKET, SEA, type Smugglers } from './state.ts';

const FINE = 2;

/** Everybody has had their turns. */
export function endNight(g: Smugglers): never {
  const last = g.night === NIGHTS;
  const outcome: Outcome = last
    ? won(g)
    : { result: 'landed', winners: [], text: ['smugglers.landed', { night: g.night }] };
  finish(g, outcome, legacyOf(leaves(g, g.night + 1)));
}

/** The watch has come: the same night is to be played again. */
export function caught(g: Smugglers): never {
  g.coins = g.coins.map((coins) => Math.max(0, coins - FINE));
  finish(g, { result: 'caught', winners: [], text: 'smugglers.caught' }, legacyOf(leaves(g, g.night)));
}

function leaves(g: Smugglers, night: number): Holdings {
  const inZone = (zone: string): string[] => cardsIn(g, zone).map(({ def }) => def);
  return {
    night,
    coins: [...g.coins],
    cellars: g.coins.map((_, seat) => [...inZone(cellar(seat)), ...inZone(hand(seat))].sort()),
    market: inZone(MARKET),
    hold: inZone(HOLD),
    sea: inZone(SEA),
  };
}

function won(g: Smugglers): Outcome {
  const fortunes = g.coins.map(
    (coins, seat) => coins + cardsIn(g, cellar(seat)).length + cardsIn(g, hand(seat)).length,
  );
  const best = Math.max(...fortunes);
  const winners = [...fortunes.keys()].filter((seat) => fortunes[seat] === best);
  const seats = { list: winners.map((seat) => ['smugglers.seat', { seat: { seat } }] as const) };
  return {
    result: winners.length === 1 ? `seat ${winners[0]! + 1}` : 'shared',
    winners,
    text: ['smugglers.won', { seats, count: winners.length, coins: best }],
  };
}
