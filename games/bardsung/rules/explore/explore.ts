import { note, tell } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { drawAspect } from '../aspects/aspects.ts';
import { dungeonDef } from '../catalogue.ts';
import { drawFrom } from '../draw.ts';
import { type Fit, fitsAt } from '../map/fit.ts';
import { addTile, shapeOfTile } from '../map/layout.ts';
import { type Opening, tileOfZone } from '../map/mat.ts';
import { doorsOnMat } from '../pieces.ts';
import { everySeat } from '../seats.ts';
import type { Bardsung, Piece } from '../state.ts';
import { furnish } from './furnish.ts';

/** Draws from the deck that fits and joins the tile to the portal where the hero stands. */
export function* explore(g: Bardsung, seat: number, opening: Opening): Rule {
  for (const door of doorsOnMat(g)) if (door.host === opening.portal) door.turned = false;
  const found = drawFitting(g, opening);
  if (!found) {
    g.dead = [...g.dead, opening.portal];
    return note(g, 'bs.log.dead-end', { hero: seat }, 'BS-EXPL-12');
  }
  const { card, fits } = found;
  const fit = yield* chooseOne(g, {
    seat: everySeat(g),
    topic: 'lay-tile',
    prompt: ['bs.ask.lay-tile', { tile: dungeonDef(g, card).name }],
    among: fits,
    as: asFit(card),
  });
  yield* lay(g, card, fit, seat);
}

/** Rooms join only corridors, and corridors only rooms. */
const deckBeyond = (g: Bardsung, opening: Opening): 'room' | 'corridor' =>
  shapeOfTile(g, g.tiles[tileOfZone(opening.zone)]!.def).sort === 'room' ? 'corridor' : 'room';

/** The first card of the deck that fits, its discards being shuffled in when it is empty; the others are discarded. */
function drawFitting(g: Bardsung, opening: Opening): { card: Piece; fits: Fit[] } | null {
  const sort = deckBeyond(g, opening);
  const unfit: Piece[] = [];
  let found: { card: Piece; fits: Fit[] } | null = null;
  while (!found) {
    const card = drawFrom(g, sort, 'resolving');
    if (!card) break;
    const fits = fitsAt(g, dungeonDef(g, card), opening);
    if (fits.length > 0) found = { card, fits };
    else unfit.push(card);
  }
  for (const card of unfit) {
    move(g, card, `${sort}-discard`);
    note(g, 'bs.log.does-not-fit', { card }, 'BS-EXPL-12');
  }
  return found;
}

const asFit = (card: Piece) => ({
  id: ({ col, row, turn }: Fit) => `lay:${col},${row},${turn}`,
  text: ({ col, row, turn }: Fit) => ['bs.fit', { col: col + 1, row: row + 1, turn }] as const,
  about: ({ col, row, turn }: Fit) => ({ card: card.id, col, row, turn }),
});

/** Tile, doors and terrain, then enemies with their initiative cards, then the aspect card. */
function* lay(g: Bardsung, card: Piece, { col, row, turn }: Fit, seat: number): Rule {
  move(g, card, 'laid');
  addTile(g, { def: card.def, col, row, turn });
  const tile = g.tiles.length - 1;
  note(g, 'bs.log.lays', { hero: seat, card }, 'BS-HERO-08');
  furnish(g, tile);
  yield* tell(g, 'tilePlaced', { tile, seat });
  const { aspect } = dungeonDef(g, card);
  if (aspect) yield* drawAspect(g, aspect, tile, seat);
}
