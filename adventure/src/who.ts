import { type As, nested, type State, type Text, type TextArgs } from '@questwright/kernel';
import { type Effect, harmOf, wouldDo } from './effects.ts';
import { asHero, contextFor, heroesOf, isIn, youOf } from './heroes.ts';
import { type Fit, type OnEach, onEach, type Selectable, type Selector, selected } from './selectors.ts';
import type { Context, ContextOf } from './state.ts';

/** Which hero or heroes an effect is for, by their seats. */
// biome-ignore lint/suspicious/noExplicitAny: selectors that need nothing of their game fit every game.
export interface Who<G extends State = any, C extends Context = ContextOf<G>> extends Selector<number, G, C> {
  /** The text speaks to the hero: "suffer 1 wound", not "the leader suffers 1 wound". */
  readonly you: boolean;
}

/** All heroes for whom a condition is true. */
export const heroesWho = <G extends State, C extends Context>(
  text: Text,
  of: (g: G, c: C) => readonly number[],
): Who<G, C> => ({ text, you: false, mode: 'all', n: Number.POSITIVE_INFINITY, of });

/** The one hero of a seat, if that hero is in the game. */
export const heroOf = <G extends State, C extends Context>(
  text: Text,
  seatOf: (g: G, c: C) => number,
): Who<G, C> => heroesWho(text, (g, c) => whoIsIn(g, seatOf(g, c)));

const whoIsIn = (g: State, seat: number): readonly number[] => (seat >= 0 && isIn(g, seat) ? [seat] : NOBODY);
const NOBODY: readonly number[] = [];

export const you: Who = { ...heroOf('who.you', youOf), you: true };
export const eachHero: Who = heroesWho('who.each', heroesOf);
export const eachOtherHero: Who = heroesWho('who.each-other', others);
/** The hero whom an earlier line chose, or whom the event is about. */
export const thatHero: Who = heroOf('who.that', (_, c) => c.other ?? -1);

/** A hero of your choice. */
export const aHero: Who = choosing('who.any', heroesOf);
export const anotherHero: Who = choosing('who.another', others);

function others(g: State, c: Context): readonly number[] {
  const own = youOf(g, c);
  return heroesOf(g, c).filter((seat) => seat !== own);
}

function choosing(text: Text, of: Who['of']): Who {
  return { text, you: false, mode: 'choose', n: 1, of };
}

const HEROES: Selectable<number> = {
  topic: 'hero',
  prompt: 'ask.which-hero',
  as: (g): As<number> => asHero(g),
  isThere: isIn,
  remember: (c, [seat]) => {
    if (seat !== undefined) c.other = seat;
  },
};

/** An effect on one or several heroes, each in turn. Whoever is chosen is "that hero" for the lines that follow. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export const onHeroes = <G extends State = any, C extends Context = ContextOf<G>>(
  spec: OnEach<number, G, C> & { readonly who: Who<G, C> },
): Effect<G, C> => onEach(HEROES as Selectable<number, G, C>, spec.who, { ...spec, clause: !spec.who.you });

/** The heroes that an effect is for. Whoever has to pick is asked. */
export const heroesFor = <G extends State, C extends Context>(
  g: G,
  c: C,
  who: Who<G, C>,
  fit: Fit<number, G, C> = {},
) => selected(g, c, HEROES as Selectable<number, G, C>, who, fit);

/** These heroes carry out the effect, each as "you". */
export const forHero = <G extends State, C extends Context>(
  who: Who<G, C>,
  effect: Effect<G, C>,
): Effect<G, C> =>
  onHeroes<G, C>({
    text: ['effect.for-hero', { who: nested(who.text), effect: nested(effect.text) }],
    who,
    useful: (g, seat, c) => wouldDo(effect, g, contextFor(g, c, seat)),
    does: (g, seat, c) => effect.run(g, contextFor(g, c, seat)),
    harm: (g, seat, c) => harmOf(effect, g, contextFor(g, c, seat)),
  });

/** A phrase about a hero: it has a form for "you" and one for everybody else. */
export const said = (key: string, who: Pick<Who, 'text' | 'you'>, args: TextArgs = {}): Text => [
  key,
  { ...args, you: who.you ? 'yes' : 'no', who: nested(who.text) },
];
