import { type Ability, does } from '@questwright/adventure';
import { last, lastingOf } from '@questwright/kernel';
import { figureFor } from '../context.ts';
import type { Context } from '../definitions.ts';
import { deciderOf, isHero } from '../figures/sides.ts';
import { skillsOf } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { EventName, Events } from '../windows/names.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';
import { isWithin } from './whom.ts';

/*
 * A Bard has one melody token and one harmony token. What a song says works while a token that matches it is on its card.
 */
const TOKENS = { melody: 1, harmony: 2 } as const;
export type Song = keyof typeof TOKENS;

/** "Place a song token on this card": it is taken from the card on which it has been. */
export const sings = (song: Song): GameEffect =>
  does(
    ['d2.effect.sing', { song }],
    (g: Descent, { card, figure }: Context) => {
      for (const other of skillsOf(g, figure!.hero)) other.tokens &= ~TOKENS[song];
      card.tokens |= TOKENS[song];
    },
    (_, { card }) => (card.tokens & TOKENS[song]) === 0,
  );

const isSung = (g: Descent, me: Piece, song: Song): boolean =>
  (me.tokens & TOKENS[song]) !== 0 && figureFor(g, me)?.zone === MAP;

/** A lasting effect that says that a hero has used a song in this round. */
export const SUNG = 'song-used';

/** "Each hero within 3 spaces of you may … once per round": the hero of the event is the one who uses it. */
export function onceForEachNear<E extends EventName>(
  event: E,
  song: Song,
  n: number,
  effect: (hero: Figure) => GameEffect,
  says: string,
): Ability {
  const heroOf = (what: Events[E]): Figure => (what as { readonly figure: Figure }).figure;
  const isUsed = (g: Descent, me: Piece, { id }: Figure): boolean =>
    lastingOf(g, SUNG).some((one) => one.on === id && one.by === me.id);
  const context = (g: Descent, me: Piece, what: Events[E]): Context => ({
    seat: deciderOf(g, heroOf(what)),
    card: me,
    figure: heroOf(what),
    event: what,
  });
  const used: Answer<E> = {
    optional: true,
    when: (g, me, what) => {
      const hero = heroOf(what);
      if (!isSung(g, me, song) || !isHero(g, hero) || isUsed(g, me, hero)) return false;
      return isWithin(g, figureFor(g, me), hero, n) && (effect(hero).can?.(g, context(g, me, what)) ?? true);
    },
    *run(g, me, what) {
      const hero = heroOf(what);
      last(g, SUNG, { until: 'round', on: hero.id, by: me.id });
      yield* effect(hero).run(g, context(g, me, what));
    },
    seat: (g, _, what) => deciderOf(g, heroOf(what)),
    text: says,
  };
  return { text: says, on: { [event]: used } };
}

export const songTexts: { readonly [key: string]: string } = {
  'd2.effect.sing': 'place your {song} token on this card',
  'd2.song.rehearsal':
    'Harmony: every hero no more than 3 spaces away may roll 1 die again after a roll, once in each round',
};
