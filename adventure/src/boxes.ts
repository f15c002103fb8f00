import { boxOf, type State } from '@questwright/kernel';
import type { Box } from './box.ts';

/** Gives the printed box with the components that a scenario has made up, told as JSON text. */
export type WithMadeUp<B extends Box> = (printed: B, components: string) => B;

/**
 * The boxes of a game: the printed box, the box of a match, and a box with made-up components. Content is written with
 * the words of the rules, so the rules cannot import it; instead the game puts the printed box in when it is loaded.
 */
export class Boxes<B extends Box> {
  #printed: B | undefined;
  #withMadeUp: WithMadeUp<B> | undefined;
  /** The last box with made-up components: a match asks for it when its options are read and again when it is played. */
  #last: { readonly components: string; readonly box: B } | undefined;

  /** Puts in the box as it is printed, and says how components are added to it. */
  print(box: B, withMadeUp: WithMadeUp<B> | undefined = this.#withMadeUp): void {
    this.#printed = box;
    this.#withMadeUp = withMadeUp;
    this.#last = undefined;
  }

  /** The box as it is printed, without anything that a scenario makes up. */
  get printed(): B {
    if (!this.#printed) throw new Error('The game has not put in its box.');
    return this.#printed;
  }

  /** The box that a match is played with. */
  of(g: State): B {
    return boxOf(g) as B;
  }

  /** The box with the components that a scenario has made up. */
  with(components: string | null): B {
    if (components === null) return this.printed;
    if (!this.#withMadeUp) throw new Error('The game does not say how components are added to its box.');
    if (this.#last?.components !== components)
      this.#last = { components, box: this.#withMadeUp(this.printed, components) };
    return this.#last.box;
  }
}
