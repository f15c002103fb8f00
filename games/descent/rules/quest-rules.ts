import { valueFor } from '@questwright/adventure';
import { type Forbidden, forbids } from '@questwright/kernel';
import type { Deeds } from './deeds.ts';
import type { Descent } from './state.ts';

/** Something that a card forbids and that a rule of the quest may allow nonetheless. */
export interface Lifting {
  readonly deed: keyof Deeds;
  readonly subject: unknown;
}

/**
 * Whether something may be done. What anything forbids is forbidden, whatever else allows it; only a rule of the quest
 * beats the ban of a card, and nothing beats the ban of a quest.
 */
export const isAllowed = <D extends keyof Deeds>(g: Descent, deed: D, subject: Deeds[D]): boolean =>
  banOn(g, deed, subject) === null;

/** What forbids something that no rule of the quest allows nonetheless. */
export function banOn<D extends keyof Deeds>(g: Descent, deed: D, subject: Deeds[D]): Forbidden | null {
  const ban = forbids(g, deed, subject);
  const isLifted = ban && ban.card.zone !== 'quest' && valueFor(g, 'lifted', 0, { deed, subject }) > 0;
  return isLifted ? null : ban;
}
