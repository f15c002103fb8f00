import { type Card, create, type Match, type Rule } from '@questwright/kernel';
import { end, type Toy, toyMatch } from '../../kernel/tests/toy.ts';
import {
  type Ability,
  type AdventureState,
  Box,
  type Collection,
  type Context,
  define,
  does,
  type Effect,
  type Hooks,
  head,
  type LastingDef,
  type Printed,
  printed,
} from '../src/index.ts';

/** What happens in the tale that these tests tell. */
export interface TaleEvents {
  shout: { readonly who: number; n: number; prevented?: boolean };
}

export interface TaleValues {
  speed: number;
  dice: Collection<string, number>;
}

export interface TaleDeeds {
  leave: number;
}

/** A game that is written with the words of the layer, and knows nothing else. */
export type Tale = Toy & AdventureState<TaleEvents, TaleValues, Context, Card, TaleDeeds>;

export type TaleEffect = Effect<Tale, Context>;

export const card = (name: string, ...abilities: Ability[]): Printed => ({
  ...head({ name }),
  kind: 'card',
  ...printed(abilities),
});

/** An effect that writes a word down. */
export const note = (what: string, can?: (g: Tale) => boolean): TaleEffect =>
  does(['tale.note', { what }], (g) => void g.notes.push(what), can);

const HOOKS: Hooks<Tale, Context> = {
  contextOf: (_, me, event, user) => ({ seat: user ?? Number(me.zone.slice(-1)), card: me, event }),
  names: { hero: (_, seat) => ['Ann', 'Ben'][seat]! },
};

interface Telling {
  readonly cards?: readonly Printed[];
  readonly lasting?: readonly LastingDef[];
  readonly hooks?: Hooks<Tale, Context>;
}

/**
 * Plays a tale to its first question, or to its end. Cards of the box lie before the seats where `lay` puts
 * them.
 */
export function tell(
  play: (g: Tale) => Rule<unknown> | void,
  { cards = [], lasting = [], hooks = {} }: Telling = {},
): Match<Toy> {
  const adventure = { ...HOOKS, ...hooks };
  const parts = { openBox: () => new Box(cards, { lasting }), define, adventure } as object;
  return toyMatch(
    function* (g) {
      const rule = play(g as Tale);
      if (rule) yield* rule;
      end(g);
    },
    { game: parts },
  );
}

/** Puts a card of the box before a seat, where it is in play. */
export const lay = (g: Tale, def: string, seat = 0): Card => create(g, def, `table:${seat}`, {});
