import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/index.ts';
import { dungeon } from './dungeon.ts';
import { base, refused, run } from './run.ts';

describe('a scenario that is as it says', () => {
  it('plays answers of every kind, by id, by text, by the beginning of a text', () => {
    const steps = [
      { p1: 'search' },
      { Lyssa: 'SHARE' },
      { p1: 3 },
      { p2: ['rope', 'red st'] },
      { p2: ['thing:red stone', 'Rope'] },
    ];
    const expected = { 'p1.gold': 1, 'p2.loot': ['red stone', 'rope'], 'p2.loot.0': 'red stone', over: null };
    expect(run({ chance: { 'search die': 4 }, steps, expect: expected })).toEqual([]);
  });

  it('checks at each moment what is asked, offered, closed, known and seen', () => {
    const steps = [
      { asked: 'p1' },
      { asked: { lyssa: 'what do you' } },
      { offered: ['share', 'search the room'] },
      { closed: { leave: 'DG-LEAVE-01' } },
      { closed: { Leave: ['DG-LEAVE-01', 'needs 5 gold'] } },
      { sees: { p1: { 'open.gold': 4, 'zones.hand:0.length': 2 }, p2: { 'zones.hand:0': 2 } } },
      { sees: { spectator: { 'zones.hand:0': 2, 'choice.options': null } } },
      { p1: 'search' },
      { expect: { 'p1.gold': 5 } },
      { offered: ['search', 'share', 'leave'] },
      { p1: 'leave' },
    ];
    const end = { asked: 'nobody', offered: [], expect: { over: 'escape', winners: ['p1', 'p2'] } };
    expect(run({ gold: 4, cards: 2, chance: { 'search die': [1] }, steps, ...end })).toEqual([]);
  });

  it('draws from a seed what the script leaves to it', () => {
    const doc = { steps: [{ p1: 'search' }], asked: 'p1' };
    expect(run({ ...doc, chance: { '*': 'seeded' } })).toEqual([]);
    expect(run(doc)).toEqual([
      'chance/search die: The rules draw "search die", but the script only knows nothing.',
    ]);
  });
});

describe('a scenario that differs says how', () => {
  const gold4 = { gold: 4, expect: { 'p1.gold': 4 } };

  it.each([
    [{ expect: { 'p1.gold': 3 } }, 'expect/p1.gold: p1.gold: expected 3, got 4'],
    [{ expect: { 'p2.loot': ['rope'] } }, 'expect/p2.loot: p2.loot: expected ["rope"], got []'],
    [
      { expect: { 'p1.silver': 3 } },
      'expect/p1.silver: p1.silver: expected 3, but there is no such fact; there are gold, hand',
    ],
    [
      { expect: { 'p3.gold': null } },
      'expect/p3.gold: p3.gold: expected nothing, but there is no such fact; there are over, winners, p1, p2, guide, order',
    ],
    [{ sees: { p2: { 'open.gold': 5 } } }, 'sees/p2/open.gold: p2 sees open.gold: expected 5, got 4'],
    [{ asked: 'p2' }, 'asked: expected p2 to be asked, but Lyssa is asked: What do you do?'],
    [{ asked: { p1: 'who' } }, 'asked: expected p1 to be asked "who", but Lyssa is asked: What do you do?'],
    [{ asked: 'nobody' }, 'asked: expected nobody to be asked, but Lyssa is asked: What do you do?'],
    [{ offered: ['search'] }, 'offered: also offered: Share'],
    [
      { offered: ['search', 'share', 'leave'] },
      'offered/2: "leave" is not offered; on offer: Search the room (search); Share',
    ],
    [
      { closed: { share: 'DG-LEAVE-01' } },
      'closed/share: "share" is not closed; closed are: Leave; on offer: Search the room (search); Share',
    ],
    [
      { closed: { leave: 'DG-LEAVE-02' } },
      'closed/leave: "leave" is closed, but not for "DG-LEAVE-02": the door needs 5 gold and you have 4 · DG-LEAVE-01',
    ],
    [{ chance: { 'search die': [1, 2] } }, 'chance/search die: "search die" was never drawn for 1, 2'],
    [
      { steps: [{ p1: 'leave' }] },
      'steps/0/p1: "leave" is not offered; on offer: Search the room (search); Share',
    ],
    [
      { steps: [{ p1: 's' }] },
      'steps/0/p1: "s" could be Search the room (search); Share; on offer: Search the room (search); Share',
    ],
    [{ steps: [{ p2: 'search' }] }, 'steps/0/p2: p2 cannot answer: Lyssa is asked: What do you do?'],
    [
      { steps: [{ p1: 'share' }, { p1: 5 }] },
      'steps/1/p1: p1 cannot answer so: The number must be from 0 to 4. on offer: 0; 1; 2; 3; 4',
    ],
    [
      { steps: [{ p1: 'search' }, { p1: 'search' }], chance: { 'search die': 2 } },
      'chance/search die: The script for "search die" has run dry.',
    ],
  ])('%j', (doc, difference) => {
    expect(run({ ...gold4, ...doc })).toEqual([difference]);
  });

  it('goes on after a check that fails, and not after an answer that cannot be given', () => {
    const steps = [{ expect: { 'p1.gold': 1 } }, { p1: 'dance' }, { expect: { 'p1.gold': 2 } }];
    expect(run({ steps }).map((difference) => difference.slice(0, 14))).toEqual([
      'steps/0/expect',
      'steps/1/p1: "d',
    ]);
  });
});

