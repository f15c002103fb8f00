import type { Closed } from '@questwright/kernel';
import { asEnemy } from '../as.ts';
import { enemiesInPlay, engagedSeat } from '../enemies.ts';
import { heroPiece } from '../heroes.ts';
import { inLair } from '../pieces.ts';
import type { Action, Terrinoth } from '../state.ts';

/** Enemies that this attack cannot reach, and why. */
export function closedTargets(g: Terrinoth, action: Action): Closed[] {
  const as = asEnemy(g);
  const far = action.ranged ? [] : enemiesInPlay(g).filter((enemy) => engagedSeat(enemy) !== action.seat);
  const lair = inLair(g);
  return [
    ...far.map((enemy) => ({
      id: as.id(enemy),
      text: as.text(enemy),
      reason: 'ht.why.not-engaged',
      rule: 'HT-ATTACK-01',
    })),
    ...lair.map((enemy) => ({
      id: as.id(enemy),
      text: as.text(enemy),
      reason: 'ht.why.in-lair',
      rule: 'HT-NEMESIS-03',
    })),
  ];
}

/** Numbers of tokens that cannot be spent now, and why. */
export function closedTokens(g: Terrinoth, action: Action): Closed[] {
  const { tokens } = heroPiece(g, action.seat);
  return [1, 2, 3]
    .filter((n) => n > 2 || n > tokens)
    .filter((n) => n <= 2 || tokens > 2)
    .map((n) => ({
      id: `spend:${n}`,
      text: ['ht.spend', { n }],
      reason: n > 2 ? 'ht.why.two-tokens' : 'ht.why.no-tokens',
      rule: n > 2 ? 'HT-TOKEN-01' : 'HT-ABILITY-05',
    }));
}
