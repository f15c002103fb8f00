import { pieces } from '@questwright/adventure';
import { attach, cardsIn, type Game } from '@questwright/kernel';
import { contentOf, scenarioDef } from '../rules/catalogue.ts';
import { engageEnemy } from '../rules/combat/start.ts';
import { assetsOf, heroAt, heroCard, learnedOf, newHero, tokensOf } from '../rules/heroes.ts';
import { GEMS, hexCalled } from '../rules/map/hexes.ts';
import { makePiece } from '../rules/pieces.ts';
import { NONE, type Piece, type Runebound } from '../rules/state.ts';
import { ASSETS, HAND, HERO, LEARNED, SKILL_DECK, seatOfZone, TOKENS, zones } from '../rules/zones.ts';

/**
 * All that the outcome of an imagined fight depends on. Two positions with the same terms have the same fight, down to
 * the ids of its cards: what came of it can be remembered, and does not depend on who asked first.
 */
export interface Terms {
  readonly foe: string;
  readonly hero: string;
  readonly damage: number;
  readonly story: number;
  readonly scenario: string;
  readonly act: number;
  readonly zombies: number;
  readonly components: string | null;
  readonly tokens: readonly string[];
  readonly assets: readonly string[];
  readonly learned: readonly string[];
  readonly track: readonly string[];
}

export const termsOf = (g: Runebound, seat: number, foe: string, damage: number): Terms => ({
  foe,
  hero: heroCard(g, seat).def,
  damage,
  story: heroAt(g, seat).story,
  scenario: g.scenario,
  act: g.act,
  zombies: g.zombies.length,
  components: g.components,
  tokens: defs(tokensOf(g, seat)),
  assets: defs(assetsOf(g, seat)),
  learned: defs(learnedOf(g, seat)),
  track: defs(pieces(g, 'story-track')),
});

const defs = (cards: readonly Piece[]): string[] => cards.map(({ def }) => def).sort();

export const keyOf = (terms: Terms): string => Object.values(terms).join('/');

/** The fight about to begin: the hero is alone in its match, and nothing else on the table could make a difference. */
export function fightOn(
  terms: Terms,
  { game, state: g }: { game: Game<Runebound>; state: Runebound },
): Runebound {
  const isVillain = terms.foe === scenarioDef(g).villain;
  const at = isVillain ? scenarioDef(g).spawn : WILDERNESS;
  const { damage, story } = terms;
  const state: Runebound = {
    ...g,
    ...NOTHING,
    zones: {},
    periods: [],
    passes: {},
    act: terms.act,
    heroes: [{ ...newHero(), at, damage, story, gold: GOLD, actions: ACTIONS }],
    gems: GEMS.map(() => true),
    villain: isVillain ? at : NONE,
    zombies: Array.from({ length: terms.zombies }, () => FAR_AWAY),
  };
  attach(state, game, null);
  layOut(state, terms);
  engageEnemy(state, 0, makePiece(state, terms.foe, 'aside'), isVillain ? 'villain' : 'enemy');
  return state;
}

/** A match of one hero in the middle of its first turn. No act may end when the fight is over. */
const NOTHING = {
  seats: 1,
  minted: 0,
  news: 0,
  opened: 0,
  over: null,
  legacy: null,
  phase: 'turn',
  round: 1,
  taken: 0,
  first: 0,
  active: 0,
  time: 0,
  ended: false,
  combat: null,
  roll: null,
  test: null,
} as const;
const GOLD = 3;
const ACTIONS = 3;
/** Plains, as most of the map. */
const WILDERNESS = hexCalled("Suvar's Rest");
const FAR_AWAY = hexCalled('Forge');

function layOut(g: Runebound, terms: Terms): void {
  for (const zone in zones) if ((seatOfZone(zone) ?? 0) === 0) cardsIn(g, zone);
  const { tokens, skills } = contentOf(g);
  for (const { id, owner } of tokens) if (owner === 'enemy') makePiece(g, id, 'enemy-tokens');
  makePiece(g, terms.scenario, 'scenario');
  makePiece(g, terms.hero, HERO[0]!);
  for (const def of terms.track) makePiece(g, def, 'story-track');
  for (const def of terms.tokens) makePiece(g, def, TOKENS[0]!);
  for (const def of terms.assets) makePiece(g, def, ASSETS[0]!);
  for (const def of terms.learned) makePiece(g, def, LEARNED[0]!);
  for (let i = 0; i < IN_HAND; i++) makePiece(g, skills[(i * 11) % skills.length]!.id, HAND[0]!);
  for (let i = 0; i < SKILLS; i++) makePiece(g, skills[(i * 7) % skills.length]!.id, SKILL_DECK);
}

/** As many as the tests of a fight can turn up, and as a hero usually has in hand. */
const SKILLS = 16;
const IN_HAND = 2;
