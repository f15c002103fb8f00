import { CHECKPOINT, type Rule } from '@questwright/kernel';
import { resolveDrawn, whoHasDrawn } from './adventure/draw.ts';
import { combatRound } from './combat/combat.ts';
import { setUp } from './setup/setup.ts';
import type { Phase, Runebound } from './state.ts';
import { endRound } from './story/time.ts';
import { startTurn, takeTurn } from './turn/turn.ts';

const STEPS: { readonly [phase in Phase]: (g: Runebound) => Rule } = {
  setup: setUp,
  'turn-start': startTurn,
  turn: takeTurn,
  'round-end': endRound,
};

/**
 * Each step is one action, one drawn card, one combat round or the end of a round. Between steps the whole
 * position is in the state.
 */
export function* play(g: Runebound): Rule {
  for (;;) {
    yield CHECKPOINT;
    yield* step(g);
  }
}

function step(g: Runebound): Rule {
  if (g.combat) return combatRound(g);
  const seat = whoHasDrawn(g);
  return seat === undefined ? STEPS[g.phase](g) : resolveDrawn(g, seat);
}
