import {
  type Amount,
  amountOf,
  amountText,
  type Effect,
  instantly,
  pieces,
  readsOf,
} from '@questwright/adventure';
import { nested, pick, type Rule, remove, touchesOf } from '@questwright/kernel';
import { enemyDef, theQuest } from '../catalogue.ts';
import { changeCounter } from '../counters.ts';
import type { Context } from '../definitions.ts';
import { living } from '../heroes.ts';
import { activeLocation, addProgress as add, removeProgress as take } from '../locations.ts';
import { lose as loseGame, settle, win as winGame } from '../outcome.ts';
import { lastSpace, movePeril, raisePeril as raise } from '../peril.ts';
import { createPiece, inLair } from '../pieces.ts';
import { bringIn, type SpawnPlace, spawnInShadows, spawn as spawnOne, spawnRound } from '../spawn.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { ITEMS } from '../zones.ts';
import { engageHarm } from './harm.ts';
import { type Fit, heroesFor, said, type Who, you } from './who.ts';

export function addProgress(n: Amount): Effect<Terrinoth> {
  return {
    text: ['ht.add-progress', { what: nested(amountText('ht.progress', n)) }],
    run: (g, c) => add(g, amountOf(g, c, n), c.seat),
    can: (g, c) => activeLocation(g) !== undefined && amountOf(g, c, n) > 0,
    harm: (g, c) => -amountOf(g, c, n),
  };
}

export function removeProgress(n: Amount): Effect<Terrinoth> {
  return {
    text: [
      typeof n === 'number' ? 'ht.remove-progress' : 'ht.remove-progress-each',
      { what: nested(amountText('ht.progress', n)) },
    ],
    run: instantly((g, c) => {
      take(g, amountOf(g, c, n));
    }),
    can: (g, c) => (activeLocation(g)?.progress ?? 0) > 0 && amountOf(g, c, n) > 0,
    harm: (g, c) => Math.min(activeLocation(g)?.progress ?? 0, amountOf(g, c, n)),
    touches: (g, c) => touchesOf(['-progress'], readsOf(g, c, n)),
  };
}

/** Puts tokens on the active location, or takes them off: captives, barrels, whatever the quest means by them. */
export function locationTokens(n: number, name: string): Effect<Terrinoth> {
  return {
    text: [n > 0 ? 'ht.put-tokens' : 'ht.take-tokens', { n: Math.abs(n), name }],
    *run(g) {
      const location = activeLocation(g);
      if (location) location.tokens = Math.max(0, location.tokens + n);
      yield* settle(g);
    },
    can: (g) => n > 0 || (activeLocation(g)?.tokens ?? 0) > 0,
    harm: () => 1,
  };
}

export function raisePeril(n = 1): Effect<Terrinoth> {
  return {
    text: ['ht.raise-peril', { n }],
    *run(g) {
      for (let i = 0; i < n; i++) yield* raise(g);
    },
    harm: () => 3 * n,
  };
}

/** The peril token goes back; no effect resolves. */
export function lowerPeril(n = 1): Effect<Terrinoth> {
  return {
    text: ['ht.lower-peril', { n }],
    run: instantly((g) => {
      g.peril = Math.max(0, g.peril - n);
    }),
    can: (g) => g.peril > 0,
    harm: (g) => -3 * Math.min(n, g.peril),
  };
}

/** The peril token goes to a space, whose effect resolves. */
export function setPeril(space: number | 'last'): Effect<Terrinoth> {
  return {
    text: ['ht.set-peril', { space: space === 'last' ? ['ht.last-space'] : String(space + 1) }],
    run: (g) => movePeril(g, space === 'last' ? lastSpace(g) : space),
    harm: (g) => 3 * ((space === 'last' ? lastSpace(g) : space) - g.peril),
  };
}

/** Enemies off the deck: the first with you, the next with the hero after you, and so on. */
export function spawn(n: Amount = 1): Effect<Terrinoth> {
  return {
    text: ['ht.spawn', { what: nested(amountText('ht.enemies', n)) }],
    run: (g, c) => spawnRound(g, amountOf(g, c, n), c.seat),
    harm: (g, c) => 2 * amountOf(g, c, n),
  };
}

/** An enemy off the deck engaged with each of these heroes. */
export function spawnWith(who: Who): Effect<Terrinoth> {
  return {
    text: ['ht.spawn-with', { who: nested(who.text) }],
    *run(g, c) {
      for (const seat of yield* heroesFor(g, c, who, {})) yield* spawnOne(g, seat);
    },
    harm: (g, c) => 2 * (who.mode === 'all' ? who.of(g, c).length : 1),
  };
}

