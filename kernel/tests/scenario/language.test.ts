import { describe, expect, it } from 'vitest';
import { CHECKPOINT, confirm, type Rule, runScenario } from '../../src/index.ts';
import { playThreeWays } from '../../src/testing/index.ts';
import { type Dungeon, dungeon } from './dungeon.ts';
import { base, refused, run } from './run.ts';

const ON_OFFER = 'on offer: Search the room (search); Share';

describe('what is offered', () => {
  const taking = { gold: 0, steps: [{ p1: 'share' }, { p1: 0 }] };
  const THINGS = ['rope', 'red potion', 'red stone'];

  it('of a kind is exactly this, whatever else is offered', () => {
    expect(run({ ...taking, offered: { thing: THINGS } })).toEqual([]);
    expect(run({ ...taking, offered: { thing: ['Rope', 'thing:red stone', 'red p'] } })).toEqual([]);
    expect(run({ offered: { search: ['search'] } })).toEqual([]);
  });

  it.each([
    [
      { offered: { thing: ['rope', 'red potion'] } },
      ['offered/thing: also offered: red stone (thing:red stone)'],
    ],
    [
      { offered: { thing: [...THINGS, 'lamp'] } },
      [
        'offered/thing/3: "lamp" is not offered; on offer: rope (thing:rope); red potion (thing:red potion); red stone (thing:red stone)',
      ],
    ],
    [
      { offered: { thing: ['rope', 'red'] } },
      [
        'offered/thing/1: "red" could be red potion (thing:red potion); red stone (thing:red stone)',
        'offered/thing: also offered: red potion (thing:red potion); red stone (thing:red stone)',
      ],
    ],
    [{ 'not offered': ['rope'] }, ['not offered/0: "rope" is offered: rope (thing:rope)']],
    [
      { 'not offered': { thing: ['lamp', 'red'] } },
      ['not offered/thing/1: "red" is offered: red potion (thing:red potion); red stone (thing:red stone)'],
    ],
  ])('%j', (doc, differences) => {
    expect(run({ ...taking, ...doc })).toEqual(differences);
  });

  it('is none of these, by name or by kind', () => {
    expect(run({ 'not offered': ['leave', 'dance'] })).toEqual([]);
    expect(run({ ...taking, 'not offered': { thing: ['lamp'] } })).toEqual([]);
    expect(run({ gold: 5, 'not offered': ['leave'] })).toEqual(['not offered/0: "leave" is offered: Leave']);
  });

  it('is nothing at all when the match is over, which shows nothing', () => {
    const over = { gold: 5, steps: [{ p1: 'leave' }] };
    expect(run({ ...over, 'not offered': ['search'] })).toEqual([
      'not offered: nothing could be offered: nobody is asked, the match is over',
    ]);
  });

  it('makes no sense without a name', () => {
    expect(refused({ 'not offered': [] })).toBe('not offered: names no option');
    expect(refused({ offered: { thing: 'rope' } })).toBe(
      'offered/thing: thing: expected a list of options, or such lists by kind, not rope',
    );
  });
});

