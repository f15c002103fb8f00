import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { at, quest, reinforces, required } from '../../rules/quest/words.ts';
import { attack, room } from '../attack/kit.ts';
import { playable, playThe, scene, settle } from '../overlord/kit.ts';
import { hero } from '../position.ts';
import { figure } from '../table.ts';
import { begun, drawn, spacesOf, type Table, withQuests } from './kit.ts';

const yard = drawn(room('......', '......', '......'), { West: 'a1 a2 a3 b1', East: 'f1 f2 f3' });
const flood = (name: string, within: 'limit' | 'figures') =>
  quest(name, {
    encounters: [
      {
        map: yard,
        heroes: 'West',
        groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
        rules: { Tide: [at('overlordStarts', reinforces('Zombie', 'East', 9, within))] },
      },
    ],
  });
withQuests(flood('The Ebb', 'limit'), flood('The Flood', 'figures'));

const zombies = (t: Table): number[] =>
  ['minion', 'master'].map((rank) => spacesOf(t, `zombie/1/${rank}`).length);

describe('a group limit', () => {
  const grown = (open: Parameters<typeof begun>[0], name: string, seats: number): number[] => {
    const t = begun(open, { quest: name, seats });
    while (!(t.state.turn?.side === 'overlord' && t.prompt === 'd2.ask.activate'))
      t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
    return zombies(t);
  };

  ruleTest(
    'can be waived: then only the figures are a limit, which are those for four heroes [D2-MON-22, D2-MON-23]',
    (open) => {
      expect([grown(open, 'the-ebb', 3), grown(open, 'the-flood', 3)]).toEqual([
        [2, 1],
        [4, 1],
      ]);
      expect([grown(open, 'the-ebb', 4), grown(open, 'the-flood', 4)]).toEqual([
        [3, 1],
        [4, 1],
      ]);
    },
  );

  ruleTest('keeps away a monster that Rise Again would bring back, too [D2-MON-21]', (open) => {
    const zombie = { monster: 'Zombie', rank: 'minion' };
    const call = { name: 'Call', when: 'turn ends', of: 'anybody', does: 'reinforce' };
    const risen = (skills: readonly unknown[]): string => {
      const t = scene(open, ['Rise Again'], {
        map: room('HM......', '........', 'A......N'),
        figures: {
          H: hero({ weapons: [{ name: 'Axe', dice: ['blue', 'red'] }] }),
          A: { ...hero(), acted: true },
          M: { ...zombie, damage: 2 },
          N: { ...zombie, skills },
        },
        turn: { of: 'H' },
        shown: { blue: '3-2-0', red: '0-3-0', brown: '0' },
      });
      attack(t);
      if (t.offered.includes('target:M')) t.choose('target:M');
      while (t.prompt === 'd2.ask.play' && playable(t).length === 0) t.choose('pass');
      settle(playThe(t, 'magus-rise-again'));
      settle(t.choose('end'));
      while (t.offered[0]!.startsWith('space:')) settle(t.choose(t.offered[0]!));
      return figure(t, 'M').zone;
    };
    expect([risen([]), risen([call])]).toEqual(['map', 'defeated']);
  });
});
