import { when } from '@questwright/adventure';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { spaceName } from '../../rules/ground.ts';
import {
  allObjectives,
  carriedBy,
  objectivesIn,
  objectiveToken,
  putObjective,
} from '../../rules/objectives/objective.ts';
import { carriesAtMost, isCarriedBy, onlyPickedUpBy } from '../../rules/quest/objective-words.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { each, objective, quest, required, wins } from '../../rules/quest/words.ts';
import type { Piece } from '../../rules/state.ts';
import { attack, room } from '../attack/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { figure } from '../table.ts';
import { actionsLeft } from '../turn/kit.ts';
import { begun, drawn, type Table, withQuests } from './kit.ts';

const yard = drawn(room('........', '........', '........'), {
  West: 'a1 a2 a3 b1 b2',
  East: 'g1 g2 g3 h1 h2',
});
const encounter = { map: yard, heroes: 'West', groups: [required('Zombie', 'East')] };
const relay = quest('Relay', {
  encounters: [
    {
      ...encounter,
      objectives: [objective('red', 'a1'), objective('red', 'b1'), objective('white', 'a2')],
      rules: {
        Light: [carriesAtMost(1)],
        Heroic: [onlyPickedUpBy(everyHero)],
        Prize: [each('pickedUp', everyHero, when(isCarriedBy(everyHero, 'white'), wins('heroes')))],
      },
    },
  ],
});
const abroad = quest('Abroad', { box: 'far-away', encounters: [{ ...encounter, rules: {} }] });
withQuests(relay, abroad);

const where = (t: Table, token: Piece): string => (token.at < 0 ? '' : spaceName(t.state, token.at));
const tokens = (t: Table): string[] =>
  objectivesIn(t.state).map((token) => `${token.label} ${where(t, token)}`);
const kinds = (t: Table, kind: string): string[] => t.offered.filter((id) => id.startsWith(`${kind}:`));

/** H beside a red token, A far from it; a monster that is activated if `turn` says so. */
const scene = (open: OpenPlaytest, map: string, figures: Words, more: Words = {}): Table => {
  const { shown = {}, ...words } = more as { shown?: { readonly [colour: string]: string } };
  return open(
    position({
      map,
      figures,
      tokens: { 1: 'red objective' },
      turn: { of: 'H' },
      ...words,
      chance: dice(shown),
    }),
  );
};
const plain = (open: OpenPlaytest, more: Words = {}): Table =>
  scene(open, room('H1......', '.....1..', '.......A'), { H: hero(), A: hero() }, more);

