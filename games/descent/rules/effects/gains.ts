import type { Ability } from '@questwright/adventure';
import type { Attack } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import type { Passing } from '../move/passing.ts';
import type { Colour, Descent, Figure, Piece } from '../state.ts';

/** "+4 Health": for as long as the card is there. */
export const gains = (name: 'speed' | 'health' | 'stamina', n: number): Ability => ({
  text: ['d2.gains', { name, n }],
  modify: {
    [name]: (g: Descent, me: Piece, value: number, figure: Figure) =>
      figure.id === figureFor(g, me)?.id ? value + n : value,
  },
});

/** "+1 action" in your turn. */
export const gainsActions = (n: number): Ability => ({
  text: ['d2.gains.actions', { n }],
  modify: {
    actions: (g: Descent, me: Piece, value: number, figure: Figure) =>
      figure.id === figureFor(g, me)?.id ? value + n : value,
  },
});

/** Dice more in your defence pool, if that is so. */
export const gainsDefence = (
  colour: Colour,
  {
    says = 'd2.gains.always',
    holds = () => true,
  }: {
    readonly says?: string;
    readonly holds?: (g: Descent, figure: Figure) => boolean;
  } = {},
): Ability => ({
  text: ['d2.gains.defence', { colour, says: [says] }],
  modify: {
    defence: (g: Descent, me: Piece, pool: readonly Colour[], figure: Figure) =>
      figure.id === figureFor(g, me)?.id && holds(g, figure) ? [...pool, colour] : pool,
  },
});

/** Every weapon that you have gains a trait. */
export const givesTrait = (trait: string): Ability => ({
  text: ['d2.gains.trait', { trait }],
  modify: {
    traits: (g: Descent, me: Piece, traits: readonly string[], { figure }: { readonly figure: Figure }) =>
      figure.id === figureFor(g, me)?.id ? [...traits, trait] : traits,
  },
});

/** More fatigue that you recover for a surge. */
export const gainsBreath = (n: number): Ability => ({
  text: ['d2.gains.breath', { n: n + 1 }],
  modify: {
    breath: (g: Descent, me: Piece, fatigue: number, { attacker }: Attack) =>
      attacker === figureFor(g, me)?.id ? fatigue + n : fatigue,
  },
});

/** More movement points that you get for a fatigue. */
export const gainsPointsForFatigue = (n: number): Ability => ({
  text: ['d2.gains.points-for-fatigue', { n: n + 1 }],
  modify: {
    pointsForFatigue: (g: Descent, me: Piece, points: number, figure: Figure) =>
      figure.id === figureFor(g, me)?.id ? points + n : points,
  },
});

/** A Speed above 4 becomes 4, and nothing raises it further. */
export const capsSpeed = (n: number): Ability => ({
  text: ['d2.gains.speed-cap', { n }],
  modify: {
    speed: {
      layer: 'limit',
      change: (g: Descent, me: Piece, value: number, figure: Figure) =>
        figure.id === figureFor(g, me)?.id ? Math.min(value, n) : value,
    },
  },
});

/** You may move through enemies. */
export const passesEnemies: Ability = {
  text: 'd2.gains.passing',
  modify: {
    mayPass: (g: Descent, me: Piece, may: boolean, { figure }: Passing) =>
      may || figure.id === figureFor(g, me)?.id,
  },
};

export const gainTexts: { readonly [key: string]: string } = {
  'd2.gains': 'You gain {n, number, ::sign-always} {name}',
  'd2.gains.actions': 'You have {n, plural, one {# action} other {# actions}} more',
  'd2.gains.trait': 'Every weapon that you have equipped has the {trait} trait',
  'd2.gains.breath': 'A surge that you spend to recover fatigue recovers {n} fatigue',
  'd2.gains.points-for-fatigue': 'You get {n} movement points for 1 fatigue',
  'd2.gains.speed-cap': 'Your Speed is no more than {n}',
  'd2.gains.passing': 'You may move through enemies',
  'd2.gains.always': '',
  'd2.gains.shield': 'As long as you have a Shield equipped, ',
  'd2.gains.defence': '{says}add 1 {colour} die to your defence pool',
};
