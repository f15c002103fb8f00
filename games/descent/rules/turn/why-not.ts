import { type Closed, reasonOf } from '@questwright/kernel';
import type { Deeds } from '../deeds.ts';
import { asOffer } from '../ground.ts';
import { banOn } from '../quest-rules.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { isOpenTo } from './actions.ts';
import { grantOf } from './granted.ts';

/** Why something cannot be done now, and the ledger line behind it. */
export type Why = Pick<Closed, 'reason' | 'rule'>;

/** A knocked out hero only stands up. */
export const LIES_THERE: Why = { reason: 'd2.closed.knocked-out', rule: 'D2-STAND-01' };

const NO_ACTION: Why = { reason: 'd2.closed.no-action', rule: 'D2-ACTION-01' };

/** Why a figure cannot perform this action; null where it can, and where it never could. */
export function whyNot(g: Descent, act: Activation, figure: Figure, action: string): Why | null {
  if (act.over || figure.zone !== MAP || !isOpenTo(g, figure, action)) return null;
  if (act.actions <= 0 && !grantOf(act, action)) return NO_ACTION;
  return forbiddenBy(g, 'action', { figure, action });
}

/** The card that forbids something, and its line. */
export function forbiddenBy<D extends keyof Deeds>(g: Descent, deed: D, subject: Deeds[D]): Why | null {
  const ban = banOn(g, deed, subject);
  return ban && reasonOf(g, ban);
}

/** Adds an offer to what is closed, if there is a reason why it is. */
export function shut(g: Descent, offer: Offer, why: Why | null, closed: Closed[]): void {
  const { id, text } = asOffer(g);
  if (why) closed.push({ id: id(offer), text: text(offer), ...why });
}
