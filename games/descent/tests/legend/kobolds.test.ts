import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../rules/ground.ts';
import { onMap } from '../../rules/pieces.ts';
import { groupNamed, membersOf } from '../../rules/quest/groups.ts';
import { openPart } from '../../rules/quest/parts.ts';
import { at, reinforces, required } from '../../rules/quest/words.ts';
import { dice, hero, position } from '../position.ts';
import { run } from './delve-kit.ts';
import { damage, room, type Table } from './kit.ts';
import { begun, first, withLegendQuests, written } from './quest-kit.ts';

withLegendQuests(
  written('Burrow', {
    groups: [required('Kobold', 'Hall')],
    rules: { More: [at('roundEnds', reinforces('Kobold', 'Hall', 2))] },
  }),
  written('Deep Burrow', {
    parts: { Crypt: { tiles: ['Crypt'], opens: 'door', groups: [required('Kobold', 'Crypt')] } },
  }),
);

const ranks = (g: ReturnType<typeof begun>['state']): number[] =>
  (['minion', 'master'] as const).map((rank) => membersOf(g, groupNamed(g, 'Kobold')!, rank).length);

describe('Small Beginnings', () => {
  it('leaves minions out when a map is set up, and when a part of it opens [D2-FABIL-86, D2-FABIL-88]', () => {
    expect(ranks(begun('burrow').state)).toEqual([0, 3]);
    const g = begun('deep-burrow').state;
    run(openPart(g, 'Crypt'), first);
    expect(ranks(g)).toEqual([0, 3]);
  });

  it('lets minions come at another time, at the end of a round for example [D2-FABIL-87, D2-FABIL-88]', () => {
    const g = begun('burrow', { heroes: 2 }).state;
    const rule = reinforces('Kobold', 'Hall', 2).run(g, {} as never);
    if (rule) run(rule, first);
    expect(ranks(g)).toEqual([2, 2]);
  });
});

describe('Spawner without an overlord', () => {
  /** K is a master. H is nearest to it, and two heroes are farther away on the other side. */
  const spawning = (open: Parameters<Parameters<typeof ruleTest>[1]>[0]): Table =>
    open(
      position({
        map: room('H.......', '........', '.K......', '........', '........', '........', '.....AB.'),
        figures: {
          H: hero({ health: 30, defence: [] }),
          A: hero(),
          B: hero(),
          K: { monster: 'Kobold', rank: 'master', act: 1 },
        },
        legend: { due: 'group', lists: { Kobold: ['attack adjacent'] } },
        chance: dice({ blue: '3-2-0' }),
      }),
    );

  ruleTest(
    'brings a minion when the activation of its group begins, beside it and nearest to the nearest hero [D2-FABIL-85]',
    (open) => {
      const t = spawning(open);
      const minions = onMap(t.state).filter(({ def }) => def === 'kobold/1/minion');
      expect(minions.map((one) => tablesOf(t.state).names[one.at])).toEqual(['b2']);
      // It acts with its group: it stands beside H, and its master does not.
      expect(damage(t, 'H')).toBe(2);
    },
  );
});
