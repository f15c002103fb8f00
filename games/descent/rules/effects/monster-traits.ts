import { holdsWhen } from '@questwright/adventure';
import type { Context } from '../definitions.ts';
import { monsterTraitsOf } from '../figures/monster-traits.ts';
import type { Descent, Figure } from '../state.ts';
import type { FigureTrait } from './whom.ts';

/** Whoever was chosen last, or else whom the event is about. */
export const thatOne = ({ chosen, event }: Context): Figure | undefined =>
  chosen ?? (event as { readonly figure?: Figure } | null)?.figure;

/** "Of the group of that figure", but not that figure itself. */
export const othersInThatGroup: FigureTrait = {
  text: 'd2.which.others-in-that-group',
  noun: false,
  fits: (_, figure, c) => {
    const that = thatOne(c);
    return that !== undefined && figure.on !== 0 && figure.on === that.on && figure.id !== that.id;
  },
};

/** Of the group beside whose card this card lies. */
export const ofThisGroup: FigureTrait = {
  text: 'd2.which.of-this-group',
  noun: false,
  fits: (_, figure, { card }) => figure.on !== 0 && figure.on === card.on,
};

export const isOfTrait = (g: Descent, figure: Figure, trait: string): boolean =>
  monsterTraitsOf(g, figure).includes(trait);

/** "If that figure has the Dark trait." */
export const ifTrait = (trait: string) =>
  holdsWhen<Descent, Context>(['d2.if.trait', { trait }], (g, c) => {
    const that = thatOne(c);
    return that !== undefined && isOfTrait(g, that, trait);
  });

export const monsterTraitTexts: { readonly [key: string]: string } = {
  'd2.which.others-in-that-group': 'of the group of that figure, but for that figure,',
  'd2.which.of-this-group': 'of the group that this card lies beside',
  'd2.if.trait': 'it has the trait {trait}',
};
