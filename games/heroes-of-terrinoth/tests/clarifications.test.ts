import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  anEnemy,
  eachEnemy,
  enemies,
  exhaust,
  master,
  named,
  rated,
  withTrait,
  wound,
} from '../rules/effects/index.ts';
import { hero, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';
import { toolsInBox } from './tools.ts';

toolsInBox({
  'Any Dart': wound(1, anEnemy()),
  'Rat Trap': wound(1, anEnemy(named('Rat'))),
  'Goblin Bane': wound(1, eachEnemy(withTrait('Goblin'))),
  'Master Key': exhaust(enemies(3, master)),
  'Trivial Net': exhaust(enemies(3, rated('Trivial'))),
});

const goblin = { traits: ['Goblin'] };
const wounded = (t: Parameters<typeof piece>[0], ...all: string[]) =>
  all.filter((name) => piece(t, name).wounds > 0);

describe('an effect that targets an enemy', () => {
  ruleTest('can pick any in play, engaged or not, whichever side is up [HT-CLARIF-01]', (open) => {
    const t = open(
      position({
        heroes: [{ items: ['Any Dart'], engaged: [foe('Wolf')] }, { engaged: [foe('Bear', idle)] }],
        shadows: [foe('Bat'), foe('Owl', { facedown: true })],
        'enemy discard': [foe('Elk')],
        lair: [foe('Warlord', { rank: 'nemesis' })],
      }),
    );
    pick(t, 'Any Dart');
    expect(offers(t)).toEqual(['Wolf', 'Bear', 'Bat', 'Owl']);
    pick(t, 'Owl');
    expect(piece(t, 'Owl')).toMatchObject({ wounds: 1, down: false, zone: 'shadows' });
  });

  ruleTest('by name or trait affects only those that have it [HT-CLARIF-02]', (open) => {
    const t = open(
      position({
        heroes: [
          { items: ['Rat Trap', 'Goblin Bane'], engaged: [foe('Rat'), foe('Rat King', { traits: ['Rat'] })] },
          { engaged: [foe('Archer', goblin), foe('Wolf', { traits: ['Beast'] })] },
        ],
        shadows: [foe('Goblin', { traits: ['Statue'] }), foe('Chief', goblin)],
      }),
    );
    pick(t, 'Rat Trap'); // there is one Rat: nothing to choose
    expect(wounded(t, 'Rat', 'Rat King', 'Archer', 'Wolf', 'Goblin', 'Chief')).toEqual(['Rat']);
    pick(t, 'Goblin Bane');
    expect(wounded(t, 'Rat', 'Rat King', 'Archer', 'Wolf', 'Goblin', 'Chief')).toEqual([
      'Rat',
      'Archer',
      'Chief',
    ]);
  });

  ruleTest('by name, trait, rank or rating cannot pick what lies face down [HT-CLARIF-03]', (open) => {
    const t = open(
      position({
        heroes: [{ items: ['Rat Trap', 'Goblin Bane', 'Master Key', 'Trivial Net'] }, {}],
        shadows: [foe('Rat', { ...goblin, rank: 'master', facedown: true })],
      }),
    );
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']); // none of the tools finds anything
    const u = open(
      position({
        heroes: [{ items: ['Rat Trap', 'Goblin Bane', 'Master Key', 'Trivial Net'] }, {}],
        shadows: [foe('Rat', { ...goblin, rank: 'master' })],
      }),
    );
    expect(offers(u).slice(4)).toEqual(['Rat Trap', 'Goblin Bane', 'Master Key', 'Trivial Net']);
  });

  ruleTest('a known and an unknown Goblin: only the known one is hit [HT-CLARIF-03]', (open) => {
    const t = open(
      position({
        heroes: [{ items: ['Goblin Bane'] }, {}],
        shadows: [foe('Archer', goblin), foe('Sneak', { ...goblin, facedown: true })],
      }),
    );
    pick(t, 'Goblin Bane');
    expect(wounded(t, 'Archer', 'Sneak')).toEqual(['Archer']);
    expect(piece(t, 'Sneak').down).toBe(true);
  });
});

describe('victory and defeat together', () => {
  for (const [first, winners] of [
    ['victory', [0, 1]],
    ['defeat', []],
  ] as const) {
    ruleTest(`are ordered by the active hero: ${first} [HT-CLARIF-04]`, (open) => {
      const t = open(
        position({
          leader: 'Ann',
          turn: 'Ben',
          heroes: [{}, { cards: [{ action: 'explore', dice: 1, after: 'raise peril' }] }],
          quest: { 'peril track': ['gray', 'gray'], victory: 'peril at its end', defeat: 'peril at its end' },
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect([t.asked, t.offered]).toEqual([1, ['victory', 'defeat']]);
      pick(t, first);
      expect(t.over).toMatchObject({ result: first, winners });
    });
  }

  ruleTest('come together when the last hero and the nemesis fall in one cleanup [HT-CLARIF-04]', (open) => {
    const t = open(
      position({
        heroes: [
          { wounds: 18, engaged: [foe('Warlord', { rank: 'nemesis', attack: 2, health: 1 })] },
          { defeated: true },
        ],
        quest: { nemesis: 'Warlord', victory: 'nemesis defeated' },
        chance: dice('success blank', 'counterattack'),
      }),
    );
    pick(t, 'Attack');
    expect([t.asked, t.offered, hero(t, 0).down]).toEqual([0, ['victory', 'defeat'], true]);
    pick(t, 'victory');
    expect(t.over).toMatchObject({ result: 'victory' });
  });
});
