import { askerOf, note, pieces } from '@questwright/adventure';
import { chooseOne, move, pick } from '@questwright/kernel';
import { asToken, tokenText } from '../../rules/as.ts';
import { heroDef, tokenDef } from '../../rules/catalogue.ts';
import type { GameEffect } from '../../rules/definitions.ts';
import { action, story } from '../../rules/effects/index.ts';
import { tokensOf } from '../../rules/heroes.ts';
import { makePiece } from '../../rules/pieces.ts';
import type { Piece, Runebound } from '../../rules/state.ts';
import { TOKENS } from '../../rules/zones.ts';

const ON_CARD = 'story-tokens';

const placeTokens: GameEffect = {
  text: 'rb.effect.place-tokens',
  *run(g) {
    const spare = pieces(g, 'spare-heroes');
    if (spare.length === 0) return;
    const hero = pick(g, 'hero nobody plays', spare, ({ def }) => def);
    for (const token of heroDef(g, hero).tokens) makePiece(g, token, ON_CARD);
  },
};

/** A swapped token counts as a starting token: it replaces one. */
const startingTokens = (g: Runebound, seat: number): Piece[] =>
  tokensOf(g, seat).filter((token) => tokenDef(g, token).owner === 'hero');

const swapToken: GameEffect = {
  text: 'rb.effect.swap-token',
  *run(g, c) {
    const { hero: seat } = c;
    const own = startingTokens(g, seat);
    const given = yield* chooseOne(g, {
      seat,
      topic: 'swap-own',
      prompt: 'rb.ask.swap-own',
      by: askerOf(g, c, this.text),
      among: own,
      as: asToken(g),
    });
    const among = pieces(g, ON_CARD);
    const taken = yield* chooseOne(g, {
      seat,
      topic: 'swap-for',
      prompt: 'rb.ask.swap-for',
      by: askerOf(g, c, this.text),
      among,
      as: asToken(g),
    });
    move(g, taken, TOKENS[seat]!);
    move(g, given, ON_CARD);
    const swapped = { given: tokenText(g, given), taken: tokenText(g, taken) };
    note(g, 'rb.log.swaps-token', { hero: seat, ...swapped }, 'RB-STORY-16');
  },
  can: (g) => pieces(g, ON_CARD).length > 0,
};

export const theMaster = story({
  name: 'The Master',
  scenario: 'margath',
  quest: ['Exile Peak'],
  effect: placeTokens,
  abilities: [action(1, swapToken)],
});
