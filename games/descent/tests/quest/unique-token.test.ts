import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { quest, required, whenUniqueFound, wins } from '../../rules/quest/words.ts';
import { room } from '../attack/kit.ts';
import { begun, drawn, type Table, withQuests, zone } from './kit.ts';

const yard = drawn(room('......', '......', '......'), { West: 'a1 a2 a3', East: 'f1 f2 f3' });
const hunt = quest('The Hunt', {
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
      search: ['b1', 'b2', 'b3'],
      starred: ['b1', 'b2'],
      rules: { Prize: [whenUniqueFound(wins('heroes'))] },
    },
  ],
});
withQuests(hunt);

const PICKS = ['hero:grisban-the-thirsty', 'hero:avric-albright', 'hero:jain-fairwood', 'class:knight'];
const PLACES = ['space:a1', 'space:a2', 'space:a3'];
const hidden = (open: Parameters<typeof begun>[0]): Table =>
  begun(open, { quest: 'the-hunt', seats: 4, picks: [...PICKS, ...PLACES], until: 'd2.ask.unique-token' });
const goOn = (t: Table): Table => {
  while (t.state.phase === 'setup')
    t.choose(
      t.match.choice!.kind === 'some' ? [] : (PLACES.find((id) => t.offered.includes(id)) ?? t.offered[0]!),
    );
  return t;
};
/** The first hero takes a turn, to the point at which it acts. */
function act(t: Table): Table {
  t.choose(t.offered[0]!);
  while (t.prompt === 'd2.ask.equip') t.choose('pass');
  return t;
}
const search = (t: Table, space: string): Table => {
  t.choose(`search:${space}`);
  while (!t.over && t.prompt === 'd2.ask.play') t.choose('pass');
  return t;
};

describe('the unique search token', () => {
  ruleTest(
    'is put on one of the starred spaces by the overlord, in secret and face down [D2-SEARCH-03]',
    (open) => {
      const t = hidden(open);
      expect([t.asked, t.offered]).toEqual([0, ['space:b1', 'space:b2']]);
      expect(JSON.stringify(t.view(1).choice)).not.toContain('b2');
      t.choose('space:b2');
      goOn(t);
      const seen = (seat: number): unknown[] =>
        (t.view(seat).zones['facedown:0'] as readonly { readonly def?: unknown }[]).map(({ def }) => def);
      expect(seen(0)).toEqual(['search-token', 'unique-search-token']);
      expect([seen(1), seen(-1)]).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ]);
      // The third space has no star, and its token is a plain one.
      expect(zone(t, 'tokens')).toEqual(['search-token']);
    },
  );

  ruleTest('gives no Search card but what the quest says [D2-SEARCH-06, D2-SEARCH-07]', (open) => {
    const t = act(goOn(hidden(open).choose('space:b1')));
    const before = zone(t, 'search-deck').length;
    search(t, 'b1');
    expect([t.over?.result, zone(t, 'search-deck').length]).toEqual(['heroes', before]);
  });

  ruleTest('is not what the other tokens are: each of them gives a card [D2-SEARCH-05]', (open) => {
    const t = act(goOn(hidden(open).choose('space:b1')));
    const before = zone(t, 'search-deck').length;
    search(t, 'b2');
    expect([t.over, zone(t, 'search-deck').length, zone(t, 'facedown:0')]).toEqual([
      null,
      before - 1,
      ['unique-search-token'],
    ]);
  });

  ruleTest('tells no hero where it lies [D2-SEARCH-03]', (open) => {
    const seen = ['space:b1', 'space:b2'].map((space) => {
      const t = act(goOn(hidden(open).choose(space)));
      return [1, 2, 3, -1].map((seat) => JSON.stringify(t.view(seat)));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
