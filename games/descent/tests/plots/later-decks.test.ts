import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { shiftingEarth } from '../../content/lieutenant-packs/burning-ambition.ts';
import { misdirection } from '../../content/lieutenant-packs/dark-illusions.ts';
import { oneOfUs } from '../../content/lieutenant-packs/inner-corruption.ts';
import {
  brethren,
  brethrenLasting,
  oathOfSilence,
  sharedBurdens,
} from '../../content/lieutenant-packs/silent-protector.ts';
import { thunderousFall } from '../../content/lieutenant-packs/twisted-soul.ts';
import { descendToMadness, soulEnsnare } from '../../content/lieutenant-packs/unstable-forces.ts';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { monsters, one } from '../../rules/effects/whom.ts';
import { damage, figure, room, type Table, weapons } from '../attack/kit.ts';
import { atEnd, overlords, scene, settle, withMore } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { has } from '../table.ts';
import { go, paid, usesOf } from './kit.ts';

const CARDS = [
  ...[misdirection, shiftingEarth, oneOfUs, brethren, sharedBurdens, oathOfSilence],
  ...[thunderousFall, descendToMadness, soulEnsnare],
];
/** A made up card that defeats a monster, whatever its damage. */
const doom = plotDeck('Made Up', [
  {
    name: 'Doom',
    does: [
      triggers('overlordStarts', isDefeated(one(monsters)), { threat: 0, says: 'd2.when.overlord-starts' }),
    ],
  },
]);
withMore({ cards: [...doom, ...CARDS.map((card) => card!)], lasting: brethrenLasting });

const step = (t: Table, space: string): Table => t.choose(t.offered.find((id) => id.endsWith(space))!);

describe('Misdirection', () => {
  /** M, which has missed, attacks H again with the rerolled die. */
  const missing = (open: OpenPlaytest, shields: string, more: Words = {}): Table => {
    const t = open(
      position({
        map: room('HM......', '.......A'),
        figures: { H: hero(more), A: hero(), M: monster() },
        'overlord cards in play': ['Misdirection'],
        threat: 1,
        turn: { activating: 'M' },
        chance: dice({ blue: 'X 3-2-0', red: '0-1-0', gray: shields }),
      }),
    );
    return go(t, {
      use: ['Misdirection'],
      take: [/^weapon:/, 'target:H'],
      until: () =>
        t.state.threat === 0 && (usesOf(t, 'Misdirection').length > 0 || t.prompt === 'd2.ask.act'),
    });
  };

  ruleTest('lets a monster whose attack has dealt damage move 1 space [D2-FPLOT-01]', (open) => {
    const t = missing(open, '0');
    expect([damage(t, 'H'), ...paid(t, 'Misdirection')]).toEqual([3, 0, true, 0]);
    t.choose(usesOf(t, 'Misdirection')[0]!);
    step(t, 'c1');
    expect([figure(t, 'M').at, t.prompt]).toEqual([2, 'd2.ask.act']);
  });
  ruleTest('asks what was dealt, and not what was suffered [D2-FPLOT-01]', (open) => {
    const ward = { name: 'Ward', when: 'would suffer', kind: 'damage', does: 'prevent' };
    const t = missing(open, '0', { skills: [ward] });
    expect([damage(t, 'H'), usesOf(t, 'Misdirection').length]).toEqual([0, 1]);
  });
  ruleTest('lets nobody move for an attack that dealt nothing [D2-FPLOT-01]', (open) => {
    const t = missing(open, '3');
    expect([damage(t, 'H'), usesOf(t, 'Misdirection'), t.prompt]).toEqual([0, [], 'd2.ask.act']);
  });
});

describe('Shifting Earth', () => {
  ruleTest('tests another attribute of each hero near a space, and moves who fails [D2-FPLOT-08]', (open) => {
    const t = overlords(open, [], {
      map: room('H.A....M', '........', '........'),
      'overlord cards in play': ['Shifting Earth'],
      threat: 1,
      shown: { gray: '3 0', black: '4 0' },
    });
    go(t, { use: ['Shifting Earth'], until: 'd2.ask.place' });
    t.choose('space:b1');
    expect(t.offered).toEqual(['test:might', 'test:awareness']);
    t.choose('test:awareness');
    // H has failed, and goes where the overlord likes.
    expect(t.asked).toBe(0);
    settle(step(settle(step(t, 'b2')), 'c2'));
    expect([figure(t, 'H').at, t.offered]).toEqual([8 + 2, ['test:might', 'test:awareness']]);
    settle(t.choose('test:might'));
    expect([t.prompt, figure(t, 'A').at, ...paid(t, 'Shifting Earth')]).toEqual([
      'd2.ask.activate',
      2,
      0,
      true,
      0,
    ]);
  });
  ruleTest('leaves heroes alone who are more than 3 spaces away', (open) => {
    const t = overlords(open, [], {
      map: room('H......M', '........', '.......A'),
      'overlord cards in play': ['Shifting Earth'],
      threat: 1,
      shown: { gray: '0', black: '0' },
    });
    go(t, { use: ['Shifting Earth'], until: 'd2.ask.place' });
    settle(t.choose('space:d1').choose('test:might'));
    expect(t.prompt).toBe('d2.ask.activate');
  });
});

