import { CHECKPOINT, NOTHING, type Rule } from '@questwright/kernel';
import { travel } from './campaign/map.ts';
import { upkeepStep } from './campaign/upkeep.ts';
import { beginEncounter } from './encounter/begin.ts';
import { settleEncounter } from './encounter/outcome.ts';
import { endStep } from './end-phase/end-phase.ts';
import { beginEnemyTurn, enemyStep } from './enemy/enemy-turn.ts';
import { initiativeCard, nextToAct } from './order/marching-order.ts';
import type { Bardsung } from './state.ts';
import { beginHeroTurn, heroStep } from './turn/hero-turn.ts';

/** Each step is one thing that a hero does, one enemy that acts, or a step of the end phase. Then the goal is looked at. */
export function* play(g: Bardsung): Rule {
  for (;;) {
    yield CHECKPOINT;
    yield* step(g);
    yield* settleEncounter(g);
  }
}

function step(g: Bardsung): Rule {
  if (g.phase === 'upkeep') return upkeepStep(g, g.journey!);
  if (g.phase === 'map') return travel(g, g.journey!);
  if (g.phase === 'begin') {
    beginEncounter(g);
    return NOTHING;
  }
  if (g.phase === 'end') return endStep(g);
  if (g.acting === 0) {
    nextTurn(g);
    return NOTHING;
  }
  const card = initiativeCard(g, g.acting);
  return card.seat >= 0 ? heroStep(g, card) : enemyStep(g, card);
}

/** The next turn belongs to whichever unexhausted card stands highest now; when there is none, the end phase begins. */
function nextTurn(g: Bardsung): void {
  const card = nextToAct(g);
  if (!card) {
    g.phase = 'end';
    return;
  }
  g.acting = card.id;
  if (card.seat >= 0) beginHeroTurn(g, card);
  else beginEnemyTurn(g, card);
}
