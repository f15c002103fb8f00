import { note, pieces, tell, valueFor } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { shownText } from '../as.ts';
import { foeDef } from '../catalogue.ts';
import { heroName, tokensOf } from '../heroes.ts';
import { AWAY, NONE, POOL, type Runebound, SIDES, type Side } from '../state.ts';
import { castToken, combatOf, faceOf, foeCard, freeTokens, putBack } from './tokens.ts';

/** The tokens that every enemy uses, and the one that master enemies use besides. */
export const COMMON_TOKENS: readonly string[] = ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'];
export const MASTER_TOKEN = 'master';

/** The cast phase: both sides cast all their tokens, spent and removed ones included. */
export function* castPhase(g: Runebound): Rule {
  const combat = combatOf(g);
  combat.stage = 'cast';
  combat.round++;
  combat.passed = [false, false];
  combat.again = 0;
  for (const side of SIDES) castSide(g, side);
  noteCast(g);
  yield* tell(g, 'cast', { round: combat.round });
}

function castSide(g: Runebound, side: Side): void {
  const { kind, heroes } = combatOf(g);
  const hero = heroes[side];
  if (hero !== NONE) {
    for (const token of tokensOf(g, hero)) {
      putBack(token, POOL);
      castToken(g, token);
    }
    return;
  }
  const own = foeDef(g, foeCard(g)!).token;
  const isMaster = g.act === 2 || kind === 'villain';
  for (const token of pieces(g, 'enemy-tokens')) {
    const takesPart =
      COMMON_TOKENS.includes(token.def) || token.def === own || (token.def === MASTER_TOKEN && isMaster);
    putBack(token, takesPart ? POOL : AWAY);
    if (takesPart) castToken(g, token);
  }
}

/** The side with more golden symbols up acts first; on a tie the attacker. */
export function initiative(g: Runebound): Side {
  return goldenOf(g, 1) > goldenOf(g, 0) ? 1 : 0;
}

/** A token counts once, whatever number its symbol bears. */
export const goldenOf = (g: Runebound, side: Side): number =>
  valueFor(g, 'initiative', freeTokens(g, side).filter((token) => faceOf(g, token).gold).length, side);

function noteCast(g: Runebound): void {
  const { heroes, round } = combatOf(g);
  for (const side of SIDES) {
    const who = heroes[side] === NONE ? foeDef(g, foeCard(g)!).name : heroName(g, heroes[side]);
    const shown = freeTokens(g, side).map((one) => shownText(g, one));
    note(g, 'rb.log.casts', { who, round, tokens: { list: shown } }, 'RB-COMBAT-04');
  }
}
