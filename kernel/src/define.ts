import type { Def } from './game.ts';
import { runtimeOf, type State } from './state.ts';

/** What a card is, from the game's content. Rules look it up here, so that they need not import the content. */
export function definitionOf<D extends Def = Def>(g: State, def: string): D {
  return runtimeOf(g).game.define(g, def) as D;
}
