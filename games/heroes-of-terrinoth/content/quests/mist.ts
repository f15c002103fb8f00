import type { Ability } from '@questwright/adventure';
import { type As, chooseOne } from '@questwright/kernel';
import { theQuest } from '../../rules/catalogue.ts';
import type { Events } from '../../rules/events.ts';
import { lastSpace } from '../../rules/peril.ts';
import type { Piece, Terrinoth } from '../../rules/state.ts';

const FARTHEST = 2;

/** The lantern: the party chooses how far the peril token goes, and so where it lies next. */
export const steerPeril: Ability = {
  text: 'ht.own.steer',
  on: {
    perilWouldMove: {
      text: 'ht.own.steer',
      *run(g: Terrinoth, _: Piece, event: Events['perilWouldMove']) {
        const most = Math.min(FARTHEST, lastSpace(g) - g.peril);
        if (most < 2) return;
        const among = Array.from({ length: most }, (_, i) => g.peril + 1 + i);
        event.to = yield* chooseOne(g, {
          seat: g.leader,
          prompt: 'ht.own.ask-steer',
          by: () => 'ht.own.steer',
          among,
          as: asSpace(g),
        });
      },
    },
  },
};

const asSpace = (g: Terrinoth): As<number> => ({
  id: (space) => `space:${space}`,
  text: (space) => [
    'ht.own.space',
    { n: space + 1, colour: [`ht.colour.${theQuest(g).peril.spaces[space]}`] },
  ],
  about: (space) => ({ space }),
});
