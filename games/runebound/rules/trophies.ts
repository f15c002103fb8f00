import { note, tell } from '@questwright/adventure';
import { type Asked, chooseOne, chooseSome, flip, move, type Rule, top } from '@questwright/kernel';
import { asKind, asTrophy } from './as.ts';
import { adventureDef } from './catalogue.ts';
import { discardAdventure } from './decks.ts';
import { ORBS, type Orb } from './definitions.ts';
import { trophiesOf } from './heroes.ts';
import { ADVENTURES, type Adventure } from './map/hexes.ts';
import type { Piece, Runebound } from './state.ts';
import { DECK, DISCARD, TROPHIES } from './zones.ts';

/** Gains the top card of a deck as a trophy; of its discard pile when the deck is empty. */
export function* gainTrophy(g: Runebound, seat: number, kind: Adventure): Rule {
  const card = (top(g, DECK[kind]) ?? top(g, DISCARD[kind])) as Piece | undefined;
  if (!card) return;
  move(g, card, TROPHIES[seat]!, { down: true });
  note(g, 'rb.log.gains-trophy', { hero: seat, kind: [`rb.kind.${kind}`] }, 'RB-TROPHY-02');
  yield* tell(g, 'trophyGained', { seat, kind, card });
}

/** Gains a trophy of the kind that the hero picks. */
export function* gainAnyTrophy(g: Runebound, seat: number): Rule {
  const among = ADVENTURES.filter((kind) => top(g, DECK[kind]) ?? top(g, DISCARD[kind]));
  if (among.length === 0) return;
  const kind = yield* chooseOne(g, {
    seat,
    topic: 'trophy-kind',
    prompt: 'rb.ask.trophy-kind',
    by: () => 'rb.by.trophy-kind',
    among,
    as: asKind,
  });
  yield* gainTrophy(g, seat, kind);
}

/** Turns this very card into a trophy. */
export function* takeAsTrophy(g: Runebound, seat: number, card: Piece): Rule {
  card.damage = 0;
  move(g, card, TROPHIES[seat]!, { down: true });
  note(g, 'rb.log.takes-trophy', { hero: seat, card }, 'RB-TROPHY-01');
  yield* tell(g, 'trophyGained', { seat, kind: adventureDef(g, card).deck, card });
}

/** How many trophies of each kind a hero has; `gray` is all of them. */
export function countTrophies(g: Runebound, seat: number): { [orb in Orb]: number } {
  const counts = { combat: 0, exploration: 0, social: 0, gray: 0 };
  for (const card of trophiesOf(g, seat)) {
    counts[adventureDef(g, card).deck]++;
    counts.gray++;
  }
  return counts;
}

/** Whether trophies pay for orbs: a colored orb takes its own kind, a gray one any kind. */
export function canPayOrbs(
  trophies: { readonly [orb in Orb]: number },
  orbs: { readonly [orb in Orb]: number },
): boolean {
  const { combat, exploration, social, gray } = orbs;
  return (
    trophies.combat >= combat &&
    trophies.exploration >= exploration &&
    trophies.social >= social &&
    trophies.gray >= combat + exploration + social + gray
  );
}

/** Spends a trophy for each orb, the hero choosing which: a colored orb takes its own kind, a gray one any. */
export function* payOrbs(
  g: Runebound,
  seat: number,
  orbs: { readonly [orb in Orb]: number },
  by?: Asked['by'],
): Rule {
  let due = ORBS.reduce((n, orb) => n + orbs[orb], 0);
  for (const orb of ORBS) {
    for (let left = orbs[orb]; left > 0; left--) {
      yield* spendOne(g, seat, orb, left, due, by);
      due--;
    }
  }
}

/** Loses trophies of the hero's choice, as many as it has. */
export function* loseTrophies(g: Runebound, seat: number, n: number): Rule {
  const gray = Math.min(n, trophiesOf(g, seat).length);
  yield* payOrbs(g, seat, { combat: 0, exploration: 0, social: 0, gray });
}

/**
 * Spends one of the trophies that fit an orb. The numbers say how many are still due for this kind of orb, and how many
 * in total.
 */
function* spendOne(g: Runebound, seat: number, orb: Orb, left: number, due: number, by: Asked['by']): Rule {
  const trophies = trophiesOf(g, seat);
  const fitting = trophies.filter((card) => orb === 'gray' || adventureDef(g, card).deck === orb);
  const allGo = left >= fitting.length || due >= trophies.length;
  const among = allGo && !orderMatters(g, fitting) ? fitting.slice(0, 1) : fitting;
  const card = yield* chooseOne(g, {
    seat,
    topic: 'spend-trophy',
    prompt: 'rb.ask.spend-trophy',
    by,
    among,
    as: asTrophy(g),
  });
  discardAdventure(g, card);
  note(g, 'rb.log.spends-trophy', { hero: seat, card }, 'RB-TROPHY-09');
}

/** Whether two of the cards go to the same pile while its top card is what a trophy is gained from. */
const orderMatters = (g: Runebound, cards: readonly Piece[]): boolean =>
  ADVENTURES.some(
    (kind) => !top(g, DECK[kind]) && cards.filter((card) => adventureDef(g, card).deck === kind).length > 1,
  );

/** Shows trophies to everybody: from then on all know them, so they lie open. */
export function* showTrophies(g: Runebound, seat: number): Rule {
  const hidden = hiddenTrophies(g, seat);
  const shown = yield* chooseSome(g, {
    seat,
    topic: 'show',
    prompt: 'rb.ask.show',
    by: () => 'rb.by.show',
    among: hidden,
    as: asTrophy(g),
    min: 0,
    max: hidden.length,
  });
  for (const card of shown) {
    flip(g, card, false);
    note(g, 'rb.log.shows', { hero: seat, card }, 'RB-TROPHY-11');
  }
}

/** The trophies that nobody but their owner has seen. */
export const hiddenTrophies = (g: Runebound, seat: number): Piece[] =>
  trophiesOf(g, seat).filter(({ down }) => down);