describe('One of Us in the middle of an attack', () => {
  const sword = { name: 'Sword', dice: ['blue'] };
  const bow = { name: 'Bow', attack: 'ranged', dice: ['blue'] };
  /** H attacks M, fails a test at some moment, and is moved to h1, from where H attacks the ally. */
  const attacking = (
    open: OpenPlaytest,
    weapon: Words,
    when: string,
    blue: string,
    to: string,
    gray = '3 0',
  ): Table => {
    const dread = { name: 'Dread', when, does: 'test willpower else suffer 1 damage' };
    const t = scene(open, [], {
      map: room('.M.H.....A'),
      figures: {
        H: hero({ weapons: [weapon], health: 20, speed: 9, defence: [], skills: [dread] }),
        A: hero({ health: 20, defence: [] }),
        M: monster({ health: 20 }),
      },
      'overlord cards in play': ['One of Us'],
      threat: 2,
      turn: { of: 'H' },
      shown: { gray, black: '4', blue },
    });
    t.choose(weapons(t)[0]!).choose('target:M');
    go(t, { use: ['One of Us'], until: 'd2.ask.step' });
    for (const space of to.split(' ')) step(t, space);
    t.choose('stop');
    return t;
  };
  const ally = (t: Table): Table => {
    t.choose(weapons(t)[0]!).choose('target:A');
    return go(t, { take: ['let-it-miss'], until: 'd2.ask.act' });
  };

  ruleTest(
    'interrupts the attack and carries the hero farther from the target; a Melee attack still hits [D2-FPLOT-09, D2-FPLOT-10]',
    (open) => {
      const reach = { ...sword, reach: 2 };
      // The own attack comes first, and the one that it interrupts goes on after it.
      const t = attacking(open, reach, 'before rolling', '3-2-0 2-2-1', 'e1 f1 g1 h1');
      expect([t.state.attacks.length, figure(t, 'H').at, damage(t, 'M')]).toEqual([1, 7, 0]);
      ally(t);
      expect([damage(t, 'A'), damage(t, 'M'), t.state.attacks.length]).toEqual([2, 2, 0]);
    },
  );
  ruleTest('makes a Ranged attack need the new range before step 3 [D2-FPLOT-11]', (open) => {
    // From f1 it is 4 spaces to A and 4 to M, from d1 it was 2.
    const short = attacking(open, bow, 'before rolling', '5-1-0 3-2-0', 'e1 f1');
    expect(damage(ally(short), 'M')).toBe(0);
    const enough = attacking(open, bow, 'before rolling', '5-1-0 5-1-0', 'e1 f1');
    expect(damage(ally(enough), 'M')).toBe(1);
  });
  ruleTest('asks no new range of a Ranged attack after step 3 [D2-FPLOT-11]', (open) => {
    const t = attacking(open, bow, 'surges', '3-2-0 5-1-0', 'e1 f1', '0 3');
    expect(damage(ally(t), 'M')).toBe(2);
  });
});

describe('Brethren', () => {
  /** N and M are of a civilized group; the overlord is asked about the card when the first of them is activated. */
  const group = (open: OpenPlaytest, kind = 'Flesh Moulder'): Table => {
    const t = overlords(open, [], {
      map: room('HM.N....', '........', '.......A'),
      figures: { M: { monster: kind, rank: 'minion' }, N: { monster: kind, rank: 'minion' } },
      'overlord cards in play': ['Brethren'],
      threat: 1,
      shown: { blue: '3-2-0', red: '0-1-0', yellow: '1-1-0', gray: '0' },
    });
    return settle(t).choose('activate:M');
  };
  ruleTest(
    'takes an action from one monster and gives it to another, but no attack [D2-FPLOT-14]',
    (open) => {
      const t = group(open);
      t.choose(usesOf(t, 'Brethren')[0]!);
      t.choose('figure:N');
      expect([t.state.acting.at(-1)!.actions, ...paid(t, 'Brethren')]).toEqual([3, 0, true, 0]);
      go(t, {
        take: [/^weapon:/, 'target:H', 'no-more-surges'],
        until: () => damage(t, 'H') > 0 && t.prompt === 'd2.ask.act',
      });
      expect([t.state.acting.at(-1)!.actions, weapons(t)]).toEqual([2, []]);
      t.choose('end', 'activate:N');
      expect(t.state.acting.at(-1)!.actions).toBe(1);
    },
  );
  ruleTest('is not offered for a group without that trait', (open) => {
    expect(group(open, 'Zombie').prompt).toBe('d2.ask.act');
  });
});

