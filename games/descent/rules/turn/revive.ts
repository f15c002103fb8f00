import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { liesKnockedOut } from '../figures/off-map.ts';
import { isAlly, isHero } from '../figures/sides.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { areAdjacent } from '../map/count.ts';
import { awayFigures } from '../pieces.ts';
import { type Activation, type Descent, type Figure, NONE } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { recoverByDice } from './stand-up.ts';
import { shut, type Why, whyNot } from './why-not.ts';

/** A hero's figure or an ally revives a knocked out hero whose token lies in an adjacent space. */
export const reviving: Source = {
  offer(g, act, figure, offers) {
    if (
      !(isHero(g, figure) || isAlly(g, figure)) ||
      awayFigures(g).length === 0 ||
      !canAct(g, act, figure, 'revive')
    )
      return;
    for (const other of awayFigures(g))
      if (isBeside(g, figure, other)) offers.push({ word: 'revive', figure: other });
  },
  owns: ({ word }) => word === 'revive',
  perform: (g, act, figure, offer) =>
    performAction(
      g,
      act,
      figure,
      'revive',
      revive(g, figure, offer.word === 'revive' ? offer.figure : figure),
    ),
  closed(g, act, figure, closed) {
    if (!(isHero(g, figure) || isAlly(g, figure)) || act.over || figure.zone !== MAP) return;
    for (const other of awayFigures(g))
      if (other.hero !== NONE && liesKnockedOut(other))
        shut(g, { word: 'revive', figure: other }, whyNotOf(g, act, figure, other), closed);
  },
};

function whyNotOf(g: Descent, act: Activation, figure: Figure, other: Figure): Why | null {
  if (isBeside(g, figure, other)) return whyNot(g, act, figure, 'revive');
  return figure.at === other.at
    ? { reason: 'd2.closed.same-space', rule: 'D2-REVIVE-02' }
    : { reason: 'd2.closed.not-beside', rule: 'D2-REVIVE-01' };
}

const isBeside = (g: Descent, figure: Figure, other: Figure): boolean =>
  other.hero !== NONE &&
  liesKnockedOut(other) &&
  spacesOf(g, figure).some((space) => areAdjacent(tablesOf(g), space, other.at, closedObjects(g)));

function* revive(g: Descent, figure: Figure, other: Figure): Rule {
  note(g, 'd2.log.revives', { figure, other }, 'D2-REVIVE-01');
  yield* recoverByDice(g, other);
  yield* window(g, 'revived', { figure: other, by: figure });
}
