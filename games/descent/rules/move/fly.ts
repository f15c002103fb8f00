import type { Ability } from '@questwright/adventure';
import { derive } from '@questwright/kernel';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Passing } from './passing.ts';

/** Whether a figure crosses enemies, obstacles and terrain while it moves. */
export const flies = (g: Descent, figure: Figure): boolean =>
  derive<Figure, boolean>(g, 'flies', false, figure);

/** It enters the spaces that it crosses, but their terrain neither costs nor hurts. It must stop in an empty space. */
export const fly: Ability = {
  text: 'd2.passive.fly',
  modify: {
    flies: (_: Descent, me: Piece, may: boolean, figure: Figure) => may || figure.id === me.id,
    mayPass: (_: Descent, me: Piece, may: boolean, { figure }: Passing) => may || figure.id === me.id,
  },
};
