import { type Amount, amountText, does, type Effect, type OnEach, onEach } from '@questwright/adventure';
import { NOTHING, nested, type TextArgs } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Descent, Figure } from '../state.ts';
import type { Source } from '../things.ts';
import { FIGURES, type Whom } from './whom.ts';

/** What abilities do, with their own text. */
export type GameEffect = Effect<Descent, Context>;
export type GameAmount = Amount<Descent, Context>;

type Deed = Pick<OnEach<Figure, Descent, Context>, 'does' | 'useful' | 'areAlike'>;

const said = ({ isYou, text }: Whom): TextArgs => ({ you: isYou ? 'yes' : 'no', whom: nested(text) });

/** Something that happens to one or several figures. Its phrase has `you` (yes or no) and `whom` for who they are. */
export const onFigures = (whom: Whom, key: string, args: TextArgs, deed: Deed): GameEffect =>
  onEach(FIGURES, whom, { text: [key, { ...args, ...said(whom) }], clause: !whom.isYou, ...deed });

/** The same, by an amount: its phrase has `k`, which is printed, and `n`, which the plural goes by. */
export const byAmount = (whom: Whom, key: string, n: GameAmount, deed: Deed): GameEffect =>
  onEach(FIGURES, whom, { text: amountText(key, n, said(whom)), clause: !whom.isYou, ...deed });

/** What an ability does is its figure's doing. */
export const sourceOf = ({ figure }: Context): Source => ({
  kind: 'ability',
  attack: 0,
  by: figure?.id ?? 0,
});

/** "Choose 1 monster within 3 spaces": it is "that figure" for the lines that follow. */
export const chooses = (whom: Whom): GameEffect =>
  onFigures(whom, 'd2.effect.choose', {}, { does: () => NOTHING });

/** The same, for somebody to recover damage. Among the unharmed it makes no difference who it is. */
export const choosesPatient = (whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.choose',
    {},
    {
      does: () => NOTHING,
      areAlike: (_, __, figures) => figures.every(({ damage }) => damage === 0),
    },
  );

/** "Put your hero token on that figure": it is taken from where it was. */
export const marks: GameEffect = does(
  'd2.effect.mark',
  (_: Descent, { card, chosen }: Context) => {
    if (chosen) card.on = chosen.id;
  },
  (_, { chosen }) => chosen !== undefined,
);

/** 1 for every 2 damage on your sheet. */
export const halfYourDamage: GameAmount = {
  printed: 'X',
  note: 'd2.amount.half-damage',
  count: (_, { figure }: Context) => Math.floor((figure?.damage ?? 0) / 2),
};

export const figureTexts: { readonly [key: string]: string } = {
  'd2.effect.choose': 'choose {whom}',
  'd2.effect.mark': 'put your hero token on that figure',
  'd2.amount.half-damage': 'where X is half the damage that you have, rounded down',
};