describe('a look', () => {
  const chance = { 'search die': [4, 2] };

  it('tries steps and leaves everything as it was', () => {
    const look = [
      { p1: 'search' },
      { expect: { 'p1.gold': 5 } },
      { look: [{ p1: 'share' }] },
      { p1: 'leave' },
    ];
    const steps = [
      { look: [...look, { expect: { over: 'escape' } }] },
      { look: [{ p1: 'search' }, { p1: 'search' }, { expect: { 'p1.gold': 7 } }] },
      { expect: { 'p1.gold': 1 } },
      { p1: 'search' },
      { p1: 'search' },
    ];
    expect(run({ gold: 1, chance, steps, expect: { 'p1.gold': 7, over: null } })).toEqual([]);
  });

  it('tells what differs in it, and the steps after it are taken all the same', () => {
    const steps = [
      {
        look: [{ p1: 'search' }, { expect: { 'p1.gold': 9 } }, { p1: 'dance' }, { expect: { 'p1.gold': 8 } }],
      },
      { look: [{ p1: 'search' }, { p1: 'search' }, { p1: 'search' }] },
      { p1: 'search' },
      { p1: 'search' },
    ];
    expect(run({ chance, steps, expect: { 'p1.gold': 6 } })).toEqual([
      'steps/0/look/1/expect/p1.gold: p1.gold: expected 9, got 4',
      `steps/0/look/2/p1: "dance" is not offered; ${ON_OFFER}`,
      'chance/search die: The script for "search die" has run dry.',
    ]);
  });

  it('uses up no chance, and what it draws has been drawn', () => {
    const tried = [{ look: [{ p1: 'search' }, { look: [{ p1: 'search' }] }] }, { p1: 'search' }];
    const doc = { steps: tried, expect: { 'p1.gold': 4 } };
    expect(run({ ...doc, chance })).toEqual([]);
    expect(run({ ...doc, chance: { 'search die': [4, 2, 1] } })).toEqual([
      'chance/search die: "search die" was never drawn for 1',
    ]);
  });

  it('can be the last thing, and must look at something', () => {
    const look = [{ p1: 'search' }, { expect: { 'p1.gold': 4 } }];
    expect(run({ chance: { 'search die': 4 }, look })).toEqual([]);
    expect(run({ chance: { '*': 'seeded' }, look: [{ p1: 'search' }, { asked: 'p1' }] })).toEqual([]);
    expect(refused({ look: [{ p1: 'search' }] })).toContain('the scenario checks nothing');
    expect(refused({ look: [{ p3: 'search' }, { asked: 'p1' }] })).toContain('look/0/p3: "p3" is neither');
  });

  it('is not noticed by a table that takes back and loads', () => {
    const steps = [
      { look: [{ p1: 'search' }, { p1: 'share' }, { p1: 2 }] },
      { p1: 'search' },
      { p1: 'search' },
    ];
    playThreeWays((open) => {
      const { differences } = runScenario(dungeon, { ...base, chance, steps, logged: ['2 gold'] }, open);
      expect(differences).toEqual([]);
    });
  });
});

describe('trials', () => {
  const trials = [
    {
      title: 'a good roll',
      chance: { 'search die': 5 },
      steps: [{ p1: 'leave' }],
      expect: { over: 'escape' },
    },
    { chance: { 'search die': [1] }, 'not offered': ['leave'] },
    { title: 'a chest', chance: { 'search die': [6] }, steps: [{ p2: 'yes' }], expect: { 'p1.gold': 16 } },
  ];

  it('are played from one position, each with its own chance, steps and checks', () => {
    expect(run({ steps: [{ p1: 'search' }], trials })).toEqual([]);
  });

  it('share what is said beside them', () => {
    const common = { gold: 1, chance: { 'search die': 2 }, steps: [{ p1: 'search' }] };
    const more = [{ chance: { 'search die': [4] }, expect: { 'p1.gold': 5 } }, { expect: { 'p1.gold': 3 } }];
    expect(run({ ...common, expect: { over: null }, trials: more })).toEqual([]);
    expect(run({ ...common, expect: { 'p1.gold': 3 }, trials: more })).toEqual([
      'expect/p1.gold: trial 1: p1.gold: expected 3, got 5',
    ]);
  });

  it('tell which of them differs, and where', () => {
    const wrong = { ...trials[1], title: 'bad', chance: { 'search die': [5, 3] } };
    expect(run({ steps: [{ p1: 'search' }], trials: [trials[0], wrong] })).toEqual([
      'trials/1/not offered/0: bad: "leave" is offered: Leave',
      'trials/1/chance/search die: bad: "search die" was never drawn for 3',
    ]);
  });

  it('name the lines that they prove', () => {
    const proves = {
      proves: ['DG-LEAVE-01'],
      trials: [{ proves: ['DG-SEARCH-01'], asked: 'p1' }, { asked: 'p1' }],
    };
    const { scenario } = runScenario(dungeon, { ...base, ...proves });
    expect(scenario.proves).toEqual(['DG-LEAVE-01', 'DG-SEARCH-01']);
  });

  it.each([
    [[], 'trials: trials: expected a list of trials, not []'],
    [[{ steps: [{ p1: 'search' }] }], 'trials/0: the trial checks nothing: expected at least one of expect'],
    [[{ asked: 'p1', gold: 3 }], 'trials/0/gold: "gold" is not a word here; expected one of title, proves'],
    [[{ asked: 'p1', trials: [] }], 'trials/0/trials: "trials" is not a word here'],
    [[{ asked: 'p1' }, { asked: 'p9' }], 'trials/1/asked: there is no seat "p9"'],
  ])('%j are refused', (all, sentence) => {
    expect(refused({ trials: all })).toContain(sentence);
  });
});

