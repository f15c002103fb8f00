import type { Def, Game } from './game.ts';
import { runtimeOf, type State } from './state.ts';
import type { Listener, Listening, Modifier } from './triggers.ts';
import { type Card, zoneDef } from './zones.ts';

/** Cards that listen to events and modify values, by the numbers of what they listen to and modify. */
export interface Index {
  readonly listeners: (Listening[] | undefined)[];
  readonly modifiers: (Modifying[] | undefined)[];
}

/** Numbers of the names of events and values: an index is made often, and by numbers that is quick. */
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(name, number);
  }
  return number;
}

interface Modifying {
  readonly card: Card;
  readonly name: string;
  readonly modifier: Modifier;
}

const indexOf = (g: State): Index => (runtimeOf(g).index ??= buildIndex(g));

/** The abilities in play that listen to an event; undefined when there are none. */
export const listenersTo = (g: State, event: string): readonly Listening[] | undefined =>
  indexOf(g).listeners[numberOf(event)];

/** What in play modifies a value; undefined when nothing does. */
export const modifiersOf = (g: State, value: string): readonly Modifying[] | undefined =>
  indexOf(g).modifiers[numberOf(value)];

function buildIndex(g: State): Index {
  const runtime = runtimeOf(g);
  const { game } = runtime;
  const index: Index = { listeners: [], modifiers: [] };
  for (const cards of (runtime.live ??= liveZones(g))) {
    for (const card of cards) {
      if (card.down) continue;
      const { on, modify, name } = game.define(g, card.def);
      if (on) {
        for (const { event, ability, listener } of abilitiesOf(on)) {
          (index.listeners[event] ??= []).push({ card, name, ability, listener });
        }
      }
      if (modify) {
        for (const { value, modifier } of modificationsOf(modify)) {
          (index.modifiers[value] ??= []).push({ card, name, modifier });
        }
      }
    }
  }
  return index;
}

function liveZones(g: State): Card[][] {
  const zones = Object.values(g.zones);
  return liveAmong(g, Object.keys(g.zones)).map((place) => zones[place]!);
}

/** Which of a state's zones are live, as last worked out: it is the same for all states of a match. */
let lastAsked: { readonly game: Game; readonly names: readonly string[]; readonly live: number[] } | null =
  null;

function liveAmong(g: State, names: readonly string[]): readonly number[] {
  const { game } = runtimeOf(g);
  if (lastAsked?.game !== game || !sameNames(lastAsked.names, names)) {
    const live = [...names.keys()].filter((i) => zoneDef(g, names[i]!).live);
    lastAsked = { game, names, live };
  }
  return lastAsked.live;
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

interface Ability {
  readonly event: number;
  readonly ability: string;
  readonly listener: Listener;
}

/** What a definition listens to. */
const abilitiesOf = kept((on: NonNullable<Def['on']>): readonly Ability[] => {
  const events = Object.keys(on);
  return events.map((event) => {
    const listener = on[event]!;
    return { event: numberOf(event), ability: events.find((other) => on[other] === listener)!, listener };
  });
});

/** What a definition modifies. */
const modificationsOf = kept((modify: NonNullable<Def['modify']>) =>
  Object.entries(modify).map(([value, modifier]) => ({ value: numberOf(value), modifier })),
);

/** What is worked out of a part of a definition is kept with it. */
function kept<Part extends object, T>(work: (part: Part) => T): (part: Part) => T {
  const known = new WeakMap<Part, T>();
  return (part) => {
    let found = known.get(part);
    if (found === undefined) {
      found = work(part);
      known.set(part, found);
    }
    return found;
  };
}
