import type { Def, Game } from './game.ts';
import { runtimeOf } from './runtime.ts';
import { BOX, type State } from './state.ts';

/** The box that a match is played with. */
export function boxOf(g: State): object {
  const box = g[BOX];
  if (!box) throw new Error('This state has no box: it is in no match.');
  return box;
}

/** The game that a state is a position of. */
export const runtimeGame = (g: State): Game => runtimeOf(g).game;

/** What a card is, from the game's content. Rules look it up here, so that they need not import the content. */
export function definitionOf<D extends Def = Def>(g: State, def: string): D {
  return runtimeOf(g).game.define(g, def) as D;
}

/**
 * A copy of a definition that begins with the fields the kernel reads. Definitions that were written with the same
 * fields then have the same shape, wherever they come from, so that looking into them stays quick.
 */
export function uniform<D extends Def>(def: D): D {
  const { id, name, back, on, modify, forbid, silent, ...own } = def;
  return { id, name, back, on, modify, forbid, silent, ...own } as unknown as D;
}
