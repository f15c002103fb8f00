import { nested, type State, type Text } from '@questwright/kernel';
import type { Selector } from './selectors.ts';
import type { Context, ContextOf } from './state.ts';

/** A property of things, said after the noun ("an enemy in the shadows") or instead of it ("a Goblin"). */
// biome-ignore lint/suspicious/noExplicitAny: traits that need nothing of their game fit every game.
export interface Trait<T, G extends State = any, C extends Context = ContextOf<G>> {
  readonly text: Text;
  readonly noun: boolean;
  fits(g: G, thing: T, c: C): boolean;
}

/** Things that effects select by their traits. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Traited<T, G extends State = any, C extends Context = ContextOf<G>> {
  /** What one of them is called, by the number `n`, where no trait says it: "enemy", "enemies". */
  readonly noun: string;
  /** The same with its article: "an enemy". */
  readonly a: string;
  all(g: G, c: C): readonly T[];
}

/** How a selection begins: "2 …", "each …", "at least 2 …", "any …", or with nothing before it. */
export type Article = 'some' | 'each' | 'at-least' | 'a' | 'one' | 'highest' | 'lowest';

/** The words that select things of one kind by their traits. */
export function selecting<T, G extends State, C extends Context>({ noun, a, all }: Traited<T, G, C>) {
  type Traits = readonly Trait<T, G, C>[];

  const fits = (g: G, thing: T, c: C, traits: Traits): boolean => {
    for (const one of traits) if (!one.fits(g, thing, c)) return false;
    return true;
  };

  const matching = (g: G, c: C, traits: Traits): T[] =>
    all(g, c).filter((thing) => fits(g, thing, c, traits));

  /** "2 Goblins in the shadows". */
  const describe = (article: Article, n: number, traits: Traits): Text => {
    const nouns = traits.filter((one) => one.noun);
    const rest = traits.filter((one) => !one.noun);
    const what: Text = nouns.length > 0 ? words(nouns) : [noun, { n }];
    const detail: Text =
      rest.length > 0 ? ['which.detail', { what: nested(words(rest)) }] : 'which.no-detail';
    const said = { n, noun: nouns.length > 0 ? 'yes' : 'no', a: [a] as const };
    return [`which.${article}`, { ...said, what: nested(what), detail: nested(detail) }];
  };

  return {
    matching,
    describe,
    fits,
    /** So many of your choice. */
    some: (n: number, traits: Traits): Selector<T, G, C> => ({
      text: describe('some', n, traits),
      mode: 'choose',
      n,
      of: (g, c) => matching(g, c, traits),
    }),
    each: (traits: Traits): Selector<T, G, C> => ({
      text: describe('each', 1, traits),
      mode: 'all',
      n: Number.POSITIVE_INFINITY,
      of: (g, c) => matching(g, c, traits),
    }),
  };
}

const words = (traits: readonly { readonly text: Text }[]): Text =>
  traits
    .map(({ text }) => text)
    .reduce((left, right) => ['which.words', { left: nested(left), right: nested(right) }]);

/** The one thing, or the few, that the context itself names: "this enemy", "that enemy". */
export const theVery = <T, G extends State, C extends Context>(
  text: Text,
  of: (g: G, c: C) => readonly T[],
): Selector<T, G, C> => ({ text, mode: 'all', n: 1, of });
