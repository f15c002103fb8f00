import { does } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import type { Events } from '../events.ts';
import { sufferFatigue } from '../figures/harm.ts';
import { test } from '../figures/test.ts';
import { putOnTop } from '../overlord/deck.ts';
import type { Descent } from '../state.ts';
import { type GameEffect, sourceOf } from './on-figures.ts';

/** The card watches the group that is about to activate, as long as it is exhausted. */
export const watchesGroup: GameEffect = does(
  'd2.effect.watch-group',
  (_: Descent, { card, event }: Context) => {
    card.on = (event as Events['groupStarts']).group.id;
  },
);

/** "Test knowledge with as many shields more as the card costs XP: it goes back on his deck without an effect, or you suffer 1 fatigue." */
export const interceptsCard: GameEffect = does(
  'd2.effect.intercept-card',
  function* (g: Descent, c: Context): Rule {
    const played = c.event as Events['cardPlayed'];
    const { passed } = yield* test(g, c.figure!, 'knowledge', cardDef(g, played.card).xp ?? 0);
    if (!passed) yield* sufferFatigue(g, c.figure!, 1, sourceOf(c));
    else {
      played.prevented = true;
      putOnTop(g, [played.card]);
    }
  },
  (_, { event }) => !(event as Events['cardPlayed']).prevented,
);

export const marshalTexts: { readonly [key: string]: string } = {
  'd2.effect.watch-group': 'watch that group as long as this card is exhausted',
  'd2.effect.intercept-card':
    'test knowledge, with as many shields more as the card costs XP; if you pass, it goes back on top of the Overlord deck without any effect, and if you fail, suffer 1 fatigue',
};
