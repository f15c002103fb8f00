import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';

import { isFreed, isPossessed } from '../../rules/allies/possession.ts';

import { descentBoxes, figureDef } from '../../rules/catalogue.ts';
import type { FigureDef } from '../../rules/definitions.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { isLieutenant, isMonster } from '../../rules/figures/sides.ts';

import { everyHero } from '../../rules/quest/who.ts';
import { at, each, quest, required } from '../../rules/quest/words.ts';
import type { Descent, Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';

import { begun, drawn, spacesOf, type Table, withQuests } from '../quest/kit.ts';

const yard = drawn(room('......', '......'), { West: 'a1 a2', East: 'f1 f2' });
/** A closet of three spaces behind a door. */
const closet = drawn(
  '\n/   a   b   c   d   e   f\n  +---+---+---+---+---+---+\n1 | .   .   .   D .   .   . |\n  +---+---+---+---+---+---+'.replace(
    '.   D .',
    '. D .',
  ),
  { West: 'a1 b1 c1', East: 'f1' },
);

const withAlly = (name: string, ally: string | null, more: object = {}) =>
  quest(name, {
    encounters: [
      {
        map: yard,
        heroes: 'West',
        groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
        ...(ally && { ally }),
        rules: {},
        ...more,
      },
    ],
  });

const haunted = withAlly('Haunted', 'Serena', {
  rules: {
    Spirits: [each('entered', everyHero, isPossessed), at('overlordEnds', isFreed)],
  },
});

withQuests(
  withAlly('With Raythen', 'Raythen'),
  withAlly('Alone', null),
  withAlly('With a Friend', 'their ally'),
  withAlly('Closet', 'Serena', { map: closet }),
  haunted,
);

const ally = ({ state }: { state: Descent }, name: string): Figure =>
  (state.zones.map as Figure[]).find(({ label }) => label === name)!;

describe('an Ally card', () => {
  it('has the numbers for two, three and four heroes [D2-ALLY-05]', () => {
    const numbers = (id: string) => {
      const { speed, health, defence, attributes, arms } = descentBoxes.printed.get(id) as FigureDef;
      return [speed, health, defence.join(), Object.values(attributes).join(), arms!.dice.join(), arms!.type];
    };
    expect([2, 3, 4].map((n) => numbers(`ally-raythen/${n}`))).toEqual([
      [5, 12, 'gray', '3,2,1,5', 'blue,green,green', 'ranged'],
      [5, 10, 'brown', '3,2,1,5', 'blue,green,green', 'ranged'],
      [5, 8, 'brown', '3,2,1,5', 'blue,green,green', 'ranged'],
    ]);
    expect([2, 3, 4].map((n) => numbers(`ally-serena/${n}`))).toEqual([
      [3, 10, 'gray', '1,3,5,2', 'blue,green,green', 'melee'],
      [3, 8, 'gray', '1,3,5,2', 'blue,green,green', 'melee'],
      [3, 8, 'brown', '1,3,5,2', 'blue,green,green', 'melee'],
    ]);
  });
});

describe('the set-up of a quest with an ally', () => {
  ruleTest('says who it is [D2-ALLY-08]', (open) => {
    const raythen = begun(open, { quest: 'with-raythen', seats: 3 });
    expect(spacesOf(raythen, 'ally-raythen/2')).toHaveLength(1);
    expect(spacesOf(begun(open, { quest: 'alone', seats: 3 }), 'ally-raythen/2')).toEqual([]);
  });

  ruleTest('places it after all heroes, adjacent to one of them [D2-SETUP-14, D2-ALLY-11]', (open) => {
    const t = begun(open, { quest: 'with-raythen', seats: 3, until: 'd2.ask.put' });
    const asked: [string, readonly string[]][] = [];
    while (t.state.phase === 'setup' && asked.length < 3) {
      if (t.prompt.startsWith('d2.ask.put')) asked.push([t.prompt, t.offered]);
      t.choose(t.match.choice!.kind === 'some' ? [] : t.offered[0]!);
    }
    // The heroes take a1 and a2: what is beside one of them is left.
    expect(asked[1]![1]).toEqual(['space:b1', 'space:b2']);
    expect((t.state.zones.map as Figure[]).filter(({ hero }) => hero >= 0)).toHaveLength(2);
  });

  ruleTest('finds the nearest room where none is adjacent to a hero [D2-ALLY-30]', (open) => {
    const t = begun(open, { quest: 'closet', seats: 4 });
    expect(spacesOf(t, 'ally-serena/3')).toEqual(['d1']);
  });

  ruleTest('lets the heroes choose their ally outside a campaign [D2-ALLY-10]', (open) => {
    const t = begun(open, { quest: 'with-a-friend', seats: 3, until: 'd2.ask.ally' });
    expect([t.prompt, t.offered, t.match.choice!.seats]).toEqual([
      'd2.ask.ally',
      ['ally:ally-raythen', 'ally:ally-serena'],
      [1, 2],
    ]);
    t.choose('ally:ally-serena');
    expect(
      spacesOf(
        begun(open, { quest: 'with-a-friend', seats: 3, picks: ['ally:ally-serena'] }),
        'ally-serena/2',
      ),
    ).toHaveLength(1);
  });
});

describe('a possessed ally', () => {
  const stepped = (open: Parameters<typeof begun>[0]): Table => {
    const t = begun(open, { quest: 'haunted', seats: 3 });
    t.state.zones.map!.length;
    t.choose(t.offered.find((id) => id.startsWith('activate:') && id !== 'activate:Serena')!);
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    t.choose('action:move');
    return t.choose(t.offered.find((id) => id.startsWith('step:'))!);
  };

  ruleTest('is a lieutenant in every respect [D2-ALLY-26]', (open) => {
    const t = stepped(open);
    const serena = ally(t, 'Serena');
    expect([isLieutenant(t.state, serena), isMonster(t.state, serena), t.state.zones.groups!.length]).toEqual(
      [true, true, 2],
    );
  });

  ruleTest(
    'has the numbers of the Lieutenant card, and none of the Ally card [D2-ALLY-27, D2-ALLY-28]',
    (open) => {
      const t = stepped(open);
      const serena = ally(t, 'Serena');
      const { actions, arms } = figureDef(t.state, serena);
      expect([healthOf(t.state, serena), actions, arms!.dice]).toEqual([
        8,
        ['Miasma'],
        ['blue', 'red', 'green'],
      ]);
      while (t.state.turn?.side !== 'overlord')
        t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
      // The overlord activates her; nobody else does.
      while (!t.offered.includes('activate:Serena')) t.choose('pass');
      t.choose('activate:Serena');
      expect(t.offered.filter((id) => id.startsWith('ability:')).map((id) => id.split('/')[1])).toEqual([
        'Miasma',
      ]);
      while (t.state.round === 1)
        t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
      // When she is free the Ally card is hers again.
      expect([figureDef(t.state, ally(t, 'Serena')).sort, healthOf(t.state, ally(t, 'Serena'))]).toEqual([
        'ally',
        10,
      ]);
    },
  );
});
