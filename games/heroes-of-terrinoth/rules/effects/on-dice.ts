import { type Amount, amountOf, amountText, askerOf, type Effect, instantly } from '@questwright/adventure';
import { chooseSome, confirm, nested } from '@questwright/kernel';
import { asActionDie, diceOf, rollAgain } from '../actions/dice.ts';
import type { Terrinoth } from '../state.ts';

type DieKind = 'hero' | 'enemy' | 'any';

/** Lets the acting hero reroll this many dice, one after the other; the same die may be rerolled again. */
export function rerolls(n: number, kind: DieKind = 'any'): Effect<Terrinoth> {
  return {
    text: [`ht.rerolls.${kind}`, { n }],
    run: instantly((g) => {
      if (!g.action) return;
      if (kind === 'hero') g.action.heroRerolls += n;
      else if (kind === 'enemy') g.action.enemyRerolls += n;
      else g.action.anyRerolls += n;
    }),
    can: (g) => g.action !== null && diceOf(g.action, kind).length > 0,
  };
}

/** Rerolls any number of dice, all at once. */
export function rerollAny(kind: DieKind = 'any'): Effect<Terrinoth> {
  return {
    text: `ht.reroll-any.${kind}`,
    *run(g, c) {
      const { action } = g;
      if (!action) return;
      const among = diceOf(action, kind);
      const dice = yield* chooseSome(g, {
        seat: c.seat,
        prompt: 'ht.ask.reroll-any',
        by: askerOf(g, c),
        among,
        as: asActionDie(action),
        min: 1,
        max: among.length,
      });
      for (const die of dice) rollAgain(g, action, die as number);
    },
    can: (g) => g.action !== null && diceOf(g.action, kind).length > 0,
  };
}

/** Adds successes to the action that is being resolved. */
export function moreSuccesses(n: Amount): Effect<Terrinoth> {
  return {
    text: ['ht.add-to-action', { what: nested(amountText('ht.successes', n)) }],
    run: instantly((g, c) => {
      if (!g.action) return;
      const more = amountOf(g, c, n);
      g.action.bonus += more;
      g.action.successes += more;
    }),
    can: (g) => g.action !== null,
  };
}

/** Adds defense to the action that is being resolved. */
export function addDefense(n: Amount): Effect<Terrinoth> {
  return {
    text: ['ht.add-to-action', { what: nested(amountText('ht.defense', n)) }],
    run: instantly((g, c) => {
      if (!g.action) return;
      const more = amountOf(g, c, n);
      g.action.shield += more;
      g.action.defense += more;
    }),
    can: (g) => g.action !== null,
  };
}

/** In answer to "you would suffer" or "an enemy would suffer": this many wounds fewer. */
export function prevent(n: number | 'all'): Effect<Terrinoth> {
  return {
    text: n === 'all' ? 'ht.prevent-all' : ['ht.prevent', { n }],
    run: instantly((_, c) => {
      const event = c.event as { n: number; prevented?: boolean };
      if (n === 'all') event.n = 0;
      else event.n = Math.max(0, event.n - n);
      if (event.n === 0) event.prevented = true;
    }),
    can: (_, c) => ((c.event as { n: number } | null)?.n ?? 0) > 0,
  };
}

/** In answer to "you would suffer": this many wounds more. */
export function worsen(n: number): Effect<Terrinoth> {
  return {
    text: ['ht.worsen', { n }],
    run: instantly((_, c) => {
      (c.event as { n: number }).n += n;
    }),
    can: (_, c) => ((c.event as { n: number } | null)?.n ?? 0) > 0,
  };
}

/** Takes successes out of the action and does something for each instead. The hero chooses how many. */
export function divertSuccesses(effect: Effect<Terrinoth>): Effect<Terrinoth> {
  return {
    text: ['ht.divert', { effect: nested(effect.text) }],
    *run(g, c) {
      const { action } = g;
      while (action && action.successes > 0 && (!effect.can || effect.can(g, c))) {
        if (
          !(yield* confirm(g, {
            seat: c.seat,
            prompt: ['ht.ask.divert', { effect: nested(effect.text) }],
            by: askerOf(g, c),
          }))
        )
          return;
        action.successes--;
        yield* effect.run(g, c);
      }
    },
    can: (g, c) => g.action !== null && g.action.successes > 0 && (!effect.can || effect.can(g, c)),
  };
}
