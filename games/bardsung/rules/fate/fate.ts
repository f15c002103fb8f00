import { note } from '@questwright/adventure';
import { confirm, type Rule } from '@questwright/kernel';
import { everySeat } from '../seats.ts';
import type { Bardsung } from '../state.ts';

/** One fate token of the party is exhausted. */
export function exhaustFate(g: Bardsung): void {
  g.fate.active--;
}

/** This many exhausted fate tokens become active. */
export function inspireParty(g: Bardsung, n: number): void {
  g.fate.active = Math.min(g.fate.most, g.fate.active + n);
}

/** A charm is spent, at any time and without an action: all exhausted fate tokens become active. */
export function spendCharm(g: Bardsung): void {
  g.supplies.charm--;
  g.fate.active = g.fate.most;
  note(g, 'bs.log.charm', {}, 'BS-TOKEN-01');
}

export const canSpendCharm = ({ supplies, fate }: Bardsung): boolean =>
  supplies.charm > 0 && fate.active < fate.most;

/**
 * Any hero may exhaust a fate token to have a roll made again that has just failed. Where all are exhausted, a charm can
 * be spent for it.
 */
export function* spendsFateToReroll(
  g: Bardsung,
  hero: number,
  kind: string,
  total: number,
  tn: number,
): Rule<boolean> {
  const needsCharm = g.fate.active === 0;
  if (needsCharm && !canSpendCharm(g)) return false;
  const spends = yield* confirm(g, {
    seat: everySeat(g),
    topic: 'reroll',
    subject: { hero, kind, total, tn, needsCharm },
    prompt: [
      needsCharm ? 'bs.ask.reroll-by-charm' : 'bs.ask.reroll',
      { kind, total, tn, left: needsCharm ? g.supplies.charm : g.fate.active },
    ],
  });
  if (!spends) return false;
  if (needsCharm) spendCharm(g);
  exhaustFate(g);
  note(g, 'bs.log.rerolls', { hero, kind }, 'BS-FATE-02');
  return true;
}
