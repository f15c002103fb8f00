import { type As, boxOf, type Card, type State, uniform } from '@questwright/kernel';
import type { LastingDef, Printed } from './printed.ts';
import type { PieceOf } from './state.ts';

/** What is in a box besides its cards. */
interface Besides<D> {
  /** Cards that a scenario makes up. */
  readonly more?: readonly D[];
  /** Effects that cards put into play until something ends. */
  readonly lasting?: readonly LastingDef[];
}

/**
 * The box of a match: what each of its cards is, by id. Components that a scenario makes up are in the box of that match
 * and in no other.
 */
export class Box<D extends Printed = Printed> {
  readonly #cards = new Map<string, D>();
  readonly #kinds = new Map<string, D[]>();
  readonly #lasting: ReadonlyMap<string, LastingDef>;

  constructor(cards: readonly D[], { more = [], lasting = [] }: Besides<D> = {}) {
    this.#lasting = new Map(lasting.map((def) => [def.id, uniform(def)]));
    for (const def of [...cards, ...more]) {
      if (this.#cards.has(def.id) || this.#lasting.has(def.id))
        throw new Error(`Two cards have the id "${def.id}".`);
      const card = uniform(def);
      this.#cards.set(def.id, card);
      const alike = this.#kinds.get(def.kind);
      if (alike) alike.push(card);
      else this.#kinds.set(def.kind, [card]);
    }
  }

  /** What a card is. */
  get(id: string): D {
    const def = this.#cards.get(id);
    if (!def) throw new Error(`There is no card "${id}" in the box.`);
    return def;
  }

  /** What something in play is: a card, or an effect that lasts. */
  define(id: string): Printed {
    return this.#cards.get(id) ?? this.#lasting.get(id) ?? this.get(id);
  }

  find(id: string): D | undefined {
    return this.#cards.get(id);
  }

  /** All cards of a kind, in the order of the box. */
  of<K extends D['kind']>(kind: K): readonly Extract<D, { kind: K }>[] {
    return (this.#kinds.get(kind) ?? []) as Extract<D, { kind: K }>[];
  }

  get cards(): readonly D[] {
    return [...this.#cards.values()];
  }

  /** The box with additional cards. */
  with(more: readonly D[]): Box<D> {
    return more.length === 0 ? this : new Box(this.cards, { more, lasting: [...this.#lasting.values()] });
  }

  /** Cards as options, told by their name. */
  readonly asCard: As<Card> = {
    id: ({ id }) => `card:${id}`,
    text: ({ def }) => ['adventure.card', { card: this.define(def).name }],
    about: ({ id }) => ({ card: id }),
  };
}

/** The box that a match is played with. */
export const theBox = <D extends Printed>(g: State): Box<D> => boxOf(g) as Box<D>;

/** What something in play is, by its id in the box. */
export const define = (g: State, id: string): Printed => theBox(g).define(id);

/** Gives the definition of a card of a kind, for rules that know which kind it is. */
export const defFor =
  <D extends Printed>() =>
  (g: State, card: Pick<Card, 'def'>): D =>
    theBox<D>(g).get(card.def);

export const nameOf = (g: State, card: Pick<Card, 'def'>): string => theBox(g).define(card.def).name;

/** Cards as options, told by their name. */
export const asCard = <G extends State>(g: G): As<PieceOf<G>> => theBox(g).asCard;

/** What is computed from a box, such as how its cards are described, is computed once and stored with it. */
export function ofBox<B extends object, T>(work: (box: B) => T): (box: B) => T {
  const known = new WeakMap<B, T>();
  return (box) => {
    let found = known.get(box);
    if (found === undefined) {
      found = work(box);
      known.set(box, found);
    }
    return found;
  };
}

/** The same for the box that a match is played with. */
export function perBox<B extends Box, T>(work: (box: B) => T): (g: State) => T {
  const found = ofBox(work);
  return (g) => found(boxOf(g) as B);
}
