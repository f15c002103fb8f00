import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import { figureFor } from '../context.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent, Figure, Piece } from '../state.ts';

/** The overlord side of a relic, as it is written. */
interface WrittenRelic {
  readonly otherSide: string;
  /** The only lieutenant who can wield it. */
  readonly wielder?: string;
}

/** Whether a figure can wield a relic. */
export const mayWield = (g: Descent, figure: Figure, { wielder }: Pick<CardDefinition, 'wielder'>): boolean =>
  wielder === undefined || figureDef(g, figure).name === wielder;

/** The overlord side of a relic: it says nothing without somebody who wields it, and nothing once that one is defeated. */
export const relic = (
  written: Written,
  { otherSide, wielder }: WrittenRelic,
  abilities: readonly Ability[],
): CardDefinition => ({
  ...head(written),
  kind: 'card',
  deck: 'relic',
  otherSide,
  ...(wielder && { wielder }),
  ...printed(abilities, wielder ? [['d2.relic.only', { wielder }]] : []),
  silent: (g: Descent, me: Piece) => {
    const figure = figureFor(g, me);
    return figure === null || !mayWield(g, figure, wielder ? { wielder } : {});
  },
});

export const relicTexts: { readonly [key: string]: string } = { 'd2.relic.only': 'Only {wielder} wields it' };
