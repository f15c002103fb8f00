import { attach, Match } from '@questwright/kernel';
import { scenarioDef } from '../rules/catalogue.ts';
import { damageOf, healthOfSide } from '../rules/combat/foe.ts';
import { healthOf, heroAt } from '../rules/heroes.ts';
import type { Runebound } from '../rules/state.ts';
import { byInstinct } from './combat/answers.ts';
import { fightOn, keyOf, type Terms, termsOf } from './fight.ts';

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
 * depends on nothing but the terms, so it is remembered.
 */
export function oddsAgainst(
  match: Match<Runebound>,
  seat: number,
  foe: string,
  fights: number,
  { damage = 0, g = match.state }: { readonly damage?: number; readonly g?: Runebound } = {},
): Odds {
  if (g !== match.state) attach(g, match.game, null);
  const terms = termsOf(g, seat, foe, damage);
  const key = `${fights}/${keyOf(terms)}`;
  const remembered = memory.get(key);
  if (remembered) return remembered;
  const odds = fightOften(match, terms, fights);
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, odds);
  return odds;
}

const memory = new Map<string, Odds>();
const MOST_REMEMBERED = 50_000;

/** Forgets all fights, for tests: what is answered afterwards is the same. */
export const forgetFights = (): void => memory.clear();

function fightOften(match: Match<Runebound>, terms: Terms, fights: number): Odds {
  const state = fightOn(terms, match);
  const setup = { ...match.setup, seats: ALONE, log: false, checkpoints: false };
  let won = 0;
  let left = 0;
  let done = 0;
  for (let i = 0; i < fights; i++) {
    const from = { at: 0, logged: 0, paused: true, state: seeded(state, i) };
    const end = fightOut(new Match<Runebound>(setup, from));
    won += end.won;
    left += end.left;
    done += end.done;
  }
  return { won: won / fights, left: left / fights, done: done / fights };
}

const ALONE = ['hero'];

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

/** The hero is asked; the automated player decides for its foe. */
function fightOut(fight: Match<Runebound>): Odds {
  const g = fight.state;
  const { combat } = g;
  // The fight can end before anybody has anything to choose.
  if (!combat) return { won: g.over?.winners.includes(0) ? 1 : 0, left: 0, done: 0 };
  const foeHealth = healthOfSide(g, 1);
  let done = 0;
  while (fight.choice && combat.result === null) {
    done = damageOf(g, 1) / foeHealth;
    fight.answer(0, byInstinct(g, fight.choice, 0));
  }
  if (combat.result !== 'attacker') return { won: 0, left: 0, done };
  return { won: 1, left: healthOf(g, 0) - heroAt(g, 0).damage, done: 1 };
}

/** The villain of the scenario. */
export const villainOf = (g: Runebound): string => scenarioDef(g).villain;
