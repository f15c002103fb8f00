import { type Ability, lastingDef } from '@questwright/adventure';
import { last } from '@questwright/kernel';
import { figureFor } from '../../../rules/context.ts';
import { isOn, takeAway } from '../../../rules/effects/lasting.ts';
import type { Which } from '../../../rules/effects/surges.ts';
import type { Events } from '../../../rules/events.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { seeFigures } from '../../../rules/ground.ts';
import { onMap, pieceOf } from '../../../rules/pieces.ts';
import type { Answer } from '../../../rules/windows/answers.ts';
import { MAP } from '../../../rules/zones.ts';

/** Which monsters have seen the Thief at the start of her last turn. */
const SEEN = 'seen-by';
export const seenBy = lastingDef({ id: SEEN, name: 'Sees the Thief' }, [{ text: 'd2.seen' }]);

const notes: Answer<'figureStarts'> = {
  when: (g, me, { figure }) => figure.id === figureFor(g, me)?.id && figure.zone === MAP,
  run: (g, me, { figure }) => {
    takeAway(g, SEEN, me);
    for (const monster of onMap(g))
      if (isMonster(g, monster) && seeFigures(g, monster, figure))
        last(g, SEEN, { on: monster.id, by: me.id });
  },
  anyOrder: true,
};
export const notesWhoSees: Ability = { text: 'd2.sneaky', on: { figureStarts: notes } };

/** Your attacks that target a monster that did not see you then. */
export const unseenBy: Which = {
  text: 'd2.grants.unseen-by',
  holds: (g, own, attacker, { struck }, me) =>
    attacker.id === own.id &&
    struck.some(({ figure, as }) => {
      const target = pieceOf(g, figure);
      return as !== 'area' && isMonster(g, target) && !isOn(g, SEEN, target, me);
    }),
};

/** Whether a Search card that was drawn is still with its hero. */
export const isHeld = (event: unknown): boolean => (event as Events['found']).card.zone.startsWith('found');
