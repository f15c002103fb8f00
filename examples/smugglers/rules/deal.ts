import { cardsIn, create, move, shuffle, top } from '@questwright/kernel';
import { goods } from '../content/goods.ts';
import { IN_THE_SEA } from './legacy.ts';
import { cellar, HOLD, type Holdings, hand, MARKET, SEA, type Smugglers } from './state.ts';

/** Lays out the goods: those of the box, or as the night before has left them. */
export function deal(g: Smugglers): void {
  makeRoom(g);
  if (g.brought) layOut(g, g.brought);
  else {
    for (const { id, copies } of goods) for (let i = 0; i < copies; i++) create(g, id, HOLD, {});
    shuffle(g, 'shuffle', HOLD);
    for (let i = 0; i < IN_THE_SEA; i++) move(g, top(g, HOLD)!, SEA);
  }
  g.brought = null;
}

export function layOut(g: Smugglers, { cellars, market, hold, sea }: Holdings): void {
  const put = (ids: readonly string[], zone: string): void => {
    for (const id of ids) create(g, id, zone, {});
  };
  for (const [seat, held] of cellars.entries()) put(held, cellar(seat));
  put(market, MARKET);
  put(hold, HOLD);
  put(sea, SEA);
}

/** Makes room for everybody's goods. */
export function makeRoom(g: Smugglers): void {
  for (let seat = 0; seat < g.seats; seat++) {
    cardsIn(g, hand(seat));
    cardsIn(g, cellar(seat));
  }
  for (const zone of [HOLD, SEA, MARKET]) cardsIn(g, zone);
  g.dealt = true;
}
