import { AUTOMATON, createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { giveCondition } from '../../rules/figures/conditions.ts';
import { defeat } from '../../rules/figures/defeat.ts';
import { heroSeats } from '../../rules/figures/sides.ts';
import { overlordDecides } from '../../rules/legend/table.ts';
import { groupsOnMap } from '../../rules/legend/tracker.ts';
import { meantAsHeroes, measured } from '../../rules/legend/whom.ts';
import { work } from '../../rules/legend/work.ts';
import { makePiece, onMap } from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';
import { beginActing } from '../../rules/turn/activation.ts';
import { armed } from '../cards/kit.ts';
import { dice, position } from '../position.ts';
import { accept, run } from './delve-kit.ts';
import { activated, at, damage, figure, has, hero, monster, room } from './kit.ts';

const HIT = { blue: '3-2-0', red: '0-2-0' };

/** A position in which it is a hero's turn; M may act if a test lets it. */
const standing = (map: string, figures: object, legend: object = {}): Descent =>
  createMatch({
    ...position({
      map,
      figures: { H: hero({ health: 30, defence: [] }), ...figures },
      legend: { lists: {}, ...legend },
    }),
    seed: 1,
  } as never).state as Descent;
const labelled = (g: Descent, label: string) => onMap(g).find((one) => one.label === label)!;
const activation = (g: Descent) => ({
  group: g.zones.groups![0]!.id,
  list: '',
  rank: null,
  next: 0,
  did: [],
  aim: 0,
});

describe('the activation window', () => {
  ruleTest('says what the group does, and nothing else is done [D2-ACTION-19, D2-ACTIV-18]', (open) => {
    const t = activated(open, {
      map: room('H.M...'),
      M: { actions: ['Grab'] },
      list: ['engage closest'],
    });
    expect([at(t, 'M'), damage(t, 'H'), has(t, 'H', 'immobilized')]).toEqual(['b1', 0, false]);
  });

  ruleTest('is there for everybody to see while the group acts [D2-APPWIN-01]', (open) => {
    const t = activated(open, {
      map: room('.....M', '......', 'H....A'),
      figures: { A: hero() },
      list: ['engage closest'],
    });
    const { activation: now } = t.match.view(0).open.legend as NonNullable<Descent['legend']>;
    expect([t.match.choice!.topic, typeof now!.list]).toEqual(['legend-walk', 'string']);
  });

  ruleTest('closes when everybody of the group has acted [D2-ACTIV-20, D2-TURN-46]', (open) => {
    const t = activated(open, { map: room('H.M...'), list: ['engage closest'] });
    expect([t.state.legend!.activation, t.logged('d2.log.legend.group-ends').length]).toEqual([null, 1]);
    expect(t.match.choice!.topic).not.toBe('next-monster');
  });

  ruleTest('skips what would defeat the monster before it reaches anybody [D2-APPWIN-18]', (open) => {
    const t = activated(open, {
      map: room('HllM..'),
      M: { health: 1 },
      list: ['engage closest', 'attack adjacent'],
    });
    expect([at(t, 'M'), figure(t, 'M').damage]).toEqual(['d1', 0]);
  });
});

describe('a skill of a hero', () => {
  const scene = () => ({
    map: room('HM...'),
    figures: { H: armed(['Prayer of Peace'], null, { health: 30, defence: [] }), M: monster({ health: 20 }) },
    legend: { due: 'group', lists: { 'Monster M': ['attack adjacent'] } },
    turn: { of: 'H' },
    chance: dice(HIT),
  });

  ruleTest(
    'that works already lets an entry be skipped that it robs of its effect [D2-APPWIN-19]',
    (open) => {
      const t = open(position({ ...scene(), chance: {} }));
      t.choose(t.offered.find((id) => id.endsWith('/Prayer of Peace'))!, 'end');
      expect(damage(t, 'H')).toBe(0);
      expect(t.logged('d2.log.legend.idle').length).toBe(1);
    },
  );

  ruleTest('that would still have to be used does not stop anybody [D2-APPWIN-20]', (open) => {
    const t = open(position(scene()));
    t.choose('end');
    expect(damage(t, 'H')).toBe(4);
  });

  ruleTest(
    'that makes attacks miss is overcome with the first surge [D2-FCLASS-125, D2-FCLASS-137]',
    (open) => {
      for (const skill of ['Cloud of Mist', 'Unseen']) {
        const t = open(
          position({
            map: room('HM...'),
            figures: {
              H: armed([skill], null, { health: 30, defence: [] }),
              M: monster({ dice: ['blue', 'red'], surges: ['+3 damage'] }),
            },
            legend: { due: 'group', lists: { 'Monster M': ['attack adjacent'] } },
            turn: { of: 'H' },
            chance: dice({ blue: '2-2-1', red: '0-2-0' }),
          }),
        );
        t.choose(t.offered.find((id) => id.endsWith(`/${skill}`) || id.startsWith('use:'))!, 'end');
        expect(damage(t, 'H')).toBe(4);
      }
    },
  );

  ruleTest('that is about an overlord is not offered without one [D2-FCLASS-145]', (open) => {
    const t = open(
      position({
        map: room('H..M'),
        figures: { H: armed(['Danger Sense'], null), M: monster() },
        legend: { lists: {} },
        turn: { of: 'H' },
      }),
    );
    expect(t.offered.some((id) => id.endsWith('/Danger Sense'))).toBe(false);
    expect(t.offered).toContain('end');
  });
});

describe('whom a list means by hero', () => {
  const reanimate = content.figures.find(({ name }) => name === 'Reanimate')!;
  const stone = content.figures.find(({ name }) => name === 'Summoned Stone')!;
  const among = (g: Descent): string[] => meantAsHeroes(g, labelled(g, 'M')).map(({ label }) => label);

  it('counts familiars that are treated as heroes or as obstacles [D2-FAM-58, D2-HERO-39, D2-FCLASS-45]', () => {
    const g = standing(room('H...M', '.....', '.....'), { M: monster() });
    makePiece(g, reanimate.id, 'map', { hero: 0, at: 6, label: 'Pet' });
    makePiece(g, stone.id, 'map', { hero: 0, at: 8, label: 'Stone' });
    expect(among(g).sort()).toEqual(['H', 'Pet', 'Stone']);
  });

  it('counts tokens that may be attacked [D2-FAM-59, D2-HERO-40]', () => {
    const g = standing(room('H...M', '..T..', '..U..'), {
      M: monster(),
      T: { object: { name: 'Chest', 'open to': 'everybody' } },
      U: { object: { name: 'Altar', 'open to': 'heroes' } },
    });
    expect(among(g).sort()).toEqual(['H', 'T']);
  });

  it('gives 0 to whoever lacks what is compared [D2-ATTR-07, D2-FAM-60, D2-HERO-41]', () => {
    const g = standing(room('H...M', '.....', '.....'), { M: monster() });
    const pet = makePiece(g, reanimate.id, 'map', { hero: 0, at: 6, label: 'Pet' });
    const by = labelled(g, 'M');
    expect([measured(g, by, pet, 'might'), measured(g, by, pet, 'stamina')]).toEqual([0, 0]);
    expect(measured(g, by, labelled(g, 'H'), 'stamina')).toBeGreaterThan(0);
  });
});

describe('a monster', () => {
  it('that is Stunned in the middle finishes its action and then discards Stunned [D2-COND-71]', () => {
    const g = standing(room('H...M.', '......'), { M: monster({ speed: 6 }) });
    g.turn = null;
    const m = labelled(g, 'M');
    const list = [
      { verb: 'engage', whom: { order: 'least', by: 'distance' } },
      { verb: 'attack', whom: { order: 'least', by: 'distance', adjacent: true } },
    ] as const;
    const act = beginActing(g, m, true);
    const now = activation(g);
    run(work(g, act, m, list, now as never), accept);
    run(giveCondition(g, m, 'stunned', { kind: 'ability', attack: 0, by: 0 }), accept);
    run(work(g, act, m, list, now as never), accept);
    expect([act.actions, labelled(g, 'H').damage]).toEqual([0, 0]);
    expect(onMap(g).includes(m)).toBe(true);
  });

  ruleTest(
    'that is Terrified ends its retreat out of sight if it can, rather than far off [D2-COND-74, D2-COND-75]',
    (open) => {
      const scared = (conditions: string[]): string => {
        const t = activated(open, {
          map: room('H.M.......', 'XXX.XXXXXX', 'XXX.XXXXXX'),
          M: { speed: 6, conditions, health: 20, passives: ['Shambling'] },
          list: ['engage closest, then retreat'],
        });
        return at(t, 'M');
      };
      expect([scared([]), scared(['terrified'])]).toEqual(['g1', 'd3']);
    },
  );

  /** A step up between H and M. */
  const ledge = (between: string): string => `
/   a   b   c   d
  +---+---+---+---+
1 | H ${between} M   .   . |
  +---+---+---+---+`;

  ruleTest('attacks with Melee across an elevation line [D2-TERR-28]', (open) => {
    const t = activated(open, { map: ledge('E'), list: ['attack adjacent'], shown: { ...HIT, black: '0' } });
    expect(damage(t, 'H')).toBe(4);
  });

  ruleTest('stops as soon as it is adjacent across an elevation line [D2-TERR-29]', (open) => {
    const map = `
/   a   b   c   d
  +---+---+---+---+
1 | H E .   .   M |
  +   +   +---+---+
2 | .   . |       
  +---+---+       `;
    const t = activated(open, { map, M: { speed: 6 }, list: ['engage closest'] });
    expect(t.offered).toContain('space:b1');
    t.choose('space:b1');
    expect(at(t, 'M')).toBe('b1');
  });
});

describe('what the players need not report', () => {
  it('is who decides the order of what clashes: any of them [D2-GOLD-08]', () => {
    const g = standing(room('H..A.M'), { A: hero(), M: monster() });
    const asked = overlordDecides(g, {
      kind: 'order',
      seat: AUTOMATON,
      topic: 'order',
      among: ['a', 'b'],
    } as never);
    expect(JSON.stringify(asked)).toContain(JSON.stringify(heroSeats(g)));
  });

  ruleTest('is the end of a turn: whoever is done ends it [D2-ACTIV-19, D2-TURN-24]', (open) => {
    const t = open(
      position({
        map: room('H.A..M'),
        figures: { H: hero(), A: hero(), M: monster() },
        legend: { due: 'group', lists: { 'Monster M': ['retreat'] } },
        turn: { of: 'H' },
      }),
    );
    expect(t.offered).toContain('end');
    t.choose('end');
    expect([figure(t, 'H').acted, figure(t, 'M').acted]).toEqual([true, true]);
  });

  ruleTest('is a knock-out: it costs morale by itself [D2-MORALE-03, D2-DEFEAT-51]', (open) => {
    const t = activated(open, {
      map: room('HM..A'),
      H: { health: 3 },
      figures: { A: hero() },
      legend: { morale: 2 },
      list: ['attack adjacent'],
      shown: HIT,
    });
    expect([t.state.legend!.morale, figure(t, 'H').zone]).toEqual([1, 'away']);
  });

  it('is which groups are on the map, and which of them are gone [D2-TRACK-01, D2-TRACK-03]', () => {
    const g = standing(room('H..MN'), { M: monster(), N: monster({ name: 'Other' }) });
    expect(groupsOnMap(g).length).toBe(2);
    const m = labelled(g, 'M');
    run(defeat(g, m, { kind: 'quest', attack: 0, by: 0 }), accept);
    expect(groupsOnMap(g).length).toBe(1);
  });
});
