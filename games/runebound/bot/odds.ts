import { pieces } from '@questwright/adventure';
import { attach, cloneState, Match } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { scenarioDef } from '../rules/catalogue.ts';
import { damageOf, healthOfSide } from '../rules/combat/foe.ts';
import { engageEnemy } from '../rules/combat/start.ts';
import { assetsOf, healthOf, heroAt, heroCard, learnedOf, tokensOf } from '../rules/heroes.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import { makePiece } from '../rules/pieces.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import {
  ASSETS,
  DRAWN,
  FOE,
  HAND,
  LEARNED,
  QUESTS,
  RUMORS,
  SKILL_DECK,
  SKILL_DISCARD,
  TROPHIES,
} from '../rules/zones.ts';
import { byInstinct } from './combat/answers.ts';
import { FAR, NEAR } from './combat/lean.ts';
import { sideOfSeat } from './combat/search.ts';

/** What came of some fights of a hero against a foe, on average. */
export interface Odds {
  /** The share of the fights that it won. */
  readonly won: number;
  /** The health it had left. */
  readonly left: number;
  /** How much of its foe's health it took: 1 when it won. */
  readonly done: number;
}

/**
 * How a hero would fare against a foe, by fighting it in imagination, both sides by instinct. The outcome
 * depends on nothing but what the key names, so it is remembered.
 */
export function oddsAgainst(
  match: Match<Runebound>,
  seat: number,
  foe: string,
  fights: number,
  { damage = 0, g = match.state }: { readonly damage?: number; readonly g?: Runebound } = {},
): Odds {
  if (g !== match.state) attach(g, match.game, null);
  const key = keyOf(g, seat, foe, fights, damage);
  const remembered = memory.get(key);
  if (remembered) return remembered;
  const odds = fightOften(match, g, seat, foe, fights, damage);
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, odds);
  return odds;
}

const memory = new Map<string, Odds>();
const MOST_REMEMBERED = 50_000;

function keyOf(g: Runebound, seat: number, foe: string, fights: number, damage: number): string {
  const defs = (cards: readonly Piece[]): string =>
    cards
      .map(({ def }) => def)
      .sort()
      .join();
  return [
    heroCard(g, seat).def,
    foe,
    fights,
    damage,
    g.scenario,
    g.act,
    heroAt(g, seat).story,
    g.zombies.length,
    defs(tokensOf(g, seat)),
    defs(assetsOf(g, seat)),
    defs(learnedOf(g, seat)),
    defs(pieces(g, 'story-track')),
  ].join('/');
}

function fightOften(
  match: Match<Runebound>,
  g: Runebound,
  seat: number,
  foe: string,
  fights: number,
  damage: number,
): Odds {
  const state = arrange(match, g, seat, foe, damage);
  const setup = { ...match.setup, log: false, checkpoints: false };
  const from = { at: match.count, logged: 0, paused: true };
  let won = 0;
  let left = 0;
  let done = 0;
  for (let i = 0; i < fights; i++) {
    const fight = new Match<Runebound>(setup, { ...from, state: seeded(state, i) });
    const end = fightOut(fight, seat);
    won += end.won;
    left += end.left;
    done += end.done;
  }
  return { won: won / fights, left: left / fights, done: done / fights };
}

/** The fight about to begin, with nothing else on the table that could make a difference. */
function arrange(
  match: Match<Runebound>,
  g: Runebound,
  seat: number,
  foe: string,
  damage: number,
): Runebound {
  const state = cloneState(g);
  attach(state, match.game, null);
  for (const pile of [
    ...FAR,
    ...NEAR,
    'aside',
    'combat-discard',
    'revealed',
    'resolving',
    SKILL_DECK,
    SKILL_DISCARD,
  ])
    state.zones[pile] = [];
  state.zones[HAND[seat]!] = [];
  const { skills } = content;
  for (let i = 0; i < IN_HAND; i++) makePiece(state, skills[(i * 11) % skills.length]!.id, HAND[seat]!);
  for (let i = 0; i < SKILLS; i++) makePiece(state, skills[(i * 7) % skills.length]!.id, SKILL_DECK);
  for (const kind of [FOE, DRAWN, TROPHIES, QUESTS, RUMORS]) for (const zone of kind) state.zones[zone] = [];
  for (const kind of [HAND, ASSETS, LEARNED]) {
    for (const zone of kind) if (zone !== kind[seat]) state.zones[zone] = [];
  }
  state.roll = null;
  state.test = null;
  state.combat = null;
  state.periods = [];
  // The match goes on for a moment after the fight: no act may end then.
  state.time = 0;
  state.ended = false;
  const isVillain = foe === villainOf(state);
  const at = isVillain ? scenarioDef(state).spawn : WILDERNESS;
  Object.assign(heroAt(state, seat), { at, damage, fallen: false, delayed: false });
  engageEnemy(state, seat, makePiece(state, foe, 'aside'), isVillain ? 'villain' : 'enemy');
  return state;
}

/** As many as the tests of a fight can turn up, and as a hero usually has in hand. */
const SKILLS = 16;
const IN_HAND = 2;
/** Plains, as most of the map. */
const WILDERNESS = hexCalled("Suvar's Rest");

/** Other casts for each fight, the same ones for the same number. */
function seeded(state: Runebound, fight: number): Runebound {
  const words: [number, number, number, number] = [
    fight + 1,
    0x9e3779b9 | 0,
    fight * 7919 + 3,
    0x85ebca6b | 0,
  ];
  return { ...state, chance: { words, script: null } };
}

function fightOut(fight: Match<Runebound>, seat: number): Odds {
  const g = fight.state;
  const { combat } = g;
  // The fight can end before anybody has anything to choose.
  if (!combat) return { won: g.over?.winners.includes(seat) ? 1 : 0, left: 0, done: 0 };
  const foeHealth = healthOfSide(g, 1);
  let done = 0;
  while (fight.choice && combat.result === null) {
    done = damageOf(g, 1) / foeHealth;
    const { choice } = fight;
    fight.answer(choice.seat, byInstinct(g, choice, sideOfSeat(combat, choice.seat)));
  }
  if (combat.result !== 'attacker') return { won: 0, left: 0, done };
  return { won: 1, left: healthOf(g, seat) - heroAt(g, seat).damage, done: 1 };
}

/** The villain of the scenario. */
export const villainOf = (g: Runebound): string => scenarioDef(g).villain;
