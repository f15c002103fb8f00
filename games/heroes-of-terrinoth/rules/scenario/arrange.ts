import { HERO, nameOf } from '@questwright/adventure';
import { cardsIn } from '@questwright/kernel';
import { theQuest } from '../catalogue.ts';
import { enemyHealth, isInPlay } from '../enemies.ts';
import { maxHealth } from '../heroes.ts';
import { createPiece } from '../pieces.ts';
import { createZones } from '../setup/setup.ts';
import type { Piece, Terrinoth } from '../state.ts';
import type { Placed } from './placed.ts';
import type { Described } from './position.ts';

/** Lays a position out on an empty table. A match that begins with its set-up is left alone. */
export function layOut(g: Terrinoth, { quest, position }: Described): void {
  if (position === null) return;
  createZones(g);
  g.quest = quest;
  createPiece(g, quest, 'quest');
  const placed: [Piece, Placed][] = [];
  for (const [zone, cards] of position.zones) {
    for (const card of cards) {
      const piece = createPiece(g, card.def, zone, card.down);
      piece.exhausted = card.exhausted;
      piece.wounds = card.wounds;
      piece.tokens = card.tokens;
      piece.progress = card.progress;
      placed.push([piece, card]);
    }
  }
  const { nemesis, nemesisDown } = theQuest(g);
  g.counters = position.counters;
  if (nemesis && !isOnTable(g, nemesis)) createPiece(g, nemesis, 'lair', nemesisDown);
  g.phase = position.phase;
  g.round = position.round;
  g.leader = position.leader;
  g.active = position.seat;
  g.peril = position.peril;
  if (position.phase === 'hero') {
    g.first = g.leader;
    g.turn = position.turn;
  } else g.first = position.seat;
  for (const [piece, card] of placed) refuseDefeated(g, piece, card);
}

const isOnTable = (g: Terrinoth, def: string): boolean =>
  Object.keys(g.zones).some((zone) => cardsIn(g, zone).some((card) => card.def === def));

/** Nobody may have as many wounds as health; other cards may change the health. */
function refuseDefeated(g: Terrinoth, piece: Piece, { said, wounds }: Placed): void {
  if (wounds === 0) return;
  if (piece.down) throw said.at('wounds').wrong('an enemy that lies face down has no wounds');
  const seat = HERO.indexOf(piece.zone);
  const health = seat >= 0 ? maxHealth(g, seat) : isInPlay(piece) ? enemyHealth(g, piece) : Infinity;
  if (wounds < health) return;
  throw said
    .at('wounds')
    .wrong(`${wounds} wounds would have defeated ${nameOf(g, piece)}, with ${health} health`);
}