describe('what is not named', () => {
  const chest = { decline: 'unnamed', chance: { 'search die': [6, 6, 1] } };
  const search = { p1: 'search' };

  it('is declined before the next answer, and at the end', () => {
    expect(run({ ...chest, steps: [search, search, search], expect: { 'p1.gold': 13 } })).toEqual([]);
    const two = { ...chest, chance: { 'search die': [6, 6] } };
    expect(run({ ...two, steps: [search, search], expect: { 'p1.gold': 12 }, asked: 'p1' })).toEqual([]);
  });

  it('is asked as ever without that word', () => {
    expect(run({ chance: { 'search die': [6] }, steps: [search, search], asked: 'p1' })).toEqual([
      'steps/1/p1: p1 cannot answer: p2 is asked: Do you open the chest?',
    ]);
    expect(refused({ decline: true, asked: 'p1' })).toBe(
      'decline: decline: expected one of unnamed, not true',
    );
  });

  it('is not what an answer or `asked` names, however many checks come before it', () => {
    const checks = [{ expect: { 'p1.gold': 6 } }, { offered: ['yes', 'no'] }];
    expect(
      run({
        ...chest,
        chance: { 'search die': 6 },
        steps: [search, ...checks, { p2: 'yes' }],
        expect: { 'p1.gold': 16 },
      }),
    ).toEqual([]);
    expect(
      run({ ...chest, chance: { 'search die': 6 }, steps: [search, ...checks], asked: { p2: 'chest' } }),
    ).toEqual([]);
  });

  it('is nothing where something has to be chosen, or where an amount or things could be given', () => {
    const steps = [{ p1: 'share' }, { p1: 'search' }];
    expect(
      run({
        decline: 'unnamed',
        gold: 3,
        chance: { 'search die': 1 },
        steps,
        expect: { 'p1.gold': 4, 'p2.loot': [] },
      }),
    ).toEqual([]);
    expect(run({ decline: 'unnamed', steps: [{ p1: 'leave' }], asked: 'p1' })).toEqual([
      `steps/0/p1: "leave" is not offered; ${ON_OFFER}`,
    ]);
  });

  it('is not declined for ever', () => {
    function* play(g: Dungeon): Rule {
      for (;;) {
        yield CHECKPOINT;
        yield* confirm(g, { seat: 0, prompt: 'd.chest' });
      }
    }
    const doc = { ...base, decline: 'unnamed', asked: 'p2' };
    expect(runScenario({ ...dungeon, play }, doc).differences).toEqual([
      { path: ['asked'], what: 'declined 100 questions; Lyssa is asked: Do you open the chest?' },
    ]);
  });

  it('is declined in a look and in a trial, too', () => {
    const look = [search, search, { expect: { 'p1.gold': 12 } }];
    const steps = [{ look }];
    expect(
      run({ chance: { 'search die': [6, 6] }, trials: [{ decline: 'unnamed', steps, asked: 'p1' }] }),
    ).toEqual([]);
  });
});