describe('Shared Burdens', () => {
  const blade = { name: 'Blade', dice: ['blue', 'red'] };
  const shared = (open: OpenPlaytest, dealt: string): Table => {
    const t = scene(open, [], {
      map: room('HMN.....', '..O.....', '.......A'),
      figures: {
        H: hero({ weapons: [blade] }),
        M: { monster: 'Zombie', rank: 'minion' },
        N: { monster: 'Zombie', rank: 'minion' },
        O: { monster: 'Zombie', rank: 'minion' },
      },
      'overlord cards in play': ['Shared Burdens'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue: dealt, red: '0-1-0', brown: '0' },
    });
    return go(t, {
      take: [/^weapon:/, 'target:M'],
      until: () => t.prompt === 'd2.ask.use' || (t.state.attacks.length === 0 && damage(t, 'M') > 0),
    });
  };
  ruleTest('diverts from 1 to all but 1 of the damage [D2-FPLOT-16]', (open) => {
    const t = shared(open, '3-2-0');
    t.choose(usesOf(t, 'Shared Burdens')[0]!);
    const { choice } = t.match;
    expect(choice).toMatchObject({ kind: 'amount', min: 1, max: 2 });
    t.choose(2);
    t.choose('figure:N').choose('figure:O');
    go(t, { until: 'd2.ask.act' });
    expect(['M', 'N', 'O'].map((letter) => damage(t, letter))).toEqual([1, 1, 1]);
    expect(paid(t, 'Shared Burdens')).toEqual([0, true, 0]);
  });
  ruleTest('is not offered for 1 damage [D2-FPLOT-16]', (open) => {
    const t = scene(open, [], {
      map: room('HMN.....', '........', '.......A'),
      figures: {
        H: hero({ weapons: [{ name: 'Blade', dice: ['blue'] }] }),
        M: { monster: 'Zombie', rank: 'minion' },
        N: { monster: 'Zombie', rank: 'minion' },
      },
      'overlord cards in play': ['Shared Burdens'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue: '5-1-0', brown: '0' },
    });
    go(t, { take: [/^weapon:/, 'target:M'], use: ['Shared Burdens'], until: () => damage(t, 'M') > 0 });
    expect(paid(t, 'Shared Burdens')).toEqual([1, false, 0]);
  });
});

describe('Oath of Silence', () => {
  const oath = { card: 'Oath of Silence', on: 'M', exhausted: true };
  const silent = (open: OpenPlaytest, more: Words = {}, words: Words = {}): Table =>
    open(
      position({
        map: room('HM......', '.......A'),
        figures: { H: hero(), A: hero(), M: monster({ actions: ['Howl'], ...more }) },
        'overlord cards in play': [oath],
        turn: { activating: 'M' },
        ...words,
      }),
    );
  ruleTest('leaves the monster move actions and nothing else [D2-FPLOT-15]', (open) => {
    expect(silent(open).offered).toEqual(['action:move', 'end']);
    const free = silent(open, {}, { 'overlord cards in play': [] });
    expect(free.offered.length).toBeGreaterThan(2);
  });
  ruleTest('allows no action of a Condition card [D2-FPLOT-15]', (open) => {
    const stunned = { conditions: ['stunned'] };
    expect(silent(open, stunned).offered).toEqual(['end']);
    expect(silent(open, stunned, { 'overlord cards in play': [] }).offered).toContain('discard:stunned');
  });
  ruleTest('does not let the monster climb out of a pit [D2-FPLOT-15]', (open) => {
    const inPit = { map: room('H.Z.....', '.......A').replace('Z ', 'pM') };
    expect(silent(open, {}, inPit).offered.filter((id) => id.startsWith('climb'))).toEqual([]);
    const free = silent(open, {}, { ...inPit, 'overlord cards in play': [] });
    expect(free.offered.filter((id) => id.startsWith('climb')).length).toBeGreaterThan(0);
  });
  ruleTest('does not let the monster perform what the quest allows [D2-FPLOT-15]', (open) => {
    const token = { map: room('H1M.....', '.......A'), tokens: { 1: 'red objective' } };
    expect(silent(open, {}, token).offered).toEqual(['action:move', 'end']);
    const free = silent(open, {}, { ...token, 'overlord cards in play': [] });
    expect(free.offered.filter((id) => id.startsWith('pick')).length).toBe(1);
  });
  ruleTest('heals monsters within 3 spaces of it at the end of the turn of the overlord', (open) => {
    const t = overlords(open, [], {
      map: room('H..M..N.', '.......O', '.......A'),
      figures: { M: monster({ damage: 3 }), N: monster({ damage: 3 }), O: monster({ damage: 3 }) },
      'overlord cards in play': [oath],
    });
    atEnd(t, 'M', 'N', 'O');
    go(t, { until: 'd2.ask.next-hero' });
    expect(['M', 'N', 'O'].map((letter) => damage(t, letter))).toEqual([1, 1, 3]);
  });
});

