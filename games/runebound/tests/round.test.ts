import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { enterSpace, LAST_SPACE, REFRESH_SPACES, STORY_SPACES } from '../rules/story/time.ts';
import { closed, hero, logged, names, offers, pick, type T } from './look.ts';
import { dice, foe, position } from './position.ts';

const END = 'end your turn';

/** Everybody ends the turn until the token has moved. */
function endRound(t: T): T {
  const { round } = t.state;
  while (t.state.round === round && t.match.choice)
    t.choose(t.offered.includes('end') ? 'end' : t.offered[0]!);
  return t;
}

describe('rounds and turns', () => {
  ruleTest(
    'each player has one turn, the first player first, then clockwise [RB-ROUND-01, RB-ROUND-02]',
    (open) => {
      const t = open(position({ players: [{}, {}, {}], first: 'p2' }));
      const turns: number[] = [];
      for (let i = 0; i < 4; i++) {
        turns.push(t.asked);
        expect(t.state.active).toBe(t.asked);
        pick(t, END);
      }
      expect(turns).toEqual([1, 2, 0, 1]);
    },
  );

  ruleTest(
    'after the last action a hero may still learn and use abilities [RB-ROUND-03, RB-SKILL-03]',
    (open) => {
      const skill = { name: 'Lore of Old', attribute: 'mind', orbs: { combat: 1 } };
      const t = open(
        position({
          players: [{ hero: 'Elder Mok', actions: 1, hand: [skill, 'blank'], trophies: ['combat'] }],
        }),
      );
      pick(t, 'spend an action');
      expect(offers(t)).toEqual([
        'learn Lore of Old for 1 combat trophy',
        'Restore Spirit (Elder Mok): draw 1 skill',
        END,
      ]);
    },
  );

  ruleTest('a turn ends when its player says so [RB-ROUND-04]', (open) => {
    const t = open(position({ players: [{ actions: 1 }, {}] }));
    pick(t, 'spend an action');
    expect([t.asked, offers(t)]).toEqual([0, [END]]);
    pick(t, END);
    expect(t.asked).toBe(1);
  });

  ruleTest('ending a turn early loses the actions that are left [RB-ROUND-05]', (open) => {
    const t = open(position({ players: [{}, {}] }));
    pick(t, END);
    expect(hero(t, 0).actions).toBe(0);
    pick(t, END);
    expect(hero(t, 0).actions).toBe(3);
  });

  ruleTest('a defeated or delayed hero cannot end it so while an action is left [RB-ROUND-05]', (open) => {
    for (const state of [{ damage: 9 }, { delayed: true }]) {
      const t = open(position({ players: [{ at: 'H9', ...state }, {}] }));
      expect(offers(t)).not.toContain(END);
      expect(closed(t).end).toMatch(/^RB-DE/);
    }
  });

  ruleTest('when all have had their turn the time token moves one space [RB-ROUND-06]', (open) => {
    const t = open(position({ players: [{}, {}], time: 5, decks: { story: [] } }));
    pick(t, END);
    expect(t.state.time).toBe(4);
    pick(t, END);
    expect(t.state.time).toBe(5);
  });

  ruleTest('the first player stays the same [RB-ROUND-07]', (open) => {
    const t = open(position({ players: [{}, {}], first: 'p2', time: 4 }));
    for (let i = 0; i < 3; i++) endRound(t);
    expect([t.state.first, t.asked]).toEqual([1, 1]);
  });

  ruleTest('a turn is over before the next begins, combats included [RB-ROUND-23, RB-ACT-12]', (open) => {
    const t = open(
      position({
        players: [
          { actions: 3, at: 'J8', casts: { 'token 1': 'physical', 'token 2': 'magic', 'token 3': 'surge' } },
          {},
        ],
        decks: { combat: [foe({ health: 1 })] },
        chance: {
          'cast enemy-1': ['dash'],
          'cast enemy-2': ['enemy'],
          'cast enemy-3': ['enemy'],
          'cast enemy-4': ['surge'],
          'cast enemy-5': ['dash'],
        },
      }),
    );
    pick(t, 'adventure', 'pass', 'deal physical'); // the enemy has more golden symbols and passes
    expect([t.asked, t.prompt, hero(t).actions]).toEqual([0, 'rb.ask.turn', 1]);
  });
});

