import { note } from '@questwright/adventure';
import { move, type Rule, remove } from '@questwright/kernel';
import { prizeFor } from '../campaign/threat.ts';
import { spacesOf } from '../ground.ts';
import { loseMorale } from '../legend/morale.ts';
import { dropAll } from '../objectives/objective.ts';
import { conditionCards } from '../pieces.ts';
import { entranceSpace, isInRoom } from '../rooms/room.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { endActingOf } from '../turn/activation.ts';
import { window } from '../windows/window.ts';
import { AWAY } from '../zones.ts';
import { healthOf, staminaOf } from './characteristics.ts';
import { isHero } from './sides.ts';

/**
 * A hero is knocked out, or a lieutenant of whom the quest says so: step by step, and things in play may
 * answer to each step. For a hero the overlord draws a card. The token of a figure that was in a secret room
 * goes to its entrance. [D2-SECRET-46]
 */
export function* knockOut(g: Descent, figure: Figure): Rule {
  note(g, 'd2.log.knocked-out', { figure }, 'D2-DEFEAT-04');
  figure.damage = healthOf(g, figure);
  yield* window(g, 'knockedOut', { figure, step: 'damage' });
  figure.fatigue = Math.max(figure.fatigue, staminaOf(g, figure) ?? 0);
  yield* window(g, 'knockedOut', { figure, step: 'fatigue' });
  const spaces = spacesOf(g, figure);
  figure.lie = NONE;
  if (isInRoom(g, figure)) figure.at = entranceSpace(g);
  move(g, figure, AWAY);
  yield* dropAll(g, figure, spaces);
  yield* window(g, 'knockedOut', { figure, step: 'token' });
  for (const card of conditionCards(g).filter(({ on }) => on === figure.id)) remove(g, card);
  yield* window(g, 'knockedOut', { figure, step: 'conditions' });
  endActingOf(g, figure);
  if (isHero(g, figure) && g.turn?.hero === figure.hero) g.turn.fallen = true;
  yield* window(g, 'knockedOut', { figure, step: 'turn' });
  if (isHero(g, figure)) yield* g.legend ? loseMorale(g, g.legend) : prizeFor(g, figure);
}
