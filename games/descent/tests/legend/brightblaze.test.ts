import { createMatch, type Match } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challara } from '../../content/bonds-of-the-wild/challara.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { game } from '../../rules/index.ts';
import { leaveStage } from '../../rules/legend/delve/leave.ts';
import { upgrade } from '../../rules/legend/delve/upgrade.ts';
import { heroFigure, onMap } from '../../rules/pieces.ts';
import { setUp } from '../../rules/setup/index.ts';
import type { Descent } from '../../rules/state.ts';
import { accept, decline, run, until } from './delve-kit.ts';

/** Challara comes as if she were in the base box. */
let { printed } = descentBoxes;
beforeAll(() => {
  ({ printed } = descentBoxes);
  const { box: _, ...own } = challara;
  const heroes = printed.content.heroes.map((hero) => (hero.id === challara.id ? own : hero));
  descentBoxes.print(new DescentBox({ ...printed.content, heroes }));
});
afterAll(() => descentBoxes.print(printed));

/** She is in a Delve, in its first stage. */
function withChallara(): Match<Descent> {
  const options = { play: 'legend', mode: 'delve', players: [0, 0] };
  const match = createMatch<Descent>({ game, seats: ['Ann'], seed: 'challara', options } as never);
  until(match, ({ topic }) => topic === 'hero');
  match.answer(0, 'hero:challara');
  return until(match, ({ topic }) => topic === 'next-hero');
}

const isBeside = (g: Descent): boolean => {
  const hero = g.players.map((_, n) => heroFigure(g, n)).find(({ def }) => def.startsWith('challara'))!;
  const there = onMap(g).filter(({ def }) => def === 'brightblaze');
  return there.length === 1 && areAdjacent(g, hero, there[0]!);
};

describe('Brightblaze', () => {
  it('is put next to Challara when a stage of The Delve begins, and each further one [D2-FAM-62, D2-PORTAL-14]', () => {
    const { state: g } = withChallara();
    expect(isBeside(g)).toBe(true);
    run(leaveStage(g), accept);
    expect(onMap(g).length).toBe(0);
    run(upgrade(g), decline);
    while (g.phase === 'setup') run(setUp(g), accept);
    expect([g.legend!.delve!.drawn.length, isBeside(g)]).toEqual([2, true]);
  });
});
