import {
  type As,
  type Closed,
  chooseOne,
  type Asked as KernelAsked,
  type Rule,
  type Text,
} from '@questwright/kernel';
import { asOffer, type Offer, plain, type UseOffer } from './offers.ts';
import type { Runebound } from './state.ts';
import { addUses, useNow } from './uses.ts';
import { isTurnOf } from './whose-turn.ts';

const GO_ON = plain('go-on');

/** In the middle of something a hero may use what it can use at any time of its turn; asked only if it has that. */
export function* interlude(g: Runebound, seat: number): Rule {
  while (isTurnOf(g, seat)) {
    const among: Offer[] = [GO_ON];
    addUses(g, seat, 'pause', among);
    if (among.length === 1) return;
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'interlude',
      prompt: 'rb.ask.interlude',
      by: () => 'rb.by.interlude',
      among,
      as: asOffer(g),
    });
    if (offer.kind !== 'use') return;
    yield* useNow(g, seat, offer);
  }
}

interface Asked<T> {
  readonly seat: number;
  readonly topic: string;
  readonly prompt: Text;
  readonly by?: KernelAsked['by'];
  /** Computed again whenever an ability has been used. */
  among(): readonly T[];
  readonly as: As<T>;
  readonly closed?: () => Closed[];
}

/** Asks a hero for one of some things. What it can use at any time of its turn is offered beside them. */
export function* chooseOrUse<T>(
  g: Runebound,
  { seat, topic, prompt, by, as, among, closed }: Asked<T>,
): Rule<T> {
  for (;;) {
    const things = among();
    const uses: Offer[] = [];
    if (isTurnOf(g, seat)) addUses(g, seat, 'pause', uses);
    if (uses.length === 0) return yield* chooseOne(g, { seat, topic, prompt, by, among: things, as, closed });
    const chosen = yield* chooseOne<T | UseOffer>(g, {
      seat,
      topic,
      prompt,
      by,
      among: [...things, ...(uses as UseOffer[])],
      as: withUses(as, asOffer(g)),
      closed,
    });
    if (!isUse(chosen)) return chosen;
    yield* useNow(g, seat, chosen);
  }
}

const isUse = (thing: unknown): thing is UseOffer =>
  typeof thing === 'object' && thing !== null && (thing as Partial<UseOffer>).kind === 'use';

const withUses = <T>(as: As<T>, ofUses: As<UseOffer>): As<T | UseOffer> => ({
  id: (thing) => (isUse(thing) ? ofUses.id(thing) : as.id(thing)),
  text: (thing) => (isUse(thing) ? ofUses.text(thing) : as.text(thing)),
  about: (thing) => (isUse(thing) ? ofUses.about!(thing) : (as.about?.(thing) ?? {})),
});
