import { amountOf, does } from '@questwright/adventure';
import { chooseOne, nested, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Attacking, Events } from '../events.ts';
import { speedOf } from '../figures/characteristics.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { canStop } from '../move/base.ts';
import type { Direction } from '../move/direction.ts';
import { givePoints } from '../move/gift.ts';
import { cutMoves } from '../move/move-action.ts';
import { hasMoved } from '../move/moved.ts';
import { place } from '../move/place.ts';
import { pointsIn, spend } from '../move/pool.ts';
import { moveAimed, moveIn, moveSpaces } from '../move/spaces.ts';
import { figureOf } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { byAmount, type GameAmount, type GameEffect, onFigures } from './on-figures.ts';
import { thatFigure, type Whom, you } from './whom.ts';

/** Whether a figure is moved by an effect: who could refuse is asked when somebody else decides. */
function* isMovable(g: Descent, figure: Figure, seat: number): Rule<boolean> {
  if (deciderOf(g, figure) === seat) return true;
  const event: Events['forced'] = { figure };
  yield* window(g, 'forced', event);
  return !event.prevented && figure.zone === MAP;
}

/** "Move 3 spaces"; by default as many as the figure has Speed. */
export const movesSpaces = (n: GameAmount | null, whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    'd2.effect.move',
    { n: n === null ? 0 : typeof n === 'number' ? n : n.printed, note: noteOf(n) },
    {
      *does(g, figure, c) {
        if (yield* isMovable(g, figure, c.seat))
          yield* moveSpaces(g, figure, n === null ? speedOf(g, figure) : amountOf(g, c, n), c.seat);
      },
    },
  );

const noteOf = (n: GameAmount | null): ReturnType<typeof nested> =>
  nested(
    n === null || typeof n === 'number' || n.note === null
      ? 'd2.attack.nobody'
      : ['d2.amount.note', { note: nested(n.note) }],
  );

/** "That figure moves 2 spaces away from you", or "move 2 spaces toward that figure". */
export const movesRelative = (leads: Direction['leads'], n: number, whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.move-relative',
    { n, leads },
    {
      *does(g, figure, c) {
        const [target] = (whom.isYou ? thatFigure : you).of(g, c);
        if (target && (yield* isMovable(g, figure, c.seat)))
          yield* moveIn(g, figure, n, c.seat, { leads, target });
      },
    },
  );

/** "The target moves 2 spaces": it is moved from the space at which the attack was aimed. */
export const movesTarget = (n: number, { must = false } = {}): GameEffect =>
  does(
    ['d2.effect.move-target', { n }],
    function* (g: Descent, { event, seat }: Context): Rule {
      const [aim] = (event as Attacking).attack.aims;
      const figure = figureOf(g, aim!.figure)!;
      if (yield* isMovable(g, figure, seat)) yield* moveAimed(g, figure, n, aim!.space, seat, must);
    },
    (g, { event }) => figureOf(g, (event as Attacking).attack.aims[0]?.figure ?? 0)?.zone === MAP,
  );

/** "Place the figure in an empty space within 3 spaces." */
export const placesWithin = (n: number, whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    'd2.effect.place',
    { n },
    {
      useful: (g, figure) => landingsWithin(g, figure, n).length > 0,
      does: (g, figure, c) => placeWithin(g, figure, n, c.seat),
    },
  );

/** A seat puts a figure on an empty space within so many spaces, if there is one. */
export function* placeWithin(g: Descent, figure: Figure, n: number, seat: number): Rule {
  const among = landingsWithin(g, figure, n);
  if (among.length === 0 || !(yield* isMovable(g, figure, seat))) return;
  const offer = yield* chooseOne<Offer>(g, {
    seat,
    topic: 'place',
    prompt: 'd2.ask.place',
    among: among.map((space) => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word === 'space') yield* place(g, figure, offer.space);
}

/** "Trade spaces with that hero", and what comes with it; then each enters the space of the other, without moving. */
export const swapsWith = (whom: Whom, also: GameEffect): GameEffect =>
  onFigures(
    whom,
    'd2.effect.swap',
    { also: nested(also.text) },
    {
      *does(g, figure, c) {
        if (!(yield* isMovable(g, figure, c.seat))) return;
        const own = c.figure!;
        [own.at, figure.at] = [figure.at, own.at];
        hasMoved(g, figure);
        yield* also.run(g, c);
        for (const one of [figure, own])
          if (one.zone === MAP) yield* window(g, 'entered', { figure: one, space: one.at, moved: false });
      },
    },
  );

/** Empty spaces within this many spaces; figures in between do not matter. */
function landingsWithin(g: Descent, figure: Figure, n: number): number[] {
  const tables = tablesOf(g);
  const from = spacesOf(g, figure);
  const found: number[] = [];
  for (let space = 0; space < tables.count; space++) {
    if (from.includes(space) || spacesApart(g, from, [space]) > n) continue;
    if (canStop(g, figure, space)) found.push(space);
  }
  return found;
}

export const gainsPoints = (n: GameAmount, whom: Whom = you): GameEffect =>
  byAmount(whom, 'd2.effect.points', n, {
    does: (g, figure, c) => givePoints(g, figure, amountOf(g, c, n)),
  });

/** "That ends the move action." */
export const endsMove = (whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    'd2.effect.end-move',
    {},
    {
      *does(g, figure) {
        for (const act of g.acting) if (act.figure === figure.id) yield* cutMoves(g, act, figure);
      },
    },
  );

/** "It loses 1 movement point; if it has none, …" */
export const losesPointElse = (otherwise: GameEffect): GameEffect =>
  does(
    ['d2.effect.lose-point', { otherwise: nested(otherwise.text) }],
    function* (g: Descent, c: Context): Rule {
      const { figure } = c.chosen ? { figure: c.chosen } : (c.event as { readonly figure: Figure });
      const act = g.acting.find((one) => one.figure === figure.id);
      if (act && pointsIn(act) > 0) spend(act, 1);
      else yield* otherwise.run(g, c);
    },
  );

export const moveTexts: { readonly [key: string]: string } = {
  'd2.effect.lose-point': 'it loses 1 movement point; if it has none, {otherwise}',
  'd2.effect.move':
    '{you, select, yes {move} other {{whom} moves}} {n, plural, =0 {up to its Speed} one {# space} other {# spaces}}{note}',
  'd2.amount.note': ' {note}',
  'd2.effect.move-relative':
    '{you, select, yes {move} other {{whom} moves}} {n, plural, one {# space} other {# spaces}} {leads, select, away {away from} other {toward}} {you, select, yes {that figure} other {you}}',
  'd2.effect.move-target': 'the target moves {n, plural, one {# space} other {# spaces}}',
  'd2.effect.place':
    '{you, select, yes {are} other {{whom} is}} placed in an empty space within {n, plural, one {# space} other {# spaces}}',
  'd2.effect.swap': '{you, select, yes {trade} other {trade}} spaces with {whom}, and {also}',
  'd2.effect.points':
    '{you, select, yes {gain} other {{whom} gains}} {k} {n, plural, one {movement point} other {movement points}}',
  'd2.effect.end-move': '{you, select, yes {end your move action} other {{whom} ends its move action}}',
};
