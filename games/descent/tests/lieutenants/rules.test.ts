import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { lieutenants } from '../../content/monsters/lieutenants.ts';
import { figureDef, groupDef } from '../../rules/catalogue.ts';
import { groupOf } from '../../rules/figures/groups.ts';
import { deciderOf, isEnemy, isFriend, isMonster, sideOf } from '../../rules/figures/sides.ts';
import { spaceName } from '../../rules/ground.ts';
import { groupCards } from '../../rules/pieces.ts';
import { theLieutenant } from '../../rules/quest/who.ts';
import { each, isKnockedOut, lieutenant, quest, required, wins } from '../../rules/quest/words.ts';
import { room } from '../attack/kit.ts';
import { hero, monster } from '../position.ts';
import { begun, drawn, type Table, withQuests, zone } from '../quest/kit.ts';
import { figure, has } from '../table.ts';
import { actionsLeft, idleTurn } from '../turn/kit.ts';
import { attackH, withLieutenant } from './kit.ts';

const yard = drawn(room('........', '........', '........'), {
  West: 'a1 a2 a3 b1 b2',
  East: 'g1 g2 g3 h1 h2 h3',
});
const splig = theLieutenant('Splig');
const hunt = quest('Hunt', {
  act: 2,
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East')],
      lieutenants: [lieutenant('Splig', 'East'), lieutenant('Belthir', 'West', { side: 'heroes' })],
      rules: { Prize: [each('defeated', splig, wins('heroes'))], Tough: [isKnockedOut(splig)] },
    },
  ],
});
withQuests(hunt);

describe('lieutenants in a quest', () => {
  ruleTest(
    'are those that the quest names, with its special rules, and the overlord has them [D2-LT-01, D2-LT-02]',
    (open) => {
      const t = begun(open, { quest: 'hunt' });
      expect(zone(t, 'map').filter((def) => def.startsWith('splig') || def.startsWith('belthir'))).toEqual([
        'splig/2/3',
        'belthir/2/3',
      ]);
      expect(deciderOf(t.state, figure(t, 'Splig'))).toBe(t.state.overlord);
      expect(zone(t, 'quest')).toContain('hunt-1-tough');
      expect(zone(t, 'map').some((def) => def.startsWith('lady-eliza'))).toBe(false);
    },
  );

  ruleTest(
    'are a group each, neither master nor minion, without traits [D2-LT-04, D2-LT-05, D2-MON-18]',
    (open) => {
      const t = begun(open, { quest: 'hunt' });
      const own = groupCards(t.state).filter((group) => groupDef(t.state, group).lieutenant);
      expect(own.map(({ def }) => def)).toEqual(['splig', 'belthir']);
      for (const name of ['Splig', 'Belthir']) {
        const { rank, traits } = figureDef(t.state, figure(t, name));
        expect([rank, traits, groupOf(t.state, figure(t, name))?.def]).toEqual([
          null,
          [],
          name.toLowerCase(),
        ]);
      }
    },
  );

  ruleTest(
    'on the side of the heroes use the card of the act, by the number of heroes, and are not the overlord’s to activate [D2-LT-13, D2-LT-14]',
    (open) => {
      const t = begun(open, { quest: 'hunt' });
      const belthir = figure(t, 'Belthir');
      const { health, defence, arms } = figureDef(t.state, belthir);
      expect([health, defence, arms!.dice]).toEqual([15, ['gray', 'gray'], ['blue', 'red', 'red']]);
      expect([sideOf(t.state, belthir), isEnemy(t.state, belthir, figure(t, 'Splig'))]).toEqual([
        'heroes',
        true,
      ]);
      for (let n = 0; n < 3; n++) {
        t.choose(t.offered[0]!);
        while (t.state.turn?.side === 'heroes')
          t.choose(t.offered.find((id) => id === 'end') ?? t.offered.at(-1)!);
      }
      while (t.offered.includes('pass')) t.choose('pass');
      expect([t.offered.includes('activate:Splig'), t.offered.includes('activate:Belthir')]).toEqual([
        true,
        false,
      ]);
    },
  );
});

