import type { Match } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type { AssetDef, AssetType } from '../rules/definitions.ts';
import { heroCard, heroOf } from '../rules/heroes.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { ASSETS, LEARNED, TOKENS } from '../rules/zones.ts';
import { oddsAgainst, villainOf } from './odds.ts';
import { POWER } from './prices.ts';

const FIGHTS = 12;
/** What a hero of that kind usually has when it thinks of the villain. */
const STORY = 4;
const PRICES: readonly (readonly [AssetType, number])[] = [
  ['weapon', 8],
  ['clothing', 6],
];

/** What a skill does for a kind of hero in the fight against the villain, in gold. */
export function ratingOf(match: Match<Runebound>, seat: number, skill: string): number {
  const { scenario, components } = match.state;
  const key = `${scenario} ${heroCard(match.state, seat).def} ${skill} ${components ?? ''}`;
  const known = ratings.get(key);
  if (known !== undefined) return known;
  const rating = POWER * (powerWith(match, seat, [skill]) - powerWith(match, seat, []));
  ratings.set(key, rating);
  return rating;
}

const ratings = new Map<string, number>();

function powerWith(match: Match<Runebound>, seat: number, skills: readonly string[]): number {
  const g = reference(match.state, seat, skills);
  const { won, done } = oddsAgainst(match, seat, villainOf(g), FIGHTS, { g });
  return won + done;
}

/** A position that depends on nothing but the hero and the skills. */
function reference(g: Runebound, seat: number, skills: readonly string[]): Runebound {
  const sample = heroCard(g, seat);
  const make = (def: string, zone: string, id: number): Piece => ({ ...sample, id, def, zone, down: false });
  const assets = PRICES.map(([type, price]) => nearest(type, price));
  const tokens = [...heroOf(g, seat).tokens, ...assets.map(({ token }) => token!)];
  return {
    ...g,
    act: 2,
    zombies: [],
    heroes: g.heroes.map((hero, i) => (i === seat ? { ...hero, story: STORY } : hero)),
    zones: {
      ...g.zones,
      'story-track': [],
      [ASSETS[seat]!]: assets.map(({ id }, i) => make(id, ASSETS[seat]!, -100 - i)),
      [TOKENS[seat]!]: tokens.map((id, i) => make(id, TOKENS[seat]!, -200 - i)),
      [LEARNED[seat]!]: skills.map((id, i) => make(id, LEARNED[seat]!, -300 - i)),
    },
  };
}

/** The asset with a token whose price is nearest. */
function nearest(type: AssetType, price: number): AssetDef {
  const fitting = content.assets.filter((asset) => asset.type === type && asset.token !== null);
  return fitting.reduce((best, asset) =>
    Math.abs(asset.cost - price) < Math.abs(best.cost - price) ? asset : best,
  );
}
