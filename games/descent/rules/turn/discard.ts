import { define } from '@questwright/adventure';
import type { ConditionDef } from '../definitions.ts';
import { discardCondition } from '../figures/conditions.ts';
import { areAdjacent } from '../ground.ts';
import { conditionCards, figureOf } from '../pieces.ts';
import type { Condition } from '../state.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { shut, whyNot } from './why-not.ts';

/**
 * Conditions with an action printed on them are discarded by it: one's own, and Burning also by a figure
 * beside the one that burns.
 */
export const discarding: Source = {
  offer(g, act, figure, offers) {
    for (const { on, def } of conditionCards(g)) {
      if (!(define(g, def) as ConditionDef).action) continue;
      const condition = def as Condition;
      if (!canAct(g, act, figure, `discard:${condition}`)) continue;
      if (on === figure.id) offers.push({ word: 'discard', condition, from: null });
      else if (condition === 'burning') {
        const other = figureOf(g, on);
        if (other && areAdjacent(g, figure, other)) offers.push({ word: 'discard', condition, from: other });
      }
    }
  },
  owns: ({ word }) => word === 'discard',
  perform: (g, act, figure, offer) => {
    if (offer.word !== 'discard') throw new Error('This is nothing to discard.');
    const { condition, from } = offer;
    return performAction(
      g,
      act,
      figure,
      `discard:${condition}`,
      discardCondition(g, from ?? figure, condition),
    );
  },
  closed(g, act, figure, closed) {
    for (const { on, def } of conditionCards(g)) {
      const condition = def as Condition;
      if (on !== figure.id || !(define(g, def) as ConditionDef).action) continue;
      const why = whyNot(g, act, figure, `discard:${condition}`);
      shut(g, { word: 'discard', condition, from: null }, why, closed);
    }
  },
};