describe('seats in facts', () => {
  it('go by any of their names, as in steps', () => {
    const facts = {
      'Lyssa.gold': 4,
      'lyssa.hand': 0,
      'p1.gold': 4,
      guide: 'Lyssa',
      order: ['p2', 'lyssa'],
      'order.1': 'LYSSA',
    };
    expect(run({ gold: 4, expect: facts })).toEqual([]);
    expect(run({ gold: 4, expect: { Lyssa: { gold: 4, hand: 0 } } })).toEqual([]);
  });

  it('are not meant where the game has a fact of that name', () => {
    const begin = () => ({ options: {}, seats: 2, names: ['Lyssa', 'guide'] });
    const game = { ...dungeon, scenario: { ...dungeon.scenario!, begin } };
    const doc = { ...base, expect: { guide: 'Lyssa', 'p2.loot': [], order: ['guide', 'Lyssa'] } };
    expect(runScenario(game, doc).differences).toEqual([]);
  });

  it('are told apart', () => {
    expect(run({ expect: { 'Lyssa.gold': 4 } })).toEqual(['expect/Lyssa.gold: p1.gold: expected 4, got 0']);
    expect(run({ expect: { guide: 'p2' } })).toEqual(['expect/guide: guide: expected p2, got p1']);
    expect(run({ expect: { guide: 'Nobody' } })).toEqual(['expect/guide: guide: expected Nobody, got p1']);
    expect(run({ expect: { 'Lissa.gold': 4 } })).toEqual([
      'expect/Lissa.gold: Lissa.gold: expected 4, but there is no such fact; there are over, winners, p1, p2, guide, order',
    ]);
  });
});

describe('the log', () => {
  const opened = {
    chance: { 'search die': [3, 6] },
    steps: [{ p1: 'search' }, { p1: 'search' }, { p2: 'yes' }],
  };

  it('tells lines and cards in their order, whatever else it tells', () => {
    const logged = ['3 gold', 'DG-SEARCH-01 6 gold', 'DG-CHEST-01', 'find 10'];
    expect(run({ ...opened, logged })).toEqual([]);
    expect(
      run({
        ...opened,
        logged: ['DG-CHEST-01 old chest'],
        'not logged': ['DG-LEAVE-01', 'DG-CHEST-01 gold'],
      }),
    ).toEqual([]);
  });

  it('is that since the last answer in a step, and the whole log at the end', () => {
    const steps = [
      { p1: 'search' },
      { logged: ['3 gold'] },
      { p1: 'search' },
      { 'not logged': ['3 gold'] },
      { look: [{ logged: ['6 gold'] }, { 'not logged': ['3 gold'] }] },
      { look: [{ p2: 'yes' }, { logged: ['DG-CHEST-01', 'DG-SEARCH-01'] }, { 'not logged': ['6 gold'] }] },
      { p2: 'no' },
      { 'not logged': ['gold'] },
    ];
    expect(run({ ...opened, steps, logged: ['3 gold', '6 gold'], 'not logged': ['chest'] })).toEqual([]);
  });

  it.each([
    [
      { logged: ['DG-CHEST-01', '6 gold'] },
      [
        'logged/1: "6 gold" was not logged after "DG-CHEST-01"; the log goes on: You find 10 gold. · DG-SEARCH-01',
      ],
    ],
    [
      { logged: ['DG-LEAVE-01'] },
      [
        'logged/0: "DG-LEAVE-01" was not logged; the log says: You find 3 gold. · DG-SEARCH-01 You find 6 gold. · DG-SEARCH-01 You open the Old Chest. · DG-CHEST-01 You find 10 gold. · DG-SEARCH-01',
      ],
    ],
    [
      { 'not logged': ['chest'] },
      ['not logged/0: "chest" was logged: You open the Old Chest. · DG-CHEST-01'],
    ],
  ])('%j', (doc, differences) => {
    expect(run({ ...opened, ...doc })).toEqual(differences);
  });

  it('makes no sense without anything to look for', () => {
    expect(refused({ logged: [] })).toBe(
      'logged: logged: expected a list of ledger lines and parts of sentences, not []',
    );
  });

  it('is the same at a table that saves and loads', () => {
    playThreeWays((open) => {
      const doc = { ...base, ...opened, logged: ['3 gold', '6 gold', 'DG-CHEST-01'] };
      expect(runScenario(dungeon, doc, open).differences).toEqual([]);
    });
  });
});
