import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { basicTwo } from '../../content/labyrinth-of-ruin/basic-ii.ts';
import { attack, damage, room, type Table } from '../attack/kit.ts';
import { hero, heroNamed, monster } from '../position.ts';
import { figure, pick } from '../table.ts';
import { atEnd, overlords, pile, playable, plays, playThe, scene, settle, withMore } from './kit.ts';

withMore({ cards: basicTwo });

const zombie = (rank: string, more = {}) => ({ monster: 'Zombie', rank, ...more });
const zombies = (t: Table): string[] => pile(t, 'map').filter((def) => def.startsWith('zombie'));

describe('the start of the overlord’s turn', () => {
  ruleTest(
    'is a card and what works at the start, and only then are his cards refreshed [D2-FOVL-01]',
    (open) => {
      const staff = { figures: { M: monster({ skills: ['Staff of Shadows'] }) } };
      const t = overlords(open, ['Dash'], staff);
      expect([pile(t, 'hand:0'), t.prompt]).toEqual([['basic-i-dash', 'next'], 'd2.ask.play']);
      const uses = (): string[] => t.offered.filter((id) => id.startsWith('use:'));
      // It is exhausted at the start of this turn; so it is ready again only after that moment.
      expect(uses().length).toBe(1);
      t.choose(uses()[0]!);
      t.choose(t.offered[0]!);
      expect([t.prompt, uses()]).toEqual(['d2.ask.play', []]);
      settle(t);
      expect([t.prompt, uses().length]).toEqual(['d2.ask.activate', 1]);
    },
  );
});

describe('the end of the overlord’s turn', () => {
  const MAP = room('HA......', '........', '......M.');

  ruleTest('lets Blood Rage take a monster that was reinforced at this very moment [D2-FOVL-20]', (open) => {
    const t = atEnd(
      overlords(open, ['Reinforce', 'Blood Rage'], { map: MAP, figures: { M: zombie('master') } }),
    );
    playThe(t, 'warlord-reinforce');
    settle(t);
    while (t.offered[0]!.startsWith('space:')) t.choose(t.offered[0]!);
    playThe(t, 'warlord-blood-rage');
    settle(t);
    expect(t.offered).toEqual(['figure:M', 'figure:Zombie 1', 'figure:Zombie 2']);
    t.choose('figure:Zombie 1');
    settle(t);
    expect([zombies(t), figure(t, 'Zombie 1').zone]).toEqual([
      ['zombie/1/master', 'zombie/1/minion'],
      'defeated',
    ]);
  });

  ruleTest(
    'lets Blood Rage come before a reinforcement, which then fills its victim’s place [D2-FOVL-21]',
    (open) => {
      const call = { name: 'Call', when: 'overlord ends', of: 'anybody', does: 'reinforce' };
      const t = atEnd(
        overlords(open, ['Blood Rage'], {
          map: room('HA......', '........', 'N.....M.'),
          figures: { M: zombie('minion', { skills: [call] }), N: zombie('minion') },
        }),
        'M',
        'N',
      );
      // Two heroes: with two minions the group has all it may have.
      expect(zombies(t).length).toBe(2);
      playThe(t, 'warlord-blood-rage');
      settle(t).choose('figure:N');
      while (t.state.turn?.side === 'overlord') t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
      expect([figure(t, 'N').zone, zombies(t).length]).toEqual(['defeated', 2]);
    },
  );
});

describe('Wicked Laughter', () => {
  ruleTest('takes 1 off the attribute for every reroll of the test, too [D2-FOVL-15]', (open) => {
    const laugh = (gray: string, black: string): Table => {
      const t = scene(open, ['Wicked Laughter', 'Tripwire'], {
        map: room('H.......', '........', 'A......M'),
        figures: { H: hero({ weapons: ['Lucky Charm'] }) },
        turn: { of: 'H' },
        shown: { gray, black },
      });
      t.choose('action:move', 'step:b1');
      t.choose(plays(t)[0]!, 'pass');
      // The first test is passed: nothing is rolled anew in it.
      if (t.offered.some((id) => id.startsWith('use:'))) t.choose('pass');
      settle(playThe(t, 'saboteur-wicked-laughter'));
      pick(t, 'use');
      return settle(t);
    };
    const left = (t: Table): number => t.state.acting[0]!.points.reduce((sum, { left: n }) => sum + n, 0);
    // Awareness is 3. In the second test 4 shields, then by the charm 3: not enough with 1 less; and 2, which is.
    expect([left(laugh('1 2 1', '2 2 2')), left(laugh('1 2 0', '2 2 2'))]).toEqual([0, 3]);
  });
});

describe('Dirty Fighting', () => {
  const struck = (open: OpenPlaytest, who: string): Table => {
    const t = scene(open, ['Dirty Fighting'], {
      figures: { H: heroNamed(who), M: monster({ surges: ['+1 damage'] }) },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-1-0', gray: '2' },
    });
    attack(t, 'target:H');
    settle(playThe(t, 'basic-ii-dirty-fighting'));
    settle(t.choose('surge:own:0'));
    return t;
  };

  ruleTest('adds a surge, and pierces 1 shield of a Healer', (open) => {
    expect([
      damage(struck(open, 'Grisban the Thirsty'), 'H'),
      damage(struck(open, 'Avric Albright'), 'H'),
    ]).toEqual([2, 3]);
  });
});

describe('passing for a walk', () => {
  ruleTest('asks no more at its steps, and again at the next walk', (open) => {
    const t = scene(open, ['Tripwire'], {
      map: room('H.......', '........', 'A......M'),
      figures: { H: hero({ damage: 3, skills: [{ name: 'Breath', does: 'recover 1 damage' }] }) },
      turn: { of: 'H' },
    });
    t.choose('action:move', 'step:b1');
    expect([t.prompt, t.offered.includes('pass:walk')]).toEqual(['d2.ask.play', true]);
    t.choose('pass:walk', 'step:c1', 'step:d1');
    expect(t.prompt).toBe('d2.ask.act');
    // Something else ends the walk, though points are left.
    pick(t, 'use');
    t.choose('step:e1');
    expect([t.prompt, playable(t)]).toEqual(['d2.ask.play', ['basic-i-tripwire']]);
  });

  ruleTest('is over with the activation, and others walk without it', (open) => {
    const t = scene(open, ['Tripwire'], { map: room('H.......', '........', 'A......M'), turn: { of: 'H' } });
    t.choose('action:move', 'step:b1', 'pass:walk', 'end');
    t.choose('action:move', 'step:b3');
    expect(t.prompt).toBe('d2.ask.play');
  });
});

describe('Staff of Shadows', () => {
  ruleTest('draws at any time at which the overlord is asked for a card, also in a hero’s turn', (open) => {
    const t = scene(open, ['Dash'], {
      map: room('H.......', '........', 'A......M'),
      figures: { M: monster({ skills: ['Staff of Shadows'] }) },
      'overlord deck': ['Tripwire', 'Last', 'Late'],
      turn: { of: 'H' },
    });
    t.choose('action:move', 'step:b1');
    const uses = (): string[] => t.offered.filter((id) => id.startsWith('use:'));
    expect([t.asked, playable(t), uses().length]).toEqual([0, [], 1]);
    // The card that he draws by it answers to this very step.
    t.choose(uses()[0]!);
    expect([t.prompt, playable(t), uses(), pile(t, 'discard')]).toEqual([
      'd2.ask.play',
      ['basic-i-tripwire'],
      [],
      ['basic-i-dash'],
    ]);
  });
});
