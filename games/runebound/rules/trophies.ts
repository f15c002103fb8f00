import { chooseOne, move, type Rule, top } from '@questwright/kernel';
import { asKind } from './as.ts';
import { adventureDef, nameOf } from './catalogue.ts';
import { discardAdventure } from './decks.ts';
import type { Orb } from './definitions.ts';
import { tell } from './events.ts';
import { heroName, trophiesOf } from './heroes.ts';
import { ADVENTURES, type Adventure } from './map/hexes.ts';
import { note } from './note.ts';
import type { Piece, Runebound } from './state.ts';
import { DECK, DISCARD, TROPHIES } from './zones.ts';

/** Gains the top card of a deck as a trophy; of its discard pile when the deck is empty. */
export function* gainTrophy(g: Runebound, seat: number, kind: Adventure): Rule {
  const card = (top(g, DECK[kind]) ?? top(g, DISCARD[kind])) as Piece | undefined;
  if (!card) return;
  move(g, card, TROPHIES[seat]!, { down: true });
  note(g, 'rb.log.gains-trophy', { hero: heroName(g, seat), kind: [`rb.kind.${kind}`] }, 'RB-TROPHY-02');
  yield* tell(g, 'trophyGained', { seat, kind, card });
}

/** Gains a trophy of the kind that the hero picks. */
export function* gainAnyTrophy(g: Runebound, seat: number): Rule {
  const among = ADVENTURES.filter((kind) => top(g, DECK[kind]) ?? top(g, DISCARD[kind]));
  if (among.length === 0) return;
  const kind = yield* chooseOne(g, { seat, prompt: 'rb.ask.trophy-kind', among, as: asKind });
  yield* gainTrophy(g, seat, kind);
}

/** Turns this very card into a trophy. */
export function* takeAsTrophy(g: Runebound, seat: number, card: Piece): Rule {
  card.damage = 0;
  move(g, card, TROPHIES[seat]!, { down: true });
  note(g, 'rb.log.takes-trophy', { hero: heroName(g, seat), card: nameOf(card) }, 'RB-TROPHY-01');
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

/** Spends a trophy for each orb. For gray orbs the hero picks the kind. */
export function* payOrbs(g: Runebound, seat: number, orbs: { readonly [orb in Orb]: number }): Rule {
  for (const kind of ADVENTURES) for (let i = 0; i < orbs[kind]; i++) spendTrophy(g, seat, kind);
  for (let left = orbs.gray; left > 0; left--) {
    const trophies = countTrophies(g, seat);
    const kinds = ADVENTURES.filter((kind) => trophies[kind] > 0);
    // When all that are left have to go, their order makes no difference.
    const among = trophies.gray === left ? kinds.slice(0, 1) : kinds;
    const kind = yield* chooseOne(g, { seat, prompt: 'rb.ask.spend-trophy', among, as: asKind });
    spendTrophy(g, seat, kind);
  }
}

/** Spends the hero's oldest trophy of a kind. */
export function spendTrophy(g: Runebound, seat: number, kind: Adventure): void {
  const card = trophiesOf(g, seat).find((trophy) => adventureDef(g, trophy).deck === kind);
  if (!card) throw new Error(`${heroName(g, seat)} has no ${kind} trophy.`);
  discardAdventure(g, card);
  note(g, 'rb.log.spends-trophy', { hero: heroName(g, seat), card: nameOf(card) }, 'RB-TROPHY-09');
}
