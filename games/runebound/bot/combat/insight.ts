import type { Insight, Valuation } from '@questwright/bots';
import { damageOf, healthOfSide } from '../../rules/combat/foe.ts';
import { heroAt, isDefeated } from '../../rules/heroes.ts';
import type { Runebound } from '../../rules/state.ts';
import { habit } from '../habit.ts';
import { byInstinct, candidates } from './answers.ts';
import { valueOfRace } from './race.ts';
import { sideOfSeat } from './search.ts';

const FEATURES = ['fights-won', 'fights-lost', 'damage', 'foe-left'] as const;

/** What a hero looks at in a fight of its own. The weights only say what to tell first. */
const valuation: Valuation<Runebound> = {
  features: FEATURES,
  weights: { bias: 0, of: { 'fights-won': 3, 'fights-lost': -3, damage: -0.3, 'foe-left': -0.3 } },
  measure({ state: g }, seat) {
    const { damage } = heroAt(g, seat);
    if (!g.combat) return isDefeated(g, seat) ? [0, 1, damage, 0] : [1, 0, damage, 0];
    const foe = sideOfSeat(g.combat, seat) === 0 ? 1 : 0;
    return [0, 0, damage, Math.max(0, healthOfSide(g, foe) - damageOf(g, foe))];
  },
  why(feature, { n, other }) {
    const share = feature.startsWith('fights') ? 100 : 1;
    return [
      `rb.why.${feature}`,
      { n: Math.round(10 * share * n) / 10, other: Math.round(10 * share * other) / 10 },
    ];
  },
};

/** A fight, round by round, for whoever asks why: both sides follow their instinct after the answer. */
export const combatInsight: Insight<Runebound> = {
  valuation,
  value({ state: g }, seat) {
    if (!g.combat) return g.over ? (g.over.winners.includes(seat) ? 1 : 0) : isDefeated(g, seat) ? 0 : 1;
    return valueOfRace(g, sideOfSeat(g.combat, seat));
  },
  policy: ({ state: g }, choice) =>
    g.combat ? byInstinct(g, choice, sideOfSeat(g.combat, choice.seat)) : habit(g, choice),
  candidates: ({ state: g }, choice, most) =>
    candidates(g, choice, sideOfSeat(g.combat!, choice.seat)).slice(0, most),
  beat: ({ combat }) => (combat ? Math.max(1, combat.round) : -1),
};
