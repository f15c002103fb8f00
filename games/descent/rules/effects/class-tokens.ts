import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { NOTHING, remove } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import type { TokenDef } from '../definitions.ts';
import { gainToken, supplyOf, tokensOf } from '../figures/class-tokens.ts';
import type { Descent } from '../state.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import { type FigureTrait, type Whom, you } from './whom.ts';

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

/** Who has at least so many tokens of a kind. */
export const withTokens = (id: string, n: number): FigureTrait => ({
  text: ['d2.which.with-tokens', { token: id, n }],
  noun: false,
  fits: (g, figure) => tokensOf(g, figure, id).length >= n,
});

/** "Discard 3 infection tokens of that hero." */
export const losesTokens = (id: string, n: number, whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.lose-tokens',
    { token: id, n },
    {
      does(g, figure) {
        for (const token of tokensOf(g, figure, id).slice(0, n)) remove(g, token);
      },
    },
  );

export const classTokenTexts: { readonly [key: string]: string } = {
  'd2.effect.gain-token': '{you, select, yes {gain} other {{whom} gains}} 1 {token} token',
  'd2.effect.lose-tokens': '{whom} loses {n} {token} tokens',
  'd2.effect.valor-guards': 'add 1 shield to your defence, once for each roll',
  'd2.champion.heroes-guard':
    'Before a hero rolls defence dice, the hero may discard 1 valor token to add 1 shield, once for each roll',
  'd2.which.with-tokens': 'with {n} or more {token} tokens',
  'd2.log.gains-token': '{figure} gains a token: {token}.',
};
