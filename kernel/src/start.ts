import { clone } from './clone.ts';
import { createChance } from './generator.ts';
import type { Checkpoint, MatchSetup } from './record.ts';
import { attach } from './runtime.ts';
import { BOX, type State } from './state.ts';

/**
 * The beginning of a match. The state is made again whenever it is asked for. A simulation never asks for it, so no
 * copy is kept.
 */
export class Start<G extends State> implements Checkpoint<G> {
  readonly at = 0;
  readonly logged = 0;
  readonly #setup: MatchSetup<G>;

  constructor(setup: MatchSetup<G>) {
    this.#setup = setup;
  }

  get state(): G {
    return makeState(this.#setup);
  }

  get fresh(): boolean {
    return true;
  }
}

/** The first checkpoint of a match. An arranged position is kept as it was arranged. */
export function startOf<G extends State>(setup: MatchSetup<G>): Checkpoint<G> {
  if (!setup.arrange) return new Start(setup);
  const state = makeState(setup);
  attach(state, setup.game, null);
  setup.arrange(state);
  return { at: 0, state, logged: 0 };
}

function makeState<G extends State>({ game, seats, options, seed, chance, legacy, box }: MatchSetup<G>): G {
  return {
    game: game.id,
    seats: seats.length,
    chance: createChance(seed, chance ?? null),
    zones: {},
    minted: 0,
    news: 0,
    periods: [],
    opened: 0,
    passes: {},
    over: null,
    legacy: null,
    ...(box && { [BOX]: box }),
    // A copy: what the game gives may share parts with the options or with its content.
    ...clone(game.start(options, seats.length, legacy)),
  } as unknown as G;
}
