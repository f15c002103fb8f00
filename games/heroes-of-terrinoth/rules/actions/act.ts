import { amountOf, hears, tell } from '@questwright/adventure';
import { during, NOTHING, type Rule } from '@questwright/kernel';
import { defeatFallen } from '../defeat.ts';
import type { Context } from '../definitions.ts';
import { addProgress } from '../locations.ts';
import type { Action, Terrinoth } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { recoverWounds } from '../wounds.ts';
import { chooseAided } from './aid.ts';
import { chooseTargets, strike } from './attack.ts';
import { countResults, offerRerolls, rollForAction } from './dice.ts';
import { resolveEnemyDice } from './enemy-dice.ts';
import { rollOf } from './odds.ts';
import { prepare } from './prepare.ts';
import type { Terms } from './terms.ts';

/** An action, in a period of its own: an action inside it has its own limits. */
export const act = (g: Terrinoth, c: Context, terms: Terms): Rule =>
  during(g, 'action', () => inFull(g, c, terms));

/** What is settled before the roll, then the four steps. */
function* inFull(g: Terrinoth, c: Context, terms: Terms): Rule {
  const outer = g.action;
  const action = newAction(g, c, terms);
  g.action = action;
  if (action.kind === 'attack') yield* chooseTargets(g, c, action, terms);
  if (action.kind === 'aid') yield* chooseAided(g, c, action);
  if (hears(g, 'actionStarts')) yield* tell(g, 'actionStarts', { seat: c.seat, action });
  yield* prepare(g, action, () => rollOf(g, c, action, terms));

  rollForAction(g, action, amountOf(g, c, terms.dice), terms.enemyDice);
  if (hears(g, 'diceRolled')) yield* tell(g, 'diceRolled', { seat: c.seat, action });
  yield* offerRerolls(g, action);

  countResults(g, action);
  if (hears(g, 'successesCounted')) yield* tell(g, 'successesCounted', { seat: c.seat, action });
  yield* applySuccesses(g, c, action, terms);

  yield* resolveEnemyDice(g, action);

  g.action = outer;
  g.lastAction = action;
  c.successes = action.successes;
  if (outer === null) yield* defeatFallen(g, c.seat);
  if (hears(g, 'actionEnds')) yield* tell(g, 'actionEnds', { seat: c.seat, action });
}

function newAction(g: Terrinoth, c: Context, terms: Terms): Action {
  return {
    kind: terms.kind,
    seat: c.seat,
    ranged: terms.ranged,
    targets: [],
    aided: -1,
    heroDice: [],
    enemyDice: [],
    heroRerolls: terms.heroRerolls,
    enemyRerolls: terms.enemyRerolls,
    rerolled: [],
    anyRerolls: terms.anyRerolls,
    spent: 0,
    bonus: amountOf(g, c, terms.successes),
    shield: amountOf(g, c, terms.defense),
    successes: 0,
    defense: 0,
    struck: 0,
  };
}

function applySuccesses(g: Terrinoth, c: Context, action: Action, terms: Terms): Rule {
  const { successes, seat } = action;
  if (successes <= 0) return NOTHING;
  switch (action.kind) {
    case 'attack':
      return strike(g, c, action, terms.pierces);
    case 'explore':
      return addProgress(g, successes, seat);
    case 'rest':
      return recoverWounds(g, seat, successes);
    case 'aid':
      return action.aided >= 0 ? gainTokens(g, action.aided, successes) : NOTHING;
  }
}