describe('objective tokens', () => {
  ruleTest('mean what the quest says, which may change all their rules [D2-OBJ-01, D2-OBJ-02]', (open) => {
    const first = (): Table => {
      const t = begun(open, { quest: 'relay' });
      t.choose(t.offered[0]!);
      while (!t.offered.includes('end')) t.choose('pass');
      return t;
    };
    const t = first();
    expect(tokens(t)).toEqual(['red a1', 'red 2 b1', 'white a2']);
    expect(kinds(t, 'pick-up')).toEqual(['pick-up:red', 'pick-up:red 2', 'pick-up:white']);
    t.choose('pick-up:red');
    expect(kinds(t, 'pick-up')).toEqual([]);
    const won = first().choose('pick-up:white');
    expect(won.over?.result).toBe('heroes');
  });

  ruleTest(
    'are picked up with an action from an adjacent space and from the own [D2-OBJ-03, D2-OBJ-04]',
    (open) => {
      const t = plain(open);
      expect(kinds(t, 'pick-up')).toEqual(['pick-up:red']);
      t.choose('pick-up:red');
      expect([carriedBy(t.state, figure(t, 'H')).length, actionsLeft(t)]).toEqual([1, 1]);
      const there = plain(open);
      there.choose('action:move', 'step:b1', 'pick-up:red');
      expect(carriedBy(there.state, figure(there, 'H')).length).toBe(1);
      const far = plain(open, { turn: { of: 'A' } });
      expect(kinds(far, 'pick-up')).toEqual([]);
    },
  );

  ruleTest('are picked up by monsters too [D2-OBJ-03]', (open) => {
    const t = scene(
      open,
      room('M1......', '........', '.......H'),
      { H: hero(), M: monster() },
      { turn: { activating: 'M' } },
    );
    t.choose('pick-up:red');
    expect(carriedBy(t.state, figure(t, 'M')).length).toBe(1);
  });

  ruleTest(
    'are carried in any number, and nobody else takes them or gets them in trade [D2-OBJ-05, D2-OBJ-06, D2-OBJ-07]',
    (open) => {
      const t = scene(open, room('H1......', '1A......', '........'), { H: hero(), A: hero() });
      t.choose('pick-up:red', 'pick-up:red 2');
      expect(carriedBy(t.state, figure(t, 'H')).length).toBe(2);
      expect([kinds(t, 'give'), kinds(t, 'take')]).toEqual([[], []]);
      t.choose('end');
      expect([kinds(t, 'pick-up'), kinds(t, 'give'), kinds(t, 'take')]).toEqual([[], [], []]);
    },
  );

  ruleTest(
    'are dropped with an action in an adjacent space that is no obstacle [D2-OBJ-08, D2-OBJ-11]',
    (open) => {
      const t = scene(
        open,
        room('HX......', '.M......', '.......A'),
        {
          H: { ...hero(), carrying: ['red'] },
          A: hero(),
          M: monster(),
        },
        { tokens: {} },
      );
      expect(kinds(t, 'drop')).toEqual(['drop:red-a2', 'drop:red-b2']);
      t.choose('drop:red-b2');
      expect([tokens(t), actionsLeft(t)]).toEqual([['red b2'], 1]);
    },
  );

  ruleTest('land in the space of a carrier who is defeated [D2-OBJ-09]', (open) => {
    const t = scene(
      open,
      room('HM......', '........', '.......A'),
      {
        H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
        A: hero(),
        M: { ...monster({ health: 1, defence: [] }), carrying: ['red'] },
      },
      { tokens: {}, shown: { blue: '3-2-0' } },
    );
    attack(t, 'target:M');
    expect(tokens(t)).toEqual(['red b1']);
  });

  ruleTest('land where a hero falls, too [D2-OBJ-09]', (open) => {
    const t = scene(
      open,
      room('HM......', '........', '.......A'),
      {
        H: { ...hero({ health: 2, defence: [] }), carrying: ['white'] },
        A: hero(),
        M: monster({ dice: ['blue'] }),
      },
      { tokens: {}, turn: { activating: 'M' }, shown: { blue: '3-2-0' } },
    );
    attack(t, 'target:H');
    expect(tokens(t)).toEqual(['white a1']);
    expect(carriedBy(t.state, figure(t, 'H'))).toEqual([]);
  });

  ruleTest('of a large carrier land where the active player picks [D2-OBJ-10]', (open) => {
    const t = scene(
      open,
      room('HMM.....', '.MM.....', '.......A'),
      {
        H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
        A: hero(),
        M: { ...monster({ size: 'huge', health: 1, defence: [] }), carrying: ['red'] },
      },
      { tokens: {}, shown: { blue: '3-2-0' } },
    );
    attack(t, t.offered.find((id) => id.startsWith('target:M')) ?? 'target:M@b1');
    expect([t.asked, t.offered]).toEqual([1, ['space:b1', 'space:c1', 'space:b2', 'space:c2']]);
    t.choose('space:c2');
    expect([tokens(t), figure(t, 'M').zone]).toEqual([['red c2'], 'defeated']);
  });

  ruleTest('are no more than the supply [D2-OBJ-12]', (open) => {
    const t = plain(open, {
      tokens: { 1: 'green objective' },
      map: room('H1......', '........', '.......A'),
    });
    expect(putObjective(t.state, 'green', 3)).toBe(null);
    expect(putObjective(t.state, 'white', 3)?.label).toBe('white');
    expect([1, 2, 3, 4, 5].map((space) => putObjective(t.state, 'blue', space)?.label ?? null)).toEqual([
      'blue',
      'blue 2',
      'blue 3',
      'blue 4',
      null,
    ]);
  });

  it('of the base box are 4 blue, 1 green, 4 red and 1 white [D2-OBJ-14]', () => {
    const own = content.tokens.filter(({ objective: colour }) => colour !== undefined);
    expect(own.map(({ objective: colour, copies }) => [colour, copies])).toEqual([
      ['blue', 4],
      ['green', 1],
      ['red', 4],
      ['white', 1],
    ]);
  });

  ruleTest('are all of the base box and of the box of the quest, and of no other [D2-OBJ-13]', (open) => {
    const { printed } = descentBoxes;
    const far = [objectiveToken('blue', 2, 'far-away'), objectiveToken('white', 5, 'elsewhere')];
    descentBoxes.print(new DescentBox({ ...printed.content, tokens: [...printed.content.tokens, ...far] }));
    try {
      expect(allObjectives(begun(open, { quest: 'abroad' }).state)).toEqual({
        blue: 6,
        green: 1,
        red: 4,
        white: 1,
      });
      expect(allObjectives(begun(open, { quest: 'relay' }).state)).toEqual({
        blue: 4,
        green: 1,
        red: 4,
        white: 1,
      });
    } finally {
      descentBoxes.print(printed);
    }
  });
});

describe('a token on the ground', () => {
  ruleTest('is picked up by somebody else afterwards [D2-OBJ-06, D2-OBJ-08]', (open) => {
    const t = scene(open, room('H1......', '..A.....', '........'), { H: hero(), A: hero() });
    t.choose('pick-up:red', 'drop:red-b2', 'end');
    if (t.offered.includes('activate:A')) t.choose('activate:A');
    t.choose('pick-up:red');
    expect(carriedBy(t.state, figure(t, 'A')).length).toBe(1);
  });
});
