import {
  type As,
  announce,
  chooseOne,
  confirm,
  die,
  happens,
  log,
  move,
  type Rule,
} from '@questwright/kernel';
import { defOf, type Gathered, type Theft } from '../content/cards.ts';
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
    as: asTrinket,
  });
  const names = { thief: { seat: thief }, victim: { seat: victim }, card: defOf(trinket.def).name };
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

/** The victim is always asked: that there is a question must not tell whether there is a caw. */
function* caws(g: Magpies, victim: number): Rule<boolean> {
  const caw = firstInHand(g, victim, 'caw');
  const prompt = 'magpies.caw-ask';
  if (!caw) {
    const pass = { id: 'no', text: 'no' } as const;
    yield* chooseOne(g, { seat: victim, prompt, among: [pass], as: asOption, always: true });
    return false;
  }
  if (!(yield* confirm(g, { seat: victim, prompt }))) return false;
  move(g, caw, 'discard');
  return true;
}

/** Whether anybody but this magpie has a trinket. */
export const canBeRobbed = (g: Magpies, thief: number): boolean => victimsOf(g, thief).length > 0;

function victimsOf(g: Magpies, thief: number): number[] {
  const victims = [];
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== thief && trinketsOf(g, seat).length > 0) victims.push(seat);
  return victims;
}

export const trinketsOf = (g: Magpies, seat: number): Thing[] =>
  g.zones[nest(seat)]!.filter(({ def }) => defOf(def).kind === 'trinket');

const firstInHand = (g: Magpies, seat: number, def: string): Thing | undefined =>
  g.zones[hand(seat)]!.find((card) => card.def === def);

const asSeat: As<number> = {
  id: (seat) => `seat:${seat}`,
  text: (seat) => ['magpies.seat', { seat: { seat } }],
  about: (seat) => ({ seat }),
};

const asTrinket: As<Thing> = {
  id: ({ id }) => `card:${id}`,
  text: ({ def }) => ['magpies.card', { card: defOf(def).name }],
  about: ({ id }) => ({ card: id }),
};

const asOption: As<{ readonly id: string; readonly text: string }> = {
  id: ({ id }) => id,
  text: ({ text }) => text,
};
