import { type Closed, type Deed, forbids, reasonOf } from '@questwright/kernel';
import type { AdventureState, DeedName, DeedsOf } from './state.ts';

/** What somebody is about to do, for `deed` in a choice: forbidden options are closed there automatically. */
export const deedOf = <G extends AdventureState, D extends DeedName<G>>(
  _: G,
  name: D,
  subject: DeedsOf<G>[D],
): Deed => [name, subject];

/** Whether nothing in play forbids it. */
export const isAllowed = <G extends AdventureState, D extends DeedName<G>>(
  g: G,
  name: D,
  subject: DeedsOf<G>[D],
): boolean => forbids(g, name, subject) === null;

/** What in play forbids it, as a text with its ledger line; null when it is allowed. */
export function whyForbidden<G extends AdventureState, D extends DeedName<G>>(
  g: G,
  name: D,
  subject: DeedsOf<G>[D],
): Pick<Closed, 'reason' | 'rule'> | null {
  const by = forbids(g, name, subject);
  return by && reasonOf(g, by);
}
