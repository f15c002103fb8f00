import { bans, holdsWhen, instantly, note, pieces } from '@questwright/adventure';
import {
  at,
  inTheShadows,
  perEnemy,
  removeProgress,
  special,
  when,
  whenever,
} from '../../rules/effects/index.ts';
import { activeLocation, explorationValue } from '../../rules/locations.ts';
import { lose } from '../../rules/outcome.ts';
import { travel } from '../../rules/phases/travel.ts';
import type { Terrinoth } from '../../rules/state.ts';

/** Nobody marches out of a castle under siege. */
export const nobodyLeaves = bans<Terrinoth>('ht.own.nobody-leaves', { travel: { rule: 'HT-ABILITY-10' } });

/** In a siege progress is how much of the wall still stands: whole when the party gets there, never more than whole. */
export const wallIsWhole = whenever(
  at.locationRevealed,
  special('ht.own.wall-whole', {
    run: instantly((g) => {
      const wall = activeLocation(g);
      if (wall) wall.progress = explorationValue(g, wall);
    }),
  }),
);

export const wallIsNeverMoreThanWhole = whenever(
  at.progressIsAdded,
  special('ht.own.wall-limit', {
    run: instantly((g) => {
      const wall = activeLocation(g);
      if (wall) wall.progress = Math.min(wall.progress, explorationValue(g, wall));
    }),
    can: (g) => {
      const wall = activeLocation(g);
      return wall !== undefined && wall.progress > explorationValue(g, wall);
    },
  }),
);

export const besiegersBreakTheWall = whenever(at.enemyPhaseEnds, removeProgress(perEnemy(1, inTheShadows)));

const wallIsDown = holdsWhen('ht.own.wall-down', (g: Terrinoth) => activeLocation(g)?.progress === 0);

export const fallBack = whenever(
  at.roundEnds,
  when(
    wallIsDown,
    special('ht.own.fall-back', {
      *run(g) {
        if (pieces(g, 'location-deck').length === 0) lose(g);
        note(g, 'ht.own.log.fall-back', {}, 'HT-QUEST-04');
        yield* travel(g);
      },
    }),
  ),
);
