import { tell } from '@questwright/adventure';
import { close, during, type Rule, renew } from '@questwright/kernel';
import { interlude } from '../interlude.ts';
import { NONE, type Runebound, SIDES, type Side } from '../state.ts';
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

/** One round, and what follows from the combat when it ends in it. */
export function* combatRound(g: Runebound): Rule {
  if (combatOf(g).round === 0) renew(g, 'combat');
  try {
    yield* during(g, 'combat-round', () => phases(g));
  } catch (error) {
    if (!isCombatOver(error)) throw error;
    close(g, 'combat');
    yield* aftermath(g);
  }
}

/** Cast, action, retreat. What engaging triggers belongs to the first round. */
function* phases(g: Runebound): Rule {
  if (combatOf(g).round === 0) yield* engage(g);
  yield* castPhase(g);
  yield* actionPhase(g);
  yield* retreatPhase(g);
}

/** What engaging triggers, just before the first cast. */
function* engage(g: Runebound): Rule {
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
  /** Whether something has happened since each side was last asked what it does. */
  const news = [true, true];
  while (!combat.passed[0] || !combat.passed[1]) {
    const side = combat.turn;
    const foe = other(side);
    if (!combat.passed[side]) {
      if (news[foe]) yield* pause(g, foe);
      news[foe] = false;
      yield* combatAction(g, side);
      news[side] = false;
      news[foe] = !combat.passed[side];
    }
    if (combat.again > 0 && !combat.passed[side]) combat.again--;
    else {
      combat.turn = foe;
      combat.again = 0;
    }
  }
  for (const side of SIDES) if (news[side]) yield* pause(g, side);
}

/** A hero whose foe acts may use in between what it can use at any time of its turn. */
function* pause(g: Runebound, side: Side): Rule {
  const hero = combatOf(g).heroes[side];
  if (hero !== NONE) yield* interlude(g, hero);
}
