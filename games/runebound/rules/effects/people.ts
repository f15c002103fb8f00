import { asCard, askerOf, wouldDo } from '@questwright/adventure';
import { chooseOne, nested } from '@questwright/kernel';
import { asSeat } from '../as.ts';
import { challenge as startChallenge } from '../combat/start.ts';
import { forHero } from '../context.ts';
import type { Context, GameEffect } from '../definitions.ts';
import { handOf, heroesWith, isDefeated, turnOrder } from '../heroes.ts';
import { learnFree } from '../skills.ts';
import { NONE, type Runebound } from '../state.ts';

/** Each hero in turn order. */
export const eachHero = (effect: GameEffect): GameEffect => ({
  text: ['rb.effect.each-hero', { effect: nested(effect.text) }],
  *run(g, c) {
    for (const seat of turnOrder(g)) yield* effect.run(g, forHero(g, c, seat));
  },
  can: (g, c) => turnOrder(g).some((seat) => wouldDo(effect, g, forHero(g, c, seat))),
});

export const eachOtherHero = (effect: GameEffect): GameEffect => ({
  text: ['rb.effect.each-other-hero', { effect: nested(effect.text) }],
  *run(g, c) {
    for (const seat of turnOrder(g)) if (seat !== c.hero) yield* effect.run(g, forHero(g, c, seat));
  },
  can: (g) => turnOrder(g).length > 1,
});

/** Who can be chosen: in the same hex, within some hexes, or anywhere. */
type Where = 'here' | 'anywhere';

const others = (g: Runebound, c: Context, where: Where): number[] =>
  where === 'here' ? heroesWith(g, c.hero) : turnOrder(g).filter((seat) => seat !== c.hero);

/** Another hero of your choice does something. */
export const anotherHero = (where: Where, effect: GameEffect): GameEffect => ({
  text: ['rb.effect.another-hero', { where, effect: nested(effect.text) }],
  *run(g, c) {
    const among = others(g, c, where);
    if (among.length === 0) return;
    c.other = yield* chooseOne(g, {
      seat: c.seat,
      topic: 'another-hero',
      prompt: 'rb.ask.another-hero',
      by: askerOf(g, c, this.text),
      among,
      as: asSeat,
    });
    yield* effect.run(g, forHero(g, c, c.other));
  },
  can: (g, c) => c.hero !== NONE && others(g, c, where).length > 0,
});

/** You look at another hero's hand and learn a skill of it without paying. */
export const learnFromAnothersHand = (): GameEffect => ({
  text: 'rb.effect.learn-from-another',
  *run(g, c) {
    const among = heroesWith(g, c.hero).filter((seat) => handOf(g, seat).length > 0);
    if (among.length === 0) return;
    c.other = yield* chooseOne(g, {
      seat: c.seat,
      topic: 'whose-hand',
      prompt: 'rb.ask.whose-hand',
      by: askerOf(g, c, this.text),
      among,
      as: asSeat,
    });
    const card = yield* chooseOne(g, {
      seat: c.seat,
      topic: 'learn-free',
      prompt: 'rb.ask.learn-free',
      by: askerOf(g, c, this.text),
      among: handOf(g, c.other),
      as: asCard(g),
      always: true,
    });
    yield* learnFree(g, c.hero, card);
  },
  can: (g, c) => c.hero !== NONE && heroesWith(g, c.hero).some((seat) => handOf(g, seat).length > 0),
});

/** A hero of the chooser's choice, who may be itself. */
export const aHero = (effect: GameEffect): GameEffect => ({
  text: ['rb.effect.a-hero', { effect: nested(effect.text) }],
  *run(g, c) {
    c.other = yield* chooseOne(g, {
      seat: c.seat,
      topic: 'another-hero',
      prompt: 'rb.ask.another-hero',
      by: askerOf(g, c, this.text),
      among: turnOrder(g),
      as: asSeat,
    });
    yield* effect.run(g, forHero(g, c, c.other));
  },
});

interface Terms {
  readonly retreat: boolean;
  /** Who can be challenged, besides being in the same hex and not defeated. */
  allowed?(g: Runebound, c: Context, other: number): boolean;
  started?(g: Runebound, c: Context, other: number): void;
}

/** Challenges a hero in the same hex. The combat is fought when the ability has been carried out. */
export const challenge = ({ retreat, allowed, started }: Terms): GameEffect => {
  const targets = (g: Runebound, c: Context): number[] =>
    heroesWith(g, c.hero).filter((other) => !isDefeated(g, other) && (!allowed || allowed(g, c, other)));
  return {
    text: ['rb.effect.challenge', { retreat: String(retreat) }],
    *run(g, c) {
      const among = targets(g, c);
      if (among.length === 0) return;
      c.other = yield* chooseOne(g, {
        seat: c.seat,
        topic: 'challenge',
        prompt: 'rb.ask.challenge',
        by: askerOf(g, c, this.text),
        among,
        as: asSeat,
      });
      started?.(g, c, c.other);
      startChallenge(g, c.hero, c.other, c.card, retreat);
    },
    can: (g, c) => c.hero !== NONE && !g.combat && !isDefeated(g, c.hero) && targets(g, c).length > 0,
  };
};
