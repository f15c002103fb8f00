import { amountOf, does } from '@questwright/adventure';
import { chooseAmount, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Harm, Recovery } from '../events.ts';
import { discardCondition, giveCondition, hasCondition } from '../figures/conditions.ts';
import { defeat } from '../figures/defeat.ts';
import { roomForFatigue, suffer } from '../figures/harm.ts';
import { recover } from '../figures/recover.ts';
import type { Condition, Descent } from '../state.ts';
import { byAmount, type GameAmount, type GameEffect, onFigures, sourceOf } from './on-figures.ts';
import { type Whom, you } from './whom.ts';

/*
 * What figures suffer and recover, and what abilities do to that while it happens.
 */

export const suffers = (kind: Harm['kind'], n: GameAmount, whom: Whom = you): GameEffect =>
  byAmount(whom, `d2.effect.suffer-${kind}`, n, {
    *does(g, figure, c) {
      const { damage } = yield* suffer(g, figure, kind, amountOf(g, c, n), sourceOf(c));
      if (damage > 0) c.hurt?.push(figure);
    },
  });

export const recovers = (kind: Harm['kind'], n: GameAmount, whom: Whom = you): GameEffect =>
  byAmount(whom, `d2.effect.recover-${kind}`, n, {
    *does(g, figure, c) {
      const { damage = 0, fatigue = 0 } = yield* recover(
        g,
        figure,
        { [kind]: amountOf(g, c, n) },
        sourceOf(c),
      );
      if (damage > 0 || fatigue > 0) c.healed?.push(figure);
    },
    /** Whoever has nothing to recover may be chosen, but it makes no difference which of them is. */
    areAlike: (_, c, figures) => !c.followed && figures.every((figure) => figure[kind] === 0),
  });

/** As much as the fatigue that has just been recovered. */
export const fatigueRecovered: GameAmount = {
  printed: 'X',
  note: 'd2.amount.fatigue-recovered',
  count: (_, { event }: Context) => (event as Recovery).fatigue,
};

/** "Recovers all damage." */
export const recoversAll = (kind: Harm['kind'], whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    `d2.effect.recover-all-${kind}`,
    {},
    {
      useful: (_, figure) => figure[kind] > 0,
      *does(g, figure, c) {
        yield* recover(g, figure, { [kind]: figure[kind] }, sourceOf(c));
      },
    },
  );

export const becomes = (condition: Condition, whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    'd2.effect.become',
    { condition: [`d2.condition.${condition}`] },
    {
      useful: (g, figure) => !hasCondition(g, figure, condition),
      does: (g, figure, c) => giveCondition(g, figure, condition, sourceOf(c)),
    },
  );

export const discards = (condition: Condition): GameEffect =>
  does(
    ['d2.effect.discard', { condition: [`d2.condition.${condition}`] }],
    (g: Descent, c: Context) => discardCondition(g, c.figure!, condition),
    (g, c) => hasCondition(g, c.figure!, condition),
  );

/** More or less of what is about to be suffered or recovered. */
export const alters = (n: number): GameEffect =>
  does(['d2.effect.alter', { n }], (_: Descent, { event }: Context) => {
    const what = event as Harm | Recovery;
    if ('n' in what) what.n = Math.max(0, what.n + n);
    else if (what.damage > 0) what.damage = Math.max(0, what.damage + n);
    else what.fatigue = Math.max(0, what.fatigue + n);
  });

/** "You suffer it as fatigue instead." */
export const turnsInto = (kind: Harm['kind']): GameEffect =>
  does([`d2.effect.into-${kind}`, {}], (_: Descent, { event }: Context) => {
    (event as Harm).kind = kind;
  });

/** "You may suffer some or all of it as fatigue instead", as much as fits under your Stamina. */
export const suffersAsFatigue: GameEffect = does(
  'd2.effect.as-fatigue',
  function* (g: Descent, { event, figure, seat }: Context): Rule {
    const harm = event as Harm;
    const max = Math.min(harm.n, roomForFatigue(g, figure!));
    harm.tired = yield* chooseAmount(g, { seat, topic: 'fatigue', prompt: 'd2.ask.as-fatigue', min: 1, max });
  },
  (g, { event, figure }) => (event as Harm).n > 0 && roomForFatigue(g, figure!) > 0,
);

/** "You suffer it in that figure's place." */
export const takesOver: GameEffect = does('d2.effect.take-over', (_: Descent, { event, figure }: Context) => {
  (event as Harm).figure = figure!;
});

/** "You are defeated", whatever your damage. */
export const falls: GameEffect = does('d2.effect.fall', (g: Descent, c: Context) =>
  defeat(g, c.figure!, sourceOf(c)),
);

export const prevents: GameEffect = does('d2.effect.prevent', (_: Descent, { event }: Context) => {
  (event as { prevented?: boolean }).prevented = true;
});

export const harmTexts: { readonly [key: string]: string } = {
  'd2.effect.suffer-damage': '{you, select, yes {suffer} other {{whom} suffers}} {k} damage',
  'd2.effect.suffer-fatigue': '{you, select, yes {suffer} other {{whom} suffers}} {k} fatigue',
  'd2.effect.recover-damage': '{you, select, yes {recover} other {{whom} recovers}} {k} damage',
  'd2.effect.recover-fatigue': '{you, select, yes {recover} other {{whom} recovers}} {k} fatigue',
  'd2.effect.recover-all-damage': '{you, select, yes {recover} other {{whom} recovers}} all damage',
  'd2.effect.recover-all-fatigue': '{you, select, yes {recover} other {{whom} recovers}} all fatigue',
  'd2.amount.fatigue-recovered': 'where X is the fatigue recovered',
  'd2.effect.become': '{you, select, yes {become} other {{whom} becomes}} {condition}',
  'd2.effect.discard': 'discard {condition}',
  'd2.effect.alter': '{n, number, ::sign-always} to that',
  'd2.effect.into-damage': 'it is suffered as damage instead',
  'd2.effect.into-fatigue': 'it is suffered as fatigue instead',
  'd2.effect.as-fatigue': 'suffer some or all of it as fatigue, as far as your Stamina goes',
  'd2.effect.take-over': 'you suffer it instead',
  'd2.effect.prevent': 'prevent it',
  'd2.effect.fall': 'be defeated',
};
