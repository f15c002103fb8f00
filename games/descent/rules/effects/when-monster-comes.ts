import type { Ability } from '@questwright/adventure';
import { figureFor } from '../context.ts';
import type { Events } from '../events.ts';
import { isMonster } from '../figures/sides.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import type { Descent, Piece } from '../state.ts';
import { answers, type Terms } from './abilities.ts';
import type { GameEffect } from './on-figures.ts';

/** Whether a monster has moved into a space beside the hero of a card. */
function comesBeside(g: Descent, me: Piece, { figure, space, moved }: Events['entered']): boolean {
  const hero = figureFor(g, me);
  if (!hero || !moved || !isMonster(g, figure)) return false;
  return distanceBetween(tablesOf(g), spacesOf(g, hero), [space], closedObjects(g)) === 1;
}

/** "When a monster moves into an empty space beside you, you may …": that interrupts it. */
export const whenMonsterComes = (effect: GameEffect, terms: Terms): Ability =>
  answers('entered', effect, {
    ...terms,
    may: true,
    of: 'others',
    interrupts: true,
    says: 'd2.when.monster-comes',
    if: (g, me, event) => comesBeside(g, me, event as Events['entered']),
  });
