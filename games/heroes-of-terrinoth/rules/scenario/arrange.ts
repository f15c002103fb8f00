import { cardsIn } from '@questwright/kernel';
import { questDef } from '../catalogue.ts';
import { startCounters } from '../counters.ts';
import { createPiece } from '../pieces.ts';
import { createZones } from '../setup/setup.ts';
import type { Terrinoth } from '../state.ts';
import type { DescribedPosition } from './position.ts';

/** Lays a position out on an empty table. A match that begins with its set-up is left alone. */
export function arrange(g: Terrinoth, position: DescribedPosition): void {
  if (position.phase === 'setup') return;
  createZones(g);
  g.quest = position.quest;
  createPiece(g, position.quest, 'quest');
  for (const [zone, cards] of position.zones) {
    for (const card of cards) {
      const piece = createPiece(g, card.def, zone, card.down);
      piece.exhausted = card.exhausted;
      piece.wounds = card.wounds;
      piece.tokens = card.tokens;
      piece.progress = card.progress;
    }
  }
  const { counters, nemesis, nemesisDown } = questDef(g);
  g.counters = startCounters(counters, position.counters);
  if (nemesis && !isOnTable(g, nemesis)) createPiece(g, nemesis, 'lair', nemesisDown);
  g.phase = position.phase;
  g.round = position.round;
  g.leader = position.leader ?? 0;
  g.active = position.seat;
  g.peril = position.peril;
  if (position.phase === 'hero') {
    g.first = g.leader;
    g.turn = position.turn;
  } else g.first = position.seat;
}

const isOnTable = (g: Terrinoth, def: string): boolean =>
  Object.keys(g.zones).some((zone) => cardsIn(g, zone).some((card) => card.def === def));
