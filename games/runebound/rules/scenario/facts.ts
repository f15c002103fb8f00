import { nameOf, pieces } from '@questwright/adventure';
import { cardDef, tokenDef } from '../catalogue.ts';
import { damageOf, healthOfSide, nameOfSide } from '../combat/foe.ts';
import { faceOf, sideTokens, symbolsOn } from '../combat/tokens.ts';
import { ATTRIBUTES } from '../definitions.ts';
import {
  assetsOf,
  attributeOf,
  handOf,
  handSizeOf,
  healthOf,
  heroName,
  isDefeated,
  learnedOf,
  questsOf,
  rumorsOf,
  speedOf,
  tokensOf,
} from '../heroes.ts';
import { GEMS, hexName } from '../map/hexes.ts';
import { NONE, type Piece, POOL, type Runebound, type Side } from '../state.ts';
import { FACE_NAMES } from '../terrain.ts';
import { countTrophies } from '../trophies.ts';
import { MARKET } from '../zones.ts';

const names = (g: Runebound, cards: readonly Piece[]): string[] => cards.map((one) => nameOf(g, one));
const where = (hex: number): string | null => (hex === NONE ? null : hexName(hex));

/** The position in words, for `expect`. */
export function scenarioFacts(g: Runebound): Record<string, unknown> {
  return {
    ...Object.fromEntries(g.heroes.map((_, seat) => [`p${seat + 1}`, heroFacts(g, seat)])),
    scenario: g.scenario,
    act: g.act,
    time: g.time + 1,
    round: g.round,
    first: `p${g.first + 1}`,
    active: `p${g.active + 1}`,
    villain: where(g.villain),
    zombies: g.zombies.map(hexName),
    'facedown gems': GEMS.filter((_, gem) => !g.gems[gem]).map(({ label }) => label),
    markets: Object.fromEntries(
      Object.keys(MARKET).map((city) => [city, names(g, pieces(g, MARKET[city]!))]),
    ),
    decks: counts(g, ['skill', 'asset', 'combat', 'exploration', 'social', 'story']),
    discards: Object.fromEntries(
      ['skill', 'asset', 'combat', 'exploration', 'social', 'story'].map((pile) => [
        pile,
        names(g, pieces(g, `${pile}-discard`)),
      ]),
    ),
    'story track': names(g, pieces(g, 'story-track')),
    dice: g.roll?.faces.map((face) => FACE_NAMES[face]) ?? null,
    combat: g.combat ? combatFacts(g) : null,
  };
}

const counts = (g: Runebound, piles: readonly string[]): Record<string, number> =>
  Object.fromEntries(piles.map((pile) => [pile, pieces(g, `${pile}-deck`).length]));

function heroFacts(g: Runebound, seat: number): Record<string, unknown> {
  const { at, gold, damage, delayed, story, actions, eliminated } = g.heroes[seat]!;
  const { gray, ...trophies } = countTrophies(g, seat);
  return {
    hero: heroName(g, seat),
    at: where(at),
    gold,
    damage,
    delayed,
    defeated: !eliminated && isDefeated(g, seat),
    eliminated,
    actions,
    lore: story,
    companions: story,
    speed: speedOf(g, seat),
    health: healthOf(g, seat),
    'hand size': handSizeOf(g, seat),
    ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, attributeOf(g, seat, attribute)])),
    hand: names(g, handOf(g, seat)),
    learned: names(g, learnedOf(g, seat)),
    assets: names(g, assetsOf(g, seat)),
    quests: names(g, questsOf(g, seat)),
    rumors: names(g, rumorsOf(g, seat)),
    trophies: { ...trophies, all: gray },
    tokens: names(g, tokensOf(g, seat)),
  };
}

function combatFacts(g: Runebound): Record<string, unknown> {
  const { round, turn, passed } = g.combat!;
  const sideFacts = (side: Side) => ({
    name: nameOfSide(g, side),
    health: healthOfSide(g, side),
    damage: damageOf(g, side),
    passed: passed[side],
    pool: poolFacts(g, side),
    spent: sideTokens(g, side)
      .filter(({ state }) => state !== POOL && state !== 0)
      .map((token) => cardDef(g, token).name),
  });
  return {
    round,
    turn: turn === 0 ? 'attacker' : 'defender',
    attacker: sideFacts(0),
    defender: sideFacts(1),
  };
}

/** What each token in a pool shows, by its name: `2 physical`; a stacked token says so. */
function poolFacts(g: Runebound, side: Side): Record<string, string> {
  return Object.fromEntries(
    sideTokens(g, side)
      .filter(({ state }) => state === POOL)
      .map((token) => {
        const { symbol } = faceOf(g, token);
        const shown = `${symbolsOn(g, token)} ${symbol}`;
        return [tokenDef(g, token).name, token.on === 0 ? shown : `${shown}, stacked`];
      }),
  );
}