describe('acts and the time track', () => {
  it('has gem refresh on the 6th and 12th space and four story spaces [RB-ROUND-16, RB-ROUND-24, RB-STORY-01]', () => {
    expect([LAST_SPACE, REFRESH_SPACES]).toEqual([11, [5, 11]]);
    expect(STORY_SPACES.map((space) => space + 1)).toEqual([2, 4, 8, 10]);
  });

  ruleTest(
    'the token shows the act, and goes back to the start for Act 2 [RB-ROUND-08, RB-ROUND-11]',
    (open) => {
      const t = open(position({ players: [{}], time: 12 }));
      expect(t.state.act).toBe(1);
      endRound(t);
      expect([t.state.act, t.state.time]).toEqual([2, 0]);
    },
  );

  ruleTest('an act ends on the last space when all have had their turn [RB-ROUND-09]', (open) => {
    const t = open(position({ players: [{}, {}], time: 12 }));
    pick(t, END);
    expect(logged(t)).not.toContain('act-ends');
    pick(t, END);
    expect(t.logged('rb.log.act-ends')).toHaveLength(1);
    expect(t.logged('rb.log.act-ends')[0]!.args).toEqual({ n: 1 });
  });

  ruleTest('the token moves, the space has its effect, then a round begins [RB-ROUND-21]', (open) => {
    const t = open(position({ players: [{}, {}], time: 1, decks: { story: ['Wings at Dusk'] } }));
    pick(t, END, END);
    const keys = logged(t, 'ends-turn').filter((key) => ['time', 'story', 'takes', 'turn'].includes(key));
    expect(keys).toEqual(['time', 'story', 'takes', 'takes', 'turn']);
  });

  ruleTest('rounds go on until the scenario ends them [RB-ROUND-22]', (open) => {
    const faces = [...Array(5 * 5).fill('plains'), 'wild', ...Array(4).fill('plains')] as string[];
    const t = open(position({ players: [{}], act: 2, time: 11, villain: 'G7', chance: dice(...faces) }));
    const { round } = t.state;
    for (let i = 1; i <= 6; i++) {
      endRound(t);
      expect([t.over, t.state.round]).toEqual([null, round + i]); // the act is long over
    }
    endRound(t);
    expect(t.over!.result).toBe('defeat'); // Margath is in Tamalir
  });

  ruleTest('the act ends before the token moves [RB-ROUND-10]', (open) => {
    const t = open(position({ players: [{}], time: 12 }));
    endRound(t);
    const keys = logged(t).filter((key) => ['act-ends', 'villain-appears', 'time'].includes(key));
    expect(keys).toEqual(['act-ends', 'villain-appears', 'time']);
  });

  ruleTest('it does not end elsewhere on the track [RB-ROUND-09]', (open) => {
    const t = open(position({ players: [{}], time: 11 }));
    endRound(t);
    expect([t.state.act, t.state.time, logged(t).includes('act-ends')]).toEqual([1, 11, false]);
  });

  ruleTest(
    'after Act 2 the token stays, and nothing is triggered by it [RB-ROUND-12, RB-ROUND-13, RB-ROUND-19]',
    (open) => {
      const t = open(
        position({
          players: [{ at: 'Tamalir' }],
          act: 2,
          time: 12,
          villain: 'Skydown',
          'facedown gems': ['J8'],
          chance: dice(...Array(10).fill('plains')),
        }),
      );
      endRound(t);
      endRound(t);
      expect([t.state.act, t.state.time, t.state.ended]).toEqual([2, 11, true]);
      expect(logged(t)).not.toContain('refresh');
      expect(t.logged('rb.log.act-ends')).toHaveLength(1);
    },
  );

  ruleTest('a story space draws the top story card and resolves it [RB-ROUND-14]', (open) => {
    const t = open(position({ players: [{}], decks: { story: ['Wings at Dusk'] } }));
    endRound(t);
    expect([t.state.time, names(t, 'story-discard'), hero(t).damage]).toEqual([1, ['Wings at Dusk'], 1]);
  });

  ruleTest('a refresh space turns gems faceup except where a hero stands [RB-ROUND-15]', (open) => {
    const t = open(position({ players: [{ at: 'J8' }], time: 5, 'facedown gems': ['J8', 'F9', 'A4'] }));
    const up = () => t.state.gems.filter((faceup) => faceup).length;
    expect(up()).toBe(24);
    endRound(t);
    expect([t.state.time, up()]).toEqual([5, 26]);
  });

  ruleTest('spaces work in both acts [RB-ROUND-17]', (open) => {
    const t = open(
      position({
        players: [{}],
        act: 2,
        time: 5,
        'facedown gems': ['A4'],
        decks: { story: ['Wings at Dusk'] },
      }),
    );
    endRound(t);
    expect(t.state.gems.every((up) => up)).toBe(true);
    endRound(t);
    expect([t.state.time, names(t, 'story-discard')]).toEqual([6, []]);
    endRound(t);
    expect([t.state.time, names(t, 'story-discard')]).toEqual([7, ['Wings at Dusk']]);
  });

  ruleTest('coming back to the start counts as entering it [RB-ROUND-18]', (open) => {
    const spaces = STORY_SPACES as number[];
    spaces.push(0); // as if the first space bore an icon
    try {
      const t = open(position({ players: [{}], time: 12, decks: { story: ['Wings at Dusk'] } }));
      endRound(t);
      expect([t.state.act, t.state.time, names(t, 'story-discard')]).toEqual([2, 0, ['Wings at Dusk']]);
    } finally {
      spaces.pop();
    }
  });

  ruleTest('a space with both icons refreshes gems before its story card [RB-ROUND-20]', (open) => {
    const t = open(
      position({ players: [{}], 'facedown gems': ['A4'], decks: { story: { only: ['Wings at Dusk'] } } }),
    );
    const space = enterSpace(t.state, true, true);
    while (!space.next().done) expect.unreachable();
    expect(t.match.log.map(({ key }) => key).filter((key) => /refresh|story$/.test(key))).toEqual([
      'rb.log.refresh',
      'rb.log.story',
    ]);
  });
});
