import { pieces } from '@questwright/adventure';
import { changeOf, type Match } from '@questwright/kernel';
import { priceOf } from '../rules/actions/shop.ts';
import { assetDef } from '../rules/catalogue.ts';
import { assetsOf, heroAt, tokensOf } from '../rules/heroes.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { ASSETS, TOKENS } from '../rules/zones.ts';
import { FIRST, type Judgement } from './judgement.ts';
import { SPEED } from './prices.ts';
import { powerOf } from './worth.ts';

/** An asset in a market, and what a hero would gain by having it. */
export interface Ware {
  readonly card: Piece;
  readonly gain: number;
}

/** The asset that would have to go for another of its type. */
export const rivalOf = (g: Runebound, seat: number, card: Piece): Piece | undefined =>
  assetsOf(g, seat).find((own) => assetDef(g, own).type === assetDef(g, card).type);

/** What a hero can pay for an asset: its gold, and what the one that has to go brings. */
function purseFor(g: Runebound, seat: number, card: Piece): number {
  const rival = rivalOf(g, seat, card);
  return heroAt(g, seat).gold + (rival ? assetDef(g, rival).cost : 0);
}

/** What a hero can afford in a market, the best first. What is paid is not lost: assets are sold for as much. */
export function waresIn(match: Match<Runebound>, seat: number, market: string, by = FIRST): Ware[] {
  const g = match.state;
  return pieces(g, market)
    .filter((card) => priceOf(g, seat, card) <= purseFor(g, seat, card) && isDearer(g, seat, card))
    .map((card) => ({ card, gain: gainOf(match, seat, card, by) }))
    .sort((a, b) => b.gain - a.gain);
}

/** Hardly any asset is better than a dearer one of its type. */
function isDearer(g: Runebound, seat: number, card: Piece): boolean {
  const rival = rivalOf(g, seat, card);
  return rival === undefined || assetDef(g, card).cost > assetDef(g, rival).cost;
}

function gainOf(match: Match<Runebound>, seat: number, card: Piece, by: Judgement): number {
  const g = match.state;
  const rival = rivalOf(g, seat, card);
  const power = powerOf(match, seat, withAsset(g, seat, card, rival), by) - powerOf(match, seat, g, by);
  const speed = speedBy(g, seat, card) - (rival ? speedBy(g, seat, rival) : 0);
  return power + SPEED * speed;
}

/** What an asset adds to its hero's speed. */
function speedBy(g: Runebound, seat: number, card: Piece): number {
  const owned = { ...card, zone: ASSETS[seat]! };
  const change = assetDef(g, card).modify?.speed;
  return change ? changeOf(change)(g, owned, 0, seat) : 0;
}

/** The position with an asset and its token in the hero's hands. */
function withAsset(g: Runebound, seat: number, card: Piece, rival: Piece | undefined): Runebound {
  const assets = assetsOf(g, seat).filter((own) => own !== rival);
  const gone = rival && assetDef(g, rival).token;
  const tokens = tokensOf(g, seat).filter(({ def }) => def !== gone);
  const { token } = assetDef(g, card);
  const found = pieces(g, 'token-bank').find(({ def }) => def === token);
  return {
    ...g,
    zones: {
      ...g.zones,
      [ASSETS[seat]!]: [...assets, { ...card, zone: ASSETS[seat]! }],
      [TOKENS[seat]!]: found ? [...tokens, { ...found, zone: TOKENS[seat]! }] : tokens,
    },
  };
}