export function spawnToShadows(n: Amount = 1, face: 'up' | 'down' = 'up'): Effect<Terrinoth> {
  return {
    text: [`ht.spawn-shadows-${face}`, { what: nested(amountText('ht.enemies', n)) }],
    run: (g, c) => spawnInShadows(g, amountOf(g, c, n), face === 'down'),
    harm: (g, c) => amountOf(g, c, n),
  };
}

/** The nemesis comes out of the lair, if it is there: engaged with you, or where it is said. */
export function spawnNemesis(where: Who | 'shadows' = you): Effect<Terrinoth> {
  return {
    text: where === 'shadows' ? 'ht.spawn-nemesis-shadows' : said('ht.spawn-nemesis', where),
    *run(g, c) {
      const nemesis = inLair(g)[0];
      if (nemesis) yield* bringIn(g, nemesis, yield* placeFor(g, c, where, nemesis));
    },
    can: (g) => inLair(g).length > 0,
    harm: () => 5,
  };
}

function* placeFor(g: Terrinoth, c: Context, where: Who | 'shadows', enemy: Piece): Rule<SpawnPlace> {
  if (where === 'shadows') return where;
  const fit: Fit = { harm: (_, seat) => engageHarm(g, enemy, seat) };
  return (yield* heroesFor(g, c, where, fit))[0] ?? 'shadows';
}

/** One enemy with the trait from the discard pile for each of these heroes, engaged with them. */
export function spawnFromDiscard(trait: string, where: Who | 'shadows'): Effect<Terrinoth> {
  const known = (g: Terrinoth): Piece[] =>
    pieces<Piece>(g, 'enemy-discard').filter((card) => enemyDef(g, card).traits.includes(trait));
  return {
    text:
      where === 'shadows'
        ? ['ht.spawn-discard-shadows', { trait }]
        : said('ht.spawn-discard', where, { trait }),
    *run(g, c) {
      const places: readonly SpawnPlace[] =
        where === 'shadows' ? ['shadows'] : yield* heroesFor(g, c, where, {});
      for (const place of places) {
        const among = known(g);
        if (among.length > 0)
          yield* bringIn(
            g,
            pick(g, 'enemy from discard', among, ({ def }) => def),
            place,
          );
      }
    },
    can: (g) => known(g).length > 0,
    harm: () => 2,
  };
}

/** A card that the quest has put aside comes into play as an enemy. */
export function spawnAside(enemy: string, where: Who | 'shadows'): Effect<Terrinoth> {
  const waiting = (g: Terrinoth): Piece | undefined =>
    pieces<Piece>(g, 'aside').find(({ def }) => def === enemy);
  return {
    text:
      where === 'shadows'
        ? ['ht.spawn-named-shadows', { enemy: cardName(enemy) }]
        : said('ht.spawn-named', where, { enemy: cardName(enemy) }),
    *run(g, c) {
      const card = waiting(g);
      if (card) yield* bringIn(g, card, yield* placeFor(g, c, where, card));
    },
    can: (g) => waiting(g) !== undefined,
    harm: () => 3,
  };
}

/** A hero claims a card: one that lies aside, or a new copy of it. */
export function claim(card: string, who: Who = you): Effect<Terrinoth> {
  return {
    text: said('ht.claim', who, { card: cardName(card) }),
    *run(g, c) {
      for (const seat of yield* heroesFor(g, c, who, {})) {
        const waiting = pieces<Piece>(g, 'aside').find(({ def }) => def === card);
        if (waiting) remove(g, waiting);
        createPiece(g, card, ITEMS[seat]!);
      }
    },
    can: (g) => living(g).length > 0,
  };
}

/** Names of cards in texts are looked up when read: a card may be written before the one it names. */
const cardName = (id: string) => [`ht.card.${id}`] as const;

/** A counter of the quest goes up or down. */
export function count(counter: string, n: Amount): Effect<Terrinoth> {
  const up = typeof n !== 'number' || n >= 0;
  return {
    text: [
      up ? 'ht.count-up' : 'ht.count-down',
      {
        counter: [`ht.counter.${counter}`],
        what: nested(amountText('ht.number', typeof n === 'number' ? Math.abs(n) : n)),
      },
    ],
    *run(g, c) {
      yield* changeCounter(g, counter, amountOf(g, c, n));
    },
    can: (g, c) => {
      const change = amountOf(g, c, n);
      const { max = Number.POSITIVE_INFINITY } = theQuest(g).counters[counter]!;
      return change > 0 ? g.counters[counter]! < max : change < 0 && g.counters[counter]! > 0;
    },
    harm: () => 2,
  };
}

export const win: Effect<Terrinoth> = {
  text: 'ht.win',
  run: instantly((g) => {
    winGame(g);
  }),
  harm: () => -1000,
};

export const lose: Effect<Terrinoth> = {
  text: 'ht.lose',
  run: instantly((g) => {
    loseGame(g);
  }),
  harm: () => 1000,
};
