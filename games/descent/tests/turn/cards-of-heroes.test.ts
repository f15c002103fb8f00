import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { seesSpace } from '../../rules/ground.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { hero, monster } from '../position.ts';
import { pick } from '../table.ts';
import { actionsLeft, figure, room, scene, type Table } from './kit.ts';

const abilities = (t: Table): string[] => t.offered.filter((id) => /^(ability|use):/.test(id));
const MAP = room('H.......', '........', 'A......M');

describe('skills', () => {
  it('have a name, a price in XP and rules on their Class cards [D2-CLASSCARD-04]', () => {
    const skills = content.cards.filter(({ xp, back }) => xp !== undefined && back === undefined);
    expect(skills.length).toBeGreaterThanOrEqual(72);
    for (const { name, xp, text } of skills)
      expect([name.length > 0, Number.isInteger(xp), text.length > 0]).toEqual([true, true, true]);
  });

  ruleTest(
    'are what Class cards say, and neither a hero ability nor a heroic feat [D2-CLASSCARD-02, D2-HERO-08, D2-HERO-14]',
    (open) => {
      const leap = (name: string) => ({ name, action: true, does: 'recover 1 damage' });
      const scenes = [[], [{ forbids: 'skill' }]].map((rules) => {
        const t = scene(open, {
          map: MAP,
          figures: {
            H: hero({
              damage: 3,
              skills: [leap('Leap')],
              ability: { action: true, does: 'recover 1 damage' },
            }),
            A: { hero: 'Grisban the Thirsty', skills: [leap('Leap')] },
            M: monster(),
          },
          turn: { of: 'H' },
          'quest rules': rules,
        });
        return abilities(t).map((id) => id.split('/')[1]);
      });
      expect(scenes).toEqual([['H', 'Leap'], ['H']]);
      const feats = [[], [{ forbids: 'skill' }]].map((rules) => {
        const t = scene(open, {
          map: room('H.......', '........', 'A.....BM'),
          figures: { H: { hero: 'Tomble Burrowell', acted: false }, A: hero(), B: hero(), M: monster() },
          turn: { of: 'H' },
          'quest rules': rules,
        });
        return abilities(t).length;
      });
      expect(feats[0]).toBeGreaterThan(0);
      expect(feats[1]).toBe(feats[0]);
    },
  );

  ruleTest(
    'cost the fatigue on their card, or none, and an action or the card besides [D2-CLASSCARD-05, D2-CLASSCARD-06, D2-CLASSCARD-07, D2-CLASSCARD-08]',
    (open) => {
      const paid = (terms: Record<string, unknown>): unknown => {
        const t = scene(open, {
          map: MAP,
          figures: {
            H: hero({ damage: 3, skills: [{ name: 'Breath', does: 'recover 1 damage', ...terms }] }),
            A: hero(),
            M: monster(),
          },
          turn: { of: 'H' },
        });
        t.choose(abilities(t)[0]!);
        const card = t.state.zones['skills:h0']![0] as unknown as { exhausted: boolean };
        return [figure(t, 'H').damage, figure(t, 'H').fatigue, actionsLeft(t), card.exhausted];
      };
      expect(paid({})).toEqual([2, 0, 2, false]);
      expect(paid({ fatigue: 2 })).toEqual([2, 2, 2, false]);
      expect(paid({ fatigue: 1, action: true })).toEqual([2, 1, 1, false]);
      expect(paid({ fatigue: 1, exhaust: true })).toEqual([2, 1, 2, true]);
    },
  );

  ruleTest('do what their card says, in its order [D2-CLASSCARD-09]', (open) => {
    const t = scene(open, {
      map: MAP,
      figures: {
        H: hero({ damage: 1, skills: [{ name: 'Trade', does: 'recover 2 damage then suffer 1 damage' }] }),
        A: hero(),
        M: monster(),
      },
      turn: { of: 'H' },
    });
    pick(t, 'use');
    // The other way round nothing would be left.
    expect(figure(t, 'H').damage).toBe(1);
  });
});

describe('what heroes have', () => {
  ruleTest(
    'means whoever is treated as a hero, too, on Class, Search and Item cards alike [D2-HERO-09]',
    (open) => {
      const heal = { does: '1 hero within 1 recovers 2 damage' };
      const healed = (own: Record<string, unknown>): number => {
        const t = scene(open, {
          map: room('HF......', '........', 'A......M'),
          figures: {
            H: hero(own),
            A: hero(),
            F: { figure: { 'as hero': true, health: 9 }, damage: 5 },
            M: monster(),
          },
          turn: { of: 'H' },
        });
        t.choose(abilities(t)[0]!);
        if (t.offered.includes('figure:F')) t.choose('figure:F');
        return figure(t, 'F').damage;
      };
      expect(healed({ skills: [{ name: 'Heal', ...heal }] })).toBe(3);
      expect(healed({ ability: heal })).toBe(3);
      expect(healed({ weapons: [{ slot: 'other', name: 'Charm', ability: heal }] })).toBe(3);
      expect(healed({ found: ['Health Potion'] })).toBe(0);
    },
  );

  ruleTest('is recorded by hero tokens, which do nothing by themselves [D2-HERO-17, D2-HERO-18]', (open) => {
    const t = scene(open, {
      map: room('........', '.A......', '.......M'),
      figures: { H: hero({ token: 'c2', damage: 12, fatigue: 4 }), A: hero(), M: monster() },
      turn: { of: 'A' },
      shown: { red: '0-1-0 0-1-0' },
    });
    // Nobody stands where the token lies: sight goes over it and figures walk through it.
    const { spaceNamed } = tablesOf(t.state.map);
    expect(seesSpace(t.state, figure(t, 'A'), spaceNamed('f2'))).toBe(true);
    t.choose('action:move');
    expect(t.offered).toContain('step:c2');
    t.choose('end', 'action:stand-up');
    expect([figure(t, 'H').zone, tablesOf(t.state.map).names[figure(t, 'H').at]]).toEqual(['map', 'c2']);
  });
});
