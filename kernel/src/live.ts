import {
  type Ban,
  type Banning,
  type Changing,
  changeOf,
  type Index,
  type Listener,
  type Listening,
  type Modifying,
  placeOf,
} from './abilities.ts';
import type { Card } from './card.ts';
import type { Def, Game } from './game.ts';
import { taken } from './lend.ts';
import { runtimeOf } from './runtime.ts';
import type { State } from './state.ts';
import { zoneDefOf } from './zones.ts';

const emptyIndex = (): Index => ({ listeners: [], modifiers: [], bans: [] });

/** Events and values by number: an index is made often, and with numbers that is fast. */
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(name, number);
  }
  return number;
}

/** The abilities in play that listen to an event; undefined when there are none. */
export function listenersTo(g: State, event: string): readonly Listening[] | undefined {
  const runtime = runtimeOf(g);
  const number = numberOf(event);
  if (runtime.plan === null) return (runtime.index ??= indexOf(g)).listeners[number];
  const planned = runtime.plan.listeners[number];
  if (planned === undefined) return undefined;
  const { listeners } = (runtime.index ??= emptyIndex());
  return (listeners[number] ??= planned.map(({ card, name, ability, listener, silent }) => {
    return { card: ownCard(g, card), name, ability, listener, silent };
  }));
}

/** What in play modifies a value, in the order of its layers; undefined when nothing does. */
export function modifiersOf(g: State, value: string): readonly Changing[] | undefined {
  const runtime = runtimeOf(g);
  const number = numberOf(value);
  if (runtime.plan === null) return (runtime.index ??= indexOf(g)).modifiers[number];
  const planned = runtime.plan.modifiers[number];
  if (planned === undefined) return undefined;
  const { modifiers } = (runtime.index ??= emptyIndex());
  return (modifiers[number] ??= planned.map(({ card, name, modifier, layer, silent }) => {
    return { card: ownCard(g, card), name, modifier, layer, silent };
  }));
}

/** What in play can forbid a deed; undefined when nothing does. */
export function bansOn(g: State, deed: string): readonly Banning[] | undefined {
  const runtime = runtimeOf(g);
  const number = numberOf(deed);
  if (runtime.plan === null) return (runtime.index ??= indexOf(g)).bans[number];
  const planned = runtime.plan.bans[number];
  if (planned === undefined) return undefined;
  const { bans } = (runtime.index ??= emptyIndex());
  return (bans[number] ??= planned.map(({ card, name, ban, silent }) => {
    return { card: ownCard(g, card), name, ban, silent };
  }));
}

/** Whether anything in play listens to an event. */
export function isHeard(g: State, event: string): boolean {
  const runtime = runtimeOf(g);
  const index = runtime.plan ?? (runtime.index ??= indexOf(g));
  return index.listeners[numberOf(event)] !== undefined;
}

/** A state's own copy of a card that lies in the same place as at the checkpoint. */
const ownCard = (g: State, { zone, id }: Card): Card => taken(g, zone)!.find((card) => card.id === id)!;

/** Indexes of positions that never change, shared by all matches that begin there. */
const plans = new WeakMap<State, Index>();

/** The index of a checkpoint's state. Play that continues from there uses it until a listener comes or goes. */
export function planOf(state: State, game: Game): Index {
  let plan = plans.get(state);
  if (!plan) {
    plan = buildIndex(state, game, liveZones(state, game));
    plans.set(state, plan);
  }
  return plan;
}

function indexOf(g: State): Index {
  const runtime = runtimeOf(g);
  const live = (runtime.live ??= liveZones(g, runtime.game));
  if (runtime.lent !== null) takeAll(g, live);
  return buildIndex(g, runtime.game, live);
}

/** Takes the zones that have cards in them: the cards act from there. */
function takeAll(g: State, zones: readonly Card[][]): void {
  for (let i = 0; i < zones.length; i++) if (zones[i]!.length > 0) taken(g, zones[i]![0]!.zone);
}

function buildIndex(g: State, game: Game, zones: readonly Card[][]): Index {
  const listeners: Listening[][] = [];
  const modifiers: Changing[][] = [];
  const bans: Banning[][] = [];
  for (const cards of zones) {
    for (const card of cards) {
      if (card.down) continue;
      const { on, modify, forbid, silent, name } = game.define(g, card.def);
      if (on) {
        for (const { event, ability, listener } of abilitiesOf(on)) {
          (listeners[event] ??= []).push({ card, name, ability, listener, silent });
        }
      }
      if (modify) {
        for (const { value, modifier, layer } of modificationsOf(modify)) {
          insert((modifiers[value] ??= []), { card, name, modifier, layer, silent });
        }
      }
      if (forbid) {
        for (const { deed, ban } of bansOf(forbid)) (bans[deed] ??= []).push({ card, name, ban, silent });
      }
    }
  }
  return { listeners, modifiers, bans };
}

/** Behind the last one of the same or an earlier layer. */
function insert(changes: Changing[], one: Changing): void {
  let place = changes.length;
  while (place > 0 && changes[place - 1]!.layer > one.layer) place--;
  changes.splice(place, 0, one);
}

function liveZones(g: State, game: Game): Card[][] {
  const zones = Object.values(g.zones);
  return liveAmong(game, Object.keys(g.zones)).map((place) => zones[place]!);
}

/** Which of a state's zones are live, as last worked out: it is the same for all states of a match. */
let lastAsked: { readonly game: Game; readonly names: readonly string[]; readonly live: number[] } | null =
  null;

function liveAmong(game: Game, names: readonly string[]): readonly number[] {
  if (lastAsked?.game !== game || !sameNames(lastAsked.names, names)) {
    const live = [...names.keys()].filter((i) => zoneDefOf(game, names[i]!).live);
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
  const names = new Map<Listener, string>();
  return Object.keys(on).flatMap((event) =>
    [on[event]!].flat().map((listener: Listener, i) => {
      if (!names.has(listener)) names.set(listener, i === 0 ? event : `${event}/${i + 1}`);
      return { event: numberOf(event), ability: names.get(listener)!, listener };
    }),
  );
});

/** What a definition modifies. */
const modificationsOf = kept((modify: NonNullable<Def['modify']>) =>
  Object.entries(modify).flatMap(([value, changes]) =>
    [changes].flat().map((change: Modifying) => ({ value: numberOf(value), ...layered(change) })),
  ),
);

const layered = (change: Modifying): Pick<Changing, 'modifier' | 'layer'> => ({
  modifier: changeOf(change),
  layer: placeOf(change),
});

/** What a definition forbids. */
const bansOf = kept((forbid: NonNullable<Def['forbid']>): readonly { deed: number; ban: Ban }[] =>
  Object.entries(forbid).flatMap(([deed, bans]) =>
    [bans].flat().map((ban: Ban) => ({ deed: numberOf(deed), ban })),
  ),
);

/** What is computed from a part of a definition is stored with it. */
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
