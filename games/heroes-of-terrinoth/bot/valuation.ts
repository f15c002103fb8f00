import type { Valuation } from '@questwright/bots';
import { conditionDef, defOf } from '../rules/catalogue.ts';
import {
  attackOf,
  enemiesInPlay,
  enemyHealth,
  engagedWith,
  isNemesis,
  resilienceOf,
} from '../rules/enemies.ts';
import { activationCards, heroPiece, isAlive, maxHealth } from '../rules/heroes.ts';
import { carriedBy, conditionsOf } from '../rules/pieces.ts';
import type { Terrinoth } from '../rules/state.ts';
import { anyGoal, goals } from './goals.ts';
import { weights } from './weights.ts';

const FEATURES = [
  /** The successes that the quest still asks for. */
  'goal',
  /** What all enemies strike for, and half a wound more for each. */
  'blows',
  /** The health of all enemies but the nemesis. */
  'toughness',
  /** Enemies that lie face down. */
  'face-down',
  'health',
  /** The health that heroes lack to stand what is engaged with them. */
  'peril',
  'tokens',
  /** Success tokens, by the resilience of the nemesis: only a hard blow gets through. */
  'tokens-for-nemesis',
  /** What readied cards are short of four for each hero; the last ones count most. */
  'exhausted',
  'advanced',
  'carried',
  'boons',
  'harms',
  'fallen',
] as const;

/** How far a hero with so many readied cards is from having all of them. */
const EXHAUSTED = [2, 1, 0.4, 0.1, 0];

/** The party as a whole: its heroes win or lose together. */
export const valuation: Valuation<Terrinoth> = {
  features: FEATURES,
  weights,
  measure({ state: g }) {
    const f = {
      goal: (goals[g.quest] ?? anyGoal)(g),
      ...enemyFeatures(g),
      health: 0,
      peril: 0,
      tokens: 0,
      exhausted: 0,
      advanced: 0,
      carried: 0,
      boons: 0,
      harms: 0,
      fallen: 0,
    };
    for (let seat = 0; seat < g.seats; seat++) {
      if (!isAlive(g, seat)) {
        f.fallen++;
        continue;
      }
      const left = maxHealth(g, seat) - heroPiece(g, seat).wounds;
      let incoming = 1;
      for (const enemy of engagedWith(g, seat)) incoming += attackOf(g, enemy);
      f.health += left;
      f.peril += Math.max(0, 1.5 * incoming + 2 - left);
      f.tokens += heroPiece(g, seat).tokens;
      let readied = 0;
      for (const card of activationCards(g, seat)) {
        if (!card.exhausted) readied++;
        const def = defOf(g, card);
        if (def.kind === 'activation' && def.class !== null) f.advanced++;
      }
      f.exhausted += EXHAUSTED[readied] ?? 0;
      f.carried += carriedBy(g, seat).length;
      for (const { def } of conditionsOf(g, seat)) {
        if (conditionDef(g, def).harmful) f.harms++;
        else f.boons++;
      }
    }
    const { resilience, ...known } = f;
    const measured: Record<string, number> = { ...known, 'tokens-for-nemesis': resilience * f.tokens };
    return FEATURES.map((feature) => measured[feature]!);
  },
  why: (feature, { n, other }) => [`ht.why.${feature}`, { n, other }],
};

function enemyFeatures(g: Terrinoth) {
  let blows = 0;
  let toughness = 0;
  let faceDown = 0;
  let resilience = 0;
  for (const enemy of enemiesInPlay(g)) {
    if (enemy.down) {
      faceDown++;
      continue;
    }
    blows += attackOf(g, enemy) + 0.5;
    if (isNemesis(g, enemy)) resilience += resilienceOf(g, enemy);
    else toughness += Math.max(0, enemyHealth(g, enemy) - enemy.wounds);
  }
  return { blows, toughness, 'face-down': faceDown, resilience };
}
