import {
  type As,
  announce,
  type Closed,
  cardsIn,
  chooseOne,
  die,
  happens,
  log,
  move,
  type Rule,
  window,
} from '@questwright/kernel';
import type { Gathered, Theft } from '../content/card.ts';
import { asCard, asSeat } from './as.ts';
import { defOf } from './define.ts';
import { trinketsOf } from './score.ts';
import { hand, type Magpies, nest, type Thing } from './state.ts';

/** A theft: the talon is spent, a nest and a trinket named, the victim may caw, a die decides. */
export function* steal(g: Magpies, thief: number): Rule {
  move(g, firstInHand(g, thief, 'talon')!, 'discard');
  const victim = yield* chooseOne(g, {
    seat: thief,
    prompt: 'magpies.whom',
    among: victimsOf(g, thief),
    as: asSeat,
  });
  const trinket = yield* chooseOne(g, {
    seat: thief,
    prompt: 'magpies.which',
    among: trinketsOf(g, victim),
    as: asCard(g),
  });
  const names = { thief: { seat: thief }, victim: { seat: victim }, card: defOf(g, trinket.def).name };
  log(g, 'magpies.reaches', names, { rule: 'MP-STEAL-02' });

  if (!(yield* happens<Theft>(g, 'beforeTheft', { trinket, victim }))) {
    log(g, 'magpies.bramble', names, { rule: 'MP-PERCH-03' });
  } else if (yield* caws(g, victim)) {
    log(g, 'magpies.cawed', names, { rule: 'MP-STEAL-03' });
  } else if (die(g, 'theft', 6) <= 2) {
    move(g, trinket, 'discard');
    log(g, 'magpies.dropped', names, { rule: 'MP-STEAL-05' });
  } else {
    move(g, trinket, nest(thief));
    log(g, 'magpies.stole', names, { rule: 'MP-STEAL-05' });
    yield* announce<Gathered>(g, 'gathered', { trinket });
  }
}

/** The victim is asked whatever it holds: that there is a question must not tell whether there is a caw. */
function* caws(g: Magpies, victim: number): Rule<boolean> {
  const caw = firstInHand(g, victim, 'caw');
  const used = yield* window(g, {
    seat: victim,
    moment: 'robbed',
    prompt: 'magpies.caw-ask',
    among: () => (caw ? [caw] : []),
    as: asCaw(g),
    closed: () => (caw ? [] : [NO_CAW]),
    scopes: ['turn'],
  });
  if (used) move(g, used, 'discard');
  return used !== null;
}
const asCaw = (g: Magpies): As<Thing> => ({ ...asCard(g), text: () => 'magpies.caw' });
const NO_CAW: Closed = { id: 'caw', text: 'magpies.caw', reason: 'magpies.no-caw', rule: 'MP-STEAL-03' };

/** Why this magpie cannot steal now; null if it can. */
export function whyNotSteal(g: Magpies, thief: number): Closed | null {
  const closed = { id: 'steal', text: 'magpies.steal' };
  if (!firstInHand(g, thief, 'talon')) return { ...closed, reason: 'magpies.no-talon', rule: 'MP-STEAL-01' };
  if (victimsOf(g, thief).length === 0)
    return { ...closed, reason: 'magpies.nobody-to-rob', rule: 'MP-STEAL-02' };
  return null;
}

function victimsOf(g: Magpies, thief: number): number[] {
  return [...g.pebbles.keys()].filter((seat) => seat !== thief && trinketsOf(g, seat).length > 0);
}

const firstInHand = (g: Magpies, seat: number, def: string): Thing | undefined =>
  cardsIn(g, hand(seat)).find((card) => card.def === def);
