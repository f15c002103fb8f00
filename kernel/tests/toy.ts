import {
  createMatch,
  type Def,
  finish,
  type Game,
  type Match,
  type MatchSetup,
  type Rule,
  type State,
} from '../src/index.ts';

/** A state with room for what a test wants to keep. */
export interface Toy extends State {
  turn: number;
  notes: string[];
  /** One entry for each seat, which only that seat may see. */
  secrets: string[];
  /** Neither open nor anybody's own: nobody is ever sent it. */
  unsaid: string;
}

const live = { sees: 'everyone', live: true } as const;
const owned = { of: 'seat', ...live } as const;

/** A table that all share, and the part of it before each seat: cards act from there. */
export const tableZones = {
  table: live,
  'table:0': owned,
  'table:1': owned,
  'table:2': owned,
  'table:3': owned,
};

/** What the cards of the toy games are; those that are not listed do nothing. */
export type Defs = { readonly [id: string]: Partial<Def> };

/** Rules of a toy game; what they return is not looked at. */
export type Play = (g: Toy) => Rule<unknown>;

/** A game whose rules are written in the test. */
export function toyGame(play: Play, defs: Defs = {}, parts: Partial<Game<Toy>> = {}): Game<Toy> {
  return {
    id: 'toy',
    name: 'Toy',
    version: '1',
    seats: { min: 1, max: 4 },
    zones: {
      deck: { sees: 'count' },
      box: { sees: 'nobody' },
      hand: { of: 'seat', sees: 'owner' },
      ...tableZones,
      road: { sees: 'everyone' },
      plots: { of: 'seat', sees: 'everyone', looks: 'owner', shows: ['spent'] },
    },
    open: ['turn', 'notes'],
    own: ['secrets'],
    languages: { en: {} },
    options: () => ({}),
    start: (_, seats) => ({ turn: 0, notes: [], secrets: Array(seats).fill('sealed'), unsaid: 'unsaid' }),
    play: play as Game<Toy>['play'],
    define: (_, id) => ({ id, name: id, back: 'back', ...defs[id] }),
    active: (g) => g.turn,
    ...parts,
  };
}

type ToySetup = Partial<Omit<MatchSetup<Toy>, 'game'>> & { readonly game?: Partial<Game<Toy>>; defs?: Defs };

export function toyMatch(play: Play, { game, defs, ...setup }: ToySetup = {}): Match<Toy> {
  return createMatch({ game: toyGame(play, defs, game), seats: ['Ada', 'Ben'], seed: 'toy', ...setup });
}

/** A match in which everything happens at once: the act, and then the end. */
export function atOnce(act: (g: Toy) => void, setup?: ToySetup): Match<Toy> {
  return toyMatch(
    // biome-ignore lint/correctness/useYield: nobody is asked.
    function* (g) {
      act(g);
      end(g);
    },
    setup,
  );
}

export const end = (g: Toy): never => finish(g, { result: 'done', winners: [], text: 'toy.done' });

/** Everything that a match is made of, to the byte. */
export const bytes = (match: Match): string =>
  JSON.stringify([match.state, match.log, match.answers, match.n, [-1, 0, 1].map((s) => match.view(s))]);

/** The code of what is thrown, or that nothing was. */
export function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'nothing thrown';
}

/** Options with these ids, which are their own text. */
export const options = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
