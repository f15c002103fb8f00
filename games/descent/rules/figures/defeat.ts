import { note } from '@questwright/adventure';
import { derive, move, NOTHING, type Rule, remove } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import type { Events } from '../events.ts';
import { spacesOf } from '../ground.ts';
import { layDownRelic } from '../items/relic.ts';
import { dropAll } from '../objectives/objective.ts';
import { conditionCards } from '../pieces.ts';
import { leaveStolen } from '../search/stolen.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import type { Source } from '../things.ts';
import { endActingOf } from '../turn/activation.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { healthOf } from './characteristics.ts';
import { discardTokens } from './class-tokens.ts';
import { breakDoor } from './doors.ts';
import { knockOut } from './knock-out.ts';
import { waitsForAttack } from './own-defeat.ts';
import { isHero, isLieutenant } from './sides.ts';

/** Defeats a figure whose damage equals its Health, unless something saves it just before. */
export function defeatIfFull(g: Descent, figure: Figure, source: Source): Rule {
  return isFull(g, figure) ? fall(g, figure, source) : NOTHING;
}

const isFull = (g: Descent, figure: Figure): boolean =>
  figure.zone === MAP && figure.damage >= healthOf(g, figure);

function* fall(g: Descent, figure: Figure, source: Source): Rule {
  const event = { figure, source };
  yield* window(g, 'falling', event);
  if (isFull(g, figure) && !('prevented' in event && event.prevented)) yield* defeat(g, figure, source);
}

/** Defeats a figure, whatever its damage: a hero is knocked out, nearly everybody else leaves the map. */
export function* defeat(g: Descent, figure: Figure, source: Source): Rule {
  if (figure.zone !== MAP) return;
  const spaces = spacesOf(g, figure);
  if (isHero(g, figure) || isOnlyKnockedOut(g, figure)) yield* knockOut(g, figure);
  else {
    yield* dropAll(g, figure, spaces);
    removeFigure(g, figure);
    layDownRelic(g, figure);
    note(g, 'd2.log.defeated', { figure }, 'D2-DEFEAT-03');
  }
  const { atDefeat } = figureDef(g, figure);
  if (atDefeat) yield* atDefeat(g, figure, spaces);
  const event: Events['defeated'] = { figure, source, spaces };
  if (!(yield* waitsForAttack(g, event))) yield* window(g, 'defeated', event);
}

/** A lieutenant of whom the quest says that he is knocked out. */
const isOnlyKnockedOut = (g: Descent, figure: Figure): boolean =>
  isLieutenant(g, figure) && derive<Figure, boolean>(g, 'knocksOut', false, figure);

export function removeFigure(g: Descent, figure: Figure): void {
  for (const card of conditionCards(g).filter(({ on }) => on === figure.id)) remove(g, card);
  discardTokens(g, figure);
  endActingOf(g, figure);
  breakDoor(g, figure);
  leaveStolen(g, figure);
  move(g, figure, 'defeated');
  figure.at = NONE;
  figure.lie = NONE;
}

/**
 * Somebody's Health has been cut: tokens beyond it are discarded, also from whoever lies knocked out, and
 * whoever has no Health left is defeated.
 */
export function settleHealth(g: Descent, figure: Figure, source: Source): Rule {
  figure.damage = Math.min(figure.damage, healthOf(g, figure));
  return defeatIfFull(g, figure, source);
}
