import { walksAsOnWater } from '../../rules/figures/standing.ts';
import { groundAt, spacesOf } from '../../rules/ground.ts';
import { isOf, SLUDGE } from '../../rules/map/terrain.ts';
import { terrain } from '../../rules/move/terrain.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/** Whoever begins a turn or an activation wholly on sludge: the card remembers who. */
const catches: Answer<'figureStarts'> = {
  when: (g, _, { figure }) =>
    !walksAsOnWater(g, figure) && spacesOf(g, figure).every((space) => isOf(groundAt(g, space), SLUDGE)),
  run(_, me, { figure }) {
    me.on = figure.id;
  },
  anyOrder: true,
};

const frees: Answer<'figureEnds'> = {
  when: (_, me, { figure }) => me.on === figure.id,
  run(_, me) {
    me.on = 0;
  },
  anyOrder: true,
};

/** Sludge takes a point more to enter, and it slows whoever starts in it. */
export const sludge = terrain('sludge', [
  {
    text: 'd2.sludge',
    on: { figureStarts: catches, figureEnds: frees },
    modify: {
      speed: {
        layer: 'limit',
        change: (_: Descent, me: Piece, value: number, figure: Figure) =>
          me.on === figure.id ? Math.min(1, value) : value,
      },
    },
  },
]);
