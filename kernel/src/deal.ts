import type { Card } from './card.ts';
import type { Random } from './generator.ts';
import { forgetIndex, runtimeOf } from './runtime.ts';
import type { State } from './state.ts';
import { cardsIn, zoneDef } from './zones.ts';

/** Where a card lies, and which cards it could change places with. */
export interface Slot {
  readonly zone: string;
  readonly index: number;
  /** Cards in slots with the same mark could be in each other's place, as far as a seat knows. */
  readonly alike: string;
}

/** Which card each slot gets: pairs of slots, to and from. */
export type Deal = readonly (readonly [to: Slot, from: Slot])[];

/** A random exchange among the slots that are alike. */
export function permuted(slots: readonly Slot[], random: Random): Deal {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const group = groups.get(slot.alike);
    if (group) group.push(slot);
    else groups.set(slot.alike, [slot]);
  }
  return [...groups.values()].flatMap((group) => {
    const order = [...group];
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return group.map((to, i) => [to, order[i]!] as const);
  });
}

/**
 * Exchanges cards. Each slot keeps everything about it that can be seen (the id, which side is up, what shows on a
 * face-down card), so that nobody can tell. The identity of the card always changes: whoever can see it sees the
 * difference, as they should.
 */
export function exchange(g: State, deal: Deal): void {
  const given = deal.map(([, { zone, index }]) => ({ ...g.zones[zone]![index]! }));
  for (const [i, [to]] of deal.entries()) become(g, cardsIn(g, to.zone)[to.index]!, given[i]!);
  forgetIndex(runtimeOf(g));
}

/** The object stays the same: rules may hold it. */
function become(g: State, card: Card, other: Card): void {
  const fields = card as unknown as Record<string, unknown>;
  const kept: Record<string, unknown> = { id: card.id, zone: card.zone, down: card.down };
  for (const field of zoneDef(g, card.zone).shows ?? [])
    if (field in fields && field !== 'def') kept[field] = fields[field];
  for (const field of Object.keys(fields)) if (!(field in other)) delete fields[field];
  Object.assign(fields, other, kept);
}
