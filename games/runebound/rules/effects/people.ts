import { asCard, askerOf } from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { asSeat } from '../as.ts';
import { challenge as startChallenge } from '../combat/start.ts';
import type { Context, GameEffect } from '../definitions.ts';
import { handOf, heroesWith, isDefeated } from '../heroes.ts';
import { learnFree } from '../skills.ts';
import { NONE, type Runebound } from '../state.ts';

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
