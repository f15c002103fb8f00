import { type Rule, renew } from '@questwright/kernel';
import { tell } from '../events.ts';
import { NONE, type Runebound, SIDES } from '../state.ts';
import { combatAction } from './actions.ts';
import { aftermath } from './aftermath.ts';
import { castPhase, initiative } from './cast.ts';
import { checkFoe } from './foe.ts';
import { isCombatOver } from './over.ts';
import { retreatPhase } from './retreat.ts';
import { combatOf, other } from './tokens.ts';

/** Fights a combat to its end. */
export function* fight(g: Runebound): Rule {
  while (g.combat) yield* combatRound(g);
}

/** One round: cast, action, retreat. What follows from the combat belongs to its last round. */
export function* combatRound(g: Runebound): Rule {
  try {
    if (combatOf(g).round === 0) yield* engage(g);
    yield* castPhase(g);
    yield* actionPhase(g);
    yield* retreatPhase(g);
  } catch (error) {
    if (!isCombatOver(error)) throw error;
    yield* aftermath(g);
  }
}

/** What engaging triggers, just before the first cast. */
function* engage(g: Runebound): Rule {
  renew(g, 'combat');
  checkFoe(g);
  for (const side of SIDES) {
    const seat = combatOf(g).heroes[side];
    if (seat !== NONE) yield* tell(g, 'engaged', { seat, side });
  }
}

/** The sides alternate single combat actions until both have passed. */
function* actionPhase(g: Runebound): Rule {
  const combat = combatOf(g);
  combat.stage = 'action';
  combat.turn = initiative(g);
  while (!combat.passed[0] || !combat.passed[1]) {
    const side = combat.turn;
    if (!combat.passed[side]) yield* combatAction(g, side);
    if (combat.again && !combat.passed[side]) combat.again = false;
    else combat.turn = other(side);
  }
}
