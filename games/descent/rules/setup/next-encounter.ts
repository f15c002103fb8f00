import { cardsIn, close, move, remove } from '@questwright/kernel';
import { isHidden } from '../figures/off-map.ts';
import { isAlly, isHero } from '../figures/sides.ts';
import { awayFigures, conditionCards, heldTokens, onMap } from '../pieces.ts';
import { closeEntrances } from '../rooms/complete.ts';
import { type Descent, NONE } from '../state.ts';
import { AWAY, CHALLENGES, FACEDOWN, OBJECTS, PASSAGES } from '../zones.ts';

/** What lies on the table for one encounter alone. Heroes keep their cards, damage and conditions, the overlord his hand. */
const OF_AN_ENCOUNTER = [
  ...['groups', 'quest', 'tokens', ...FACEDOWN, 'defeated', 'lasting', OBJECTS],
  ...[PASSAGES, CHALLENGES],
];

/** Clears the table for the next encounter, which is then set up. */
export function clearTable(g: Descent): void {
  g.encounter++;
  g.setUp = 0;
  g.phase = 'setup';
  delete g.kept;
  close(g, 'round');
  closeEntrances(g);
  if (g.room) g.room = null;
  delete g.unexplored;
  delete g.suspended;
  for (const figure of [...onMap(g)]) {
    figure.at = NONE;
    figure.lie = NONE;
    if (isHero(g, figure) || isAlly(g, figure)) move(g, figure, AWAY);
    else remove(g, figure);
  }
  for (const figure of [...awayFigures(g)]) {
    if (!isHero(g, figure) && !isAlly(g, figure)) {
      remove(g, figure);
      continue;
    }
    figure.acted = false;
    if (isHidden(figure)) {
      figure.at = NONE;
      figure.used = false;
    }
  }
  for (const zone of OF_AN_ENCOUNTER)
    if (g.zones[zone]) for (const card of [...cardsIn(g, zone)]) remove(g, card);
  const there = cardsIn(g, AWAY).map(({ id }) => id);
  for (const card of [...conditionCards(g), ...heldTokens(g)].filter(({ on }) => !there.includes(on)))
    remove(g, card);
}
