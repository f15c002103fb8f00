import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { NOTHING } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import type { TokenDef } from '../definitions.ts';
import { gainToken, supplyOf } from '../figures/class-tokens.ts';
import type { Descent } from '../state.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import { type Whom, you } from './whom.ts';

/** A class token as it is written: how many there are, and what whoever has one can do with it. */
export const classToken = (
  written: Written,
  { supply, wanders = false }: { readonly supply: number; readonly wanders?: boolean },
  abilities: readonly Ability[] = [],
): TokenDef => ({
  ...head(written),
  kind: 'token',
  terrain: null,
  supply,
  wanders,
  ...printed(abilities),
});

const tokenNamed = (g: Descent, id: string): TokenDef => descentBoxes.of(g).get(id) as TokenDef;

/** "Gain 1 elixir token." */
export const gainsToken = (id: string, whom: Whom = you): GameEffect =>
  onFigures(
    whom,
    'd2.effect.gain-token',
    { token: id },
    {
      useful: (g) => {
        const token = tokenNamed(g, id);
        return token.wanders === true || supplyOf(g, token) > 0;
      },
      does(g, figure) {
        gainToken(g, figure, tokenNamed(g, id));
        return NOTHING;
      },
    },
  );

export const classTokenTexts: { readonly [key: string]: string } = {
  'd2.effect.gain-token': '{you, select, yes {gain} other {{whom} gains}} 1 {token} token',
  'd2.log.gains-token': '{figure} gains a token: {token}.',
};