describe('Thunderous Fall', () => {
  const felled = (open: OpenPlaytest, words: Words = {}): Table =>
    scene(open, [], {
      map: room('HMM.....', '.MM.....', '...A....'),
      figures: {
        H: hero({ weapons: [{ name: 'Blade', dice: ['blue'] }] }),
        A: hero(),
        M: monster({ size: 'huge', health: 5, damage: 4 }),
      },
      'overlord cards in play': ['Thunderous Fall'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue: '3-2-0', gray: '0' },
      ...words,
    });
  ruleTest('stuns the heroes beside a huge monster that damage has brought down [D2-FPLOT-20]', (open) => {
    const t = felled(open);
    go(t, { take: [/^weapon:/, /^target:M/], use: ['Thunderous Fall'], until: () => t.state.threat === 0 });
    go(t, { until: 'd2.ask.act' });
    expect([has(t, 'H', 'stunned'), has(t, 'A', 'stunned'), ...paid(t, 'Thunderous Fall')]).toEqual([
      true,
      true,
      0,
      true,
      0,
    ]);
  });
});

describe('Thunderous Fall and other ends', () => {
  ruleTest('is not offered for a monster that falls with Health left [D2-FPLOT-20]', (open) => {
    const t = overlords(open, [], {
      map: room('HMM.....', '.MM.....', '...A....'),
      figures: { A: hero(), M: monster({ size: 'huge', health: 5, damage: 4 }) },
      'overlord cards in play': ['Thunderous Fall', 'Doom'],
      threat: 1,
    });
    go(t, {
      use: ['Doom', 'Thunderous Fall'],
      until: () => (t.state.zones.defeated ?? []).length > 0 && t.prompt !== 'd2.ask.use',
    });
    expect(paid(t, 'Thunderous Fall')).toEqual([1, false, 0]);
  });
});

describe('Descend to Madness', () => {
  const mad = (open: OpenPlaytest, gray: string, black: string): Table => {
    const t = overlords(open, [], {
      map: room('H......M', '........', '.......A'),
      'overlord cards in play': ['Descend to Madness'],
      threat: 1,
      shown: { gray, black },
    });
    atEnd(t);
    return go(t, { use: ['Descend to Madness'], until: 'd2.ask.test-order' });
  };
  ruleTest(
    'tests what the overlord names for each hero, and pays for each who fails [D2-FPLOT-21]',
    (open) => {
      const t = mad(open, '3 3', '4 4');
      t.choose(['figure:A', 'figure:H'] as unknown as string);
      expect(t.offered).toEqual(['test:knowledge', 'test:willpower']);
      t.choose('test:knowledge').choose('test:willpower');
      expect(paid(t, 'Descend to Madness')).toEqual([2, true, 0]);
    },
  );
  ruleTest('ends with the first hero who passes', (open) => {
    const t = mad(open, '0', '0');
    t.choose(['figure:A', 'figure:H'] as unknown as string).choose('test:willpower');
    expect(paid(t, 'Descend to Madness')).toEqual([0, true, 0]);
  });
});

describe('Soul Ensnare', () => {
  ruleTest('hurts the hero who recovers, and heroes within 3 spaces [D2-FPLOT-22]', (open) => {
    const t = scene(open, [], {
      map: room('.H..A...', '.......B', '.......M'),
      figures: {
        F: hero({ health: 12, damage: 12, token: 'a1' }),
        H: hero(),
        A: hero(),
        B: hero(),
      },
      'overlord cards in play': [{ card: 'Soul Ensnare', exhausted: true }],
      turn: { of: 'H' },
      shown: { red: '0-2-0 0-2-0' },
    });
    t.choose('revive:F');
    go(t, { until: 'd2.ask.act' });
    expect(['F', 'H', 'A', 'B'].map((letter) => damage(t, letter))).toEqual([12 - 4 + 1, 1, 0, 0]);
  });
});
