import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { oneOfUs } from '../../content/lieutenant-packs/inner-corruption.ts';
import { host, infector } from '../../content/the-trollfens/infector.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { damage, room, type Table } from '../attack/kit.ts';
import { playThe, scene, settle, withMore } from '../overlord/kit.ts';
import { hero } from '../position.ts';
import { figure, pick } from '../table.ts';

withMore({ cards: [...infector, oneOfUs], lasting: [host] });

const SWORD = { name: 'Sword', dice: ['blue'] };
const weapon = (t: Table): string => t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!;

describe('Dark Host', () => {
  const hosted = (open: OpenPlaytest): Table => {
    const t = scene(open, ['Dark Host'], {
      map: room('H.......', '........', 'A......M'),
      figures: {
        H: {
          ...hero({
            weapons: [SWORD],
            health: 20,
            defence: [],
            held: ['Infection', 'Infection', 'Infection'],
          }),
          acted: true,
        },
        A: hero({ health: 20, defence: [] }),
      },
      turn: { of: 'A', actions: 0 },
      shown: { blue: '3-2-0' },
    }).choose('end');
    return settle(playThe(t, 'infector-dark-host'));
  };
  const uses = (t: Table): number => t.offered.filter((id) => id.startsWith('use:')).length;

  ruleTest(
    'lets the overlord act with the hero among his activations, and the hero is a monster only for as long [D2-FCHARM-04, D2-FCHARM-06]',
    (open) => {
      const t = hosted(open);
      expect([t.prompt, t.state.turn?.step, uses(t), t.state.zones.held ?? []]).toEqual([
        'd2.ask.activate',
        '2',
        2,
        [],
      ]);
      expect(isMonster(t.state, figure(t, 'H'))).toBe(false);
      pick(t, 'use');
      expect([t.asked, isMonster(t.state, figure(t, 'H'))]).toEqual([0, true]);
      t.choose('step:a2', 'stop');
      expect([isMonster(t.state, figure(t, 'H')), uses(t)]).toEqual([false, 1]);
      // In the middle of the activation of a monster, too.
      t.choose('activate:M');
      expect(uses(t)).toBe(1);
      pick(t, 'use');
      t.choose(weapon(t));
      settle(t.choose('target:A'));
      expect([damage(t, 'A'), uses(t), isMonster(t.state, figure(t, 'H'))]).toEqual([2, 0, false]);
    },
  );
});

describe('One of Us', () => {
  ruleTest('makes the hero a monster for the attack alone [D2-FCHARM-07]', (open) => {
    const dread = { name: 'Dread', does: 'test willpower else suffer 1 damage' };
    const t = scene(open, [], {
      map: room('HA......', '........', '.......M'),
      figures: {
        H: hero({ weapons: [SWORD], health: 20, defence: [], skills: [dread] }),
        A: hero({ health: 20, defence: [] }),
      },
      'overlord cards in play': ['One of Us'],
      threat: 2,
      turn: { of: 'H' },
      shown: { gray: '3', black: '4', blue: '3-2-0' },
    });
    pick(t, 'use');
    pick(t, 'use');
    // While it moves, the hero passes heroes and not monsters.
    expect([t.asked, t.offered.includes('step:b1'), isMonster(t.state, figure(t, 'H'))]).toEqual([
      0,
      true,
      false,
    ]);
    t.choose('step:b2', 'stop');
    expect(isMonster(t.state, figure(t, 'H'))).toBe(true);
    t.choose(weapon(t));
    settle(t.choose('target:A'));
    expect([damage(t, 'A'), isMonster(t.state, figure(t, 'H')), t.state.threat]).toEqual([2, false, 0]);
  });
});
