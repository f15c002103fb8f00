import { CHECKPOINT, type Rule } from '@questwright/kernel';
import { campaignPhase } from './campaign/phase.ts';
import { travel } from './campaign/travel.ts';
import { upgrade } from './legend/delve/upgrade.ts';
import { legendStep } from './legend/round.ts';
import { isEncounterOver } from './quest/outcome.ts';
import { exploreBehindDoors } from './quest/parts.ts';
import { completeRoom } from './rooms/complete.ts';
import { setUp } from './setup/index.ts';
import type { Descent } from './state.ts';
import { betweenEncounters } from './turn/between.ts';
import { heroTurn } from './turn/hero-turn.ts';
import { goOnActing, overlordTurn } from './turn/overlord-turn.ts';
import { nextTurn } from './turn/round.ts';

/** Each step is one step of the set-up or of a turn, or one thing that a figure does in it. Between steps the whole position is in the state. */
export function* play(g: Descent): Rule {
  for (;;) {
    yield CHECKPOINT;
    try {
      yield* step(g);
      if (g.room) yield* completeRoom(g);
      if (g.unexplored) yield* exploreBehindDoors(g);
    } catch (error) {
      if (!isEncounterOver(error)) throw error;
    }
  }
}

function step(g: Descent): Rule {
  const { turn } = g;
  if (g.phase === 'campaign') return campaignPhase(g);
  if (g.phase === 'setup') return setUp(g);
  if (g.phase === 'travel') return travel(g);
  if (g.phase === 'between') return betweenEncounters(g);
  if (g.phase === 'upgrade') return upgrade(g);
  if (!turn && g.legend) return legendStep(g);
  if (!turn) return g.acting.length > 0 ? goOnActing(g, g.acting[0]!) : nextTurn(g);
  return turn.side === 'heroes' ? heroTurn(g, turn) : overlordTurn(g, turn);
}