describe('a lieutenant', () => {
  ruleTest(
    'is a monster like all others: activated in a group of his own, with two actions and one attack [D2-LT-03, D2-LT-04]',
    (open) => {
      const t = withLieutenant(open, 'Splig', {
        map: room('LM......', 'H.......', 'A.......'),
        figures: { H: hero({ defence: [], health: 30 }), A: hero(), M: monster() },
        turn: { of: 'H', actions: 0 },
        shown: { blue: '5-1-0', red: '0-1-0' },
      });
      idleTurn(t.choose('end'), 'A');
      expect([isMonster(t.state, figure(t, 'L')), isFriend(t.state, figure(t, 'L'), figure(t, 'M'))]).toEqual(
        [true, true],
      );
      expect(t.offered).toEqual(['activate:L', 'activate:M']);
      t.choose('activate:L');
      expect(actionsLeft(t)).toBe(2);
      attackH(t);
      expect([figure(t, 'H').damage, t.offered.some((id) => id.startsWith('weapon:'))]).toEqual([2, false]);
      t.choose('end');
      expect(t.offered).toEqual(['activate:M']);
    },
  );

  ruleTest('has Speed, Health and defence by the number of heroes [D2-LT-12]', (open) => {
    const numbers = (heroes: number): unknown => {
      const others = Object.fromEntries([...'HABC'].slice(0, heroes).map((letter) => [letter, hero()]));
      const map = room([...'L.'].join(''), ...[...'HABC'].slice(0, heroes).map((letter) => `${letter}.`));
      const t = withLieutenant(open, 'Lady Eliza Farrow', { map, figures: others });
      const { speed, health, defence } = figureDef(t.state, figure(t, 'L'));
      return [speed, health, defence];
    };
    expect([2, 3, 4].map(numbers)).toEqual([
      [5, 7, ['brown']],
      [5, 9, ['gray']],
      [5, 12, ['gray']],
    ]);
  });

  it('has one card for each act, with attributes and attack dice [D2-LT-09, D2-LT-10, D2-LT-11]', () => {
    const names = lieutenants.map(({ group }) => group.name);
    expect(names).toEqual([
      'Baron Zachareth',
      'Belthir',
      'Lady Eliza Farrow',
      'Lord Merick Farrow',
      'Sir Alric Farrow',
      'Splig',
    ]);
    for (const name of names) {
      const own = content.figures.filter((one) => one.name === name && !one.agent);
      expect(own.map(({ id }) => id.split('/').slice(1).join(' '))).toEqual([
        '1 2',
        '1 3',
        '1 4',
        '2 2',
        '2 3',
        '2 4',
      ]);
      for (const one of own) {
        expect(Object.keys(one.attributes).sort()).toEqual(['awareness', 'knowledge', 'might', 'willpower']);
        expect(one.arms!.dice[0]).toBe('blue');
      }
    }
    const { attributes } = content.figures.find(({ id }) => id === 'sir-alric-farrow/1/2')!;
    expect(attributes).toEqual({ might: 5, knowledge: 1, willpower: 2, awareness: 4 });
  });
});

describe('a lieutenant who is defeated', () => {
  const struck = (
    open: OpenPlaytest,
    rules: readonly unknown[] = [],
    more: object = {},
    position: object = {},
  ): Table =>
    withLieutenant(open, 'Splig', {
      map: room('.LH.....', '...A....', '........', 'M.......'),
      figures: {
        H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
        A: hero(),
        M: monster({ actions: ['Heal'] }),
      },
      own: { damage: 6, conditions: ['poisoned'] },
      turn: { of: 'H' },
      shown: { blue: '3-2-0', brown: '0', red: '0-1-0 0-3-1', ...more },
      more: { 'quest rules': rules, ...position },
    });
  const strike = (t: Table): Table => {
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
    if (t.offered.includes('target:L')) t.choose('target:L');
    return t;
  };
  const overlords = (t: Table): Table => idleTurn(t.choose('end'), 'A');

  ruleTest('leaves the map as any monster does [D2-LT-15]', (open) => {
    const t = strike(struck(open));
    expect(figure(t, 'L').zone).toBe('defeated');
    overlords(t);
    expect(t.offered).toEqual(['activate:M']);
  });

  const SAVED = [{ name: 'Tough', 'knocks out': 'Splig' }];

  ruleTest(
    'is knocked out if the quest says so: off the map, without his conditions, and no card is drawn [D2-LT-15, D2-LT-16, D2-LT-17, D2-LT-23]',
    (open) => {
      const t = struck(open, SAVED, {}, { 'overlord deck': ['Dash'] });
      expect(has(t, 'L', 'poisoned')).toBe(true);
      strike(t);
      const { zone: where, at, damage } = figure(t, 'L');
      expect([where, spaceName(t.state, at), damage, has(t, 'L', 'poisoned')]).toEqual([
        'away',
        'b1',
        7,
        false,
      ]);
      expect((t.state.zones['hand:0'] ?? []).length).toBe(0);
    },
  );

  ruleTest(
    'stands up with an action when he is activated, by two red dice, and acts on [D2-LT-18, D2-LT-19, D2-LT-22, D2-LT-23]',
    (open) => {
      const t = overlords(strike(struck(open, SAVED)));
      t.choose('activate:L');
      expect(t.offered).toEqual(['action:stand-up', 'end']);
      t.choose('action:stand-up');
      const { zone: where, at, damage, fatigue } = figure(t, 'L');
      expect([where, spaceName(t.state, at), damage, fatigue]).toEqual(['map', 'b1', 3, 0]);
      expect([actionsLeft(t), t.offered.includes('action:move')]).toEqual([1, true]);
    },
  );

  ruleTest('returns as close to his token as an empty space allows [D2-LT-23]', (open) => {
    const t = strike(struck(open, SAVED));
    t.choose('action:move', 'step:b1', 'end');
    idleTurn(t, 'A').choose('activate:L', 'action:stand-up');
    expect(t.asked).toBe(0);
    t.choose('space:a1');
    expect(spaceName(t.state, figure(t, 'L').at)).toBe('a1');
  });

  ruleTest('is revived by nobody, but healed by monsters and Overlord cards [D2-LT-20, D2-LT-21]', (open) => {
    const t = strike(struck(open, SAVED));
    expect(t.offered.some((id) => id.startsWith('revive'))).toBe(false);
    overlords(t).choose('activate:M');
    expect(t.offered.some((id) => id.startsWith('revive'))).toBe(false);
    t.choose(t.offered.find((id) => id.endsWith('/Heal'))!);
    expect(t.offered).toEqual(['figure:M', 'figure:L']);
    t.choose('figure:L');
    expect([figure(t, 'L').zone, figure(t, 'L').damage]).toEqual(['map', 6]);
  });
});
