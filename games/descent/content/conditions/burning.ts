import { condition, mine } from '../../rules/figures/conditions.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { isFriend } from '../../rules/figures/sides.ts';
import { isFigure } from '../../rules/figures/standing.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import { MAP } from '../../rules/zones.ts';

/** At the end of its turn the figure and its friends beside it suffer 1 damage each. */
const burns: Answer<'figureEnds'> = {
  when: (_, me, { figure }) => mine(me, figure) && figure.zone === MAP,
  *run(g, me, { figure }) {
    const beside = onMap(g).filter(
      (other) => isFigure(g, other) && isFriend(g, figure, other) && areAdjacent(g, figure, other),
    );
    for (const one of [figure, ...beside])
      yield* sufferDamage(g, one, 1, { kind: 'condition', attack: 0, by: me.id });
  },
  text: 'd2.burning',
};

export const burning = condition('burning', [{ text: 'd2.burning', on: { figureEnds: burns } }], {
  action: true,
  box: 'Lair of the Wyrm',
});
