import { asLasting, type LastingDef, lastingDef, lasts } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import { faceOf, other, sideOfToken } from '../combat/tokens.ts';
import { type Ability, type CombatSymbol, type Context, type GameEffect, SYMBOLS } from '../definitions.ts';
import type { Piece, Runebound, Side } from '../state.ts';
import { surgesForbiddenBy } from './bans.ts';

/** What lasts until the combat round ends holds for a side of the combat. */
const sideOf = (me: Piece): number => asLasting(me).n;

/** Puts something into play for one's own side, or for the foe's, until the combat round ends. */
export const untilRoundEnds = (def: LastingDef, text: Text, whose: 'own' | 'foe' = 'own'): GameEffect =>
  lasts<Runebound, Context>(text, def, (g, { side }) =>
    g.combat === null || side === -1
      ? null
      : { until: 'combat-round', n: whose === 'own' ? side : other(side) },
  );

/** Something that holds for a side until the combat round ends. */
export const roundEffect = (name: string, ability: Ability): LastingDef => lastingDef({ name }, [ability]);

const doubled = (symbol: CombatSymbol): LastingDef =>
  roundEffect(`Doubled ${symbol}`, {
    text: ['rb.effect.double-all', { symbol }],
    modify: {
      symbols: (g, me, n, token) =>
        faceOf(g, token).symbol === symbol && sideOfToken(g, token) === sideOf(me) ? n * 2 : n,
    },
  });

const DOUBLED = new Map(SYMBOLS.map((symbol) => [symbol, doubled(symbol)]));

const NO_SURGES = roundEffect('Forbidden surges', {
  text: 'rb.effect.forbid-surges',
  forbid: { surge: surgesForbiddenBy((_, me, side: Side) => sideOf(me) === side) },
});

/** Every such symbol in one's own pool counts twice. */
export const doubleAll = (symbol: CombatSymbol): GameEffect =>
  untilRoundEnds(DOUBLED.get(symbol)!, ['rb.effect.double-all', { symbol }]);

/** The foe cannot trigger surge abilities. */
export const forbidSurges = (): GameEffect => untilRoundEnds(NO_SURGES, 'rb.effect.forbid-surges', 'foe');

/** What the words above put into play. */
export const roundEffects: readonly LastingDef[] = [...DOUBLED.values(), NO_SURGES];