describe('a scenario that makes no sense is refused', () => {
  const sound = { expect: { over: null } };

  it.each([
    [{ title: undefined }, 'title: title: expected a title, not nothing'],
    [
      { expect: undefined, gold: 3 },
      ': the scenario checks nothing: expected at least one of expect, sees, offered, not offered, asked, closed, logged, not logged, look',
    ],
    [
      { goold: 3 },
      'goold: "goold" is not a word here; expected one of title, proves, game, seed, chance, decline, steps, expect, sees, offered, not offered, asked, closed, logged, not logged, look, trials, gold, cards',
    ],
    [{ gold: 'much' }, 'gold: gold: expected a whole number, not much'],
    [{ gold: 100 }, ': the position cannot be: There are 100 gold.'],
    [{ proves: 'DG-LEAVE-01' }, 'proves: proves: expected a list of ledger lines, not DG-LEAVE-01'],
    [
      { proves: ['DG-LEAVE-01', 'leaving'] },
      'proves/1: expected a ledger line such as HT-ACTION-35, not leaving',
    ],
    [{ chance: [4] }, 'chance: chance: expected labels with the values they give, not [4]'],
    [{ chance: { 'search die': [true] } }, 'chance/search die/0: expected a value of this draw, not true'],
    [
      { chance: { 'search die': 7 }, steps: [{ p1: 'search' }] },
      'chance/search die: The script gives "7" for "search die", which can only be: 1, 2, 3, 4, 5, 6.',
    ],
    [{ steps: { p1: 'search' } }, 'steps: steps: expected a list of steps, not {"p1":"search"}'],
    [
      { steps: ['search'] },
      'steps/0: expected a step with one entry, such as "p1: strike" or "expect: { … }", not search',
    ],
    [
      { steps: [{ p1: 'search', p2: 'x' }] },
      'steps/0: expected a step with one entry, such as "p1: strike" or "expect: { … }"',
    ],
    [
      { steps: [{ p1: { a: 1 } }] },
      'steps/0/p1: p1: expected an answer: an option, a list of options or a number, not {"a":1}',
    ],
    [
      { steps: [{ p3: 'search' }] },
      'steps/0/p3: "p3" is neither a seat nor a check; the seats are Lyssa (p1), p2; the checks are expect, sees, offered, not offered, asked, closed, logged, not logged, look',
    ],
    [
      { steps: [{ expct: { 'p1.gold': 3 } }] },
      'steps/0/expct: "expct" is neither a seat nor a check; the seats are Lyssa (p1), p2; the checks are expect, sees, offered, not offered, asked, closed, logged, not logged, look',
    ],
    [
      { steps: [{ asked: 'p1', p1: 'search' }] },
      'steps/0: expected a step with one entry, such as "p1: strike" or "expect: { … }"',
    ],
    [
      { sees: { ghost: { over: null } } },
      'sees/ghost: there is no seat "ghost"; the seats are Lyssa (p1), p2',
    ],
    [
      { offered: 'search' },
      'offered: offered: expected a list of options, or such lists by kind, not search',
    ],
    [{ closed: ['leave'] }, 'closed: closed: expected actions with the reason why, not ["leave"]'],
    [{ expect: {} }, 'expect: expect: expected facts like "p1.wounds: 2", not {}'],
    [{ sees: {} }, 'sees: sees: expected seats with what they see, not {}'],
    [{ sees: { p1: {} } }, 'sees/p1: p1: expected facts like "zones.hand:0: 3", not {}'],
    [{ asked: {} }, 'asked: asked: expected a seat, not {}'],
    [{ closed: {} }, 'closed: closed: expected actions with the reason why, not {}'],
    [{ offered: {} }, 'offered: offered: expected a list of options, or such lists by kind, not {}'],
    [{ closed: { leave: null } }, 'closed/leave: leave: expected a ledger line or a reason, not nothing'],
  ])('%j', (doc, sentence) => {
    expect(refused({ ...sound, ...doc })).toBe(sentence);
  });

  it('a document that is no map, and a game without words', () => {
    expect(() => runScenario(dungeon, 'hello')).toThrow('expected a scenario');
    const { scenario: _, ...mute } = dungeon;
    expect(() => runScenario(mute, { ...base, ...sound })).toThrow('Dungeon has no words for scenarios');
  });
});
