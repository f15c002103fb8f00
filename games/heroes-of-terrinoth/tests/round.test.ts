import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { nemeses } from '../content/nemeses.ts';
import { hero, keys, names, offers, pick } from './look.ts';
import { dice, foe, position } from './position.ts';

const blanks = dice('blank '.repeat(40));
const ford = { name: 'Ford', exploration: 9 };

describe('a round', () => {
  ruleTest('is the hero, enemy, peril and travel phase, in that order [HT-ROUND-01, HT-ROUND-03]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}, {}, {}],
        quest: {
          'peril track': ['gray', 'green', 'gray'],
          'peril effects': { green: { 'draw exploration': 1 } },
          abilities: [{ when: 'round ends', do: { recover: 1 } }],
        },
        'exploration deck': [{ name: 'Rope', abilities: [] }],
        location: { ...ford, abilities: [{ when: 'travel phase', do: { suffer: 1 } }] },
        shadows: [foe('Bat', { bar: [{ Tip: { 'gain tokens': 1 } }] })],
        chance: blanks,
      }),
    );
    for (const turn of [0, 1, 2, 3]) {
      expect([t.asked, t.state.round, t.state.phase]).toEqual([turn, 1, 'hero']);
      pick(t, 'Explore');
    }
    const order = [
      'enemy-activates',
      'tokens',
      'enemies-ready',
      'peril',
      'draws',
      'ability',
      'suffers',
      'ability',
      'recovers',
      'round',
      'activates',
    ];
    expect(keys(t, 'enemy-phase')).toEqual(order);
    expect([t.state.round, t.state.phase, t.asked]).toEqual([2, 'hero', 0]);
  });

  ruleTest('ends, after the travel phase, with what happens at its end [HT-ROUND-02]', (open) => {
    const ending = (name: string) => ({
      name,
      exploration: 0,
      abilities: [{ when: 'round ends', do: { 'gain tokens': 1, who: 'each hero' } }],
    });
    const tokens = [
      { location: ending('Ford'), 'location deck': [{ name: 'Bog', exploration: 5 }] },
      { location: { name: 'Ford', exploration: 0 }, 'location deck': [ending('Bog')] },
    ].map((words) => {
      const t = open(position({ phase: 'travel', heroes: [{}, {}], ...words }));
      expect(hero(t, 0).tokens).toBe(0);
      pick(t, 'travel', 'Ann');
      return hero(t, 0).tokens;
    });
    expect(tokens).toEqual([0, 1]); // the place that was left is out of play by then
  });

  ruleTest('is followed by a hero phase that the leader begins [HT-ROUND-03]', (open) => {
    const t = open(position({ phase: 'end', round: 4, leader: 'Ben', heroes: [{}, {}, {}] }));
    expect([t.state.round, t.state.phase, t.asked, t.prompt]).toEqual([5, 'hero', 1, 'ht.ask.activate']);
  });
});

describe('the game', () => {
  ruleTest(
    'goes on, round after round, until the quest is won or lost [HT-ROUND-04, HT-ROUND-05]',
    (open) => {
      const ends = [{ victory: 'peril at its end' }, { defeat: 'peril at its end' }].map((goal) => {
        const quest = { ...goal, 'peril track': ['gray', 'gray', 'gray', 'gray'] };
        const t = open(position({ heroes: [{}, {}], quest, chance: blanks }));
        const rounds = new Set<number>();
        while (!t.over) {
          rounds.add(t.state.round);
          pick(t, offers(t)[0]!);
        }
        expect([...rounds]).toEqual([1, 2, 3]);
        expect([t.asked, t.offered]).toEqual([-1, []]);
        return t.over;
      });
      expect(ends).toEqual([
        { result: 'victory', winners: [0, 1], text: ['ht.literal', { text: 'The scenario is won.' }] },
        { result: 'defeat', winners: [], text: ['ht.literal', { text: 'The scenario is lost.' }] },
      ]);
    },
  );

  const { story } = content.quests.find(({ id }) => id === 'the-goblin-problem')!;
  const splig = nemeses.find(({ name }) => name === 'Splig')!;

  ruleTest('is over at once when the quest is won, with the text for it [HT-ROUND-05]', (open) => {
    const attack = { cards: [{ action: 'attack', dice: 1, after: 'lose' }] };
    const t = open(
      position({
        quest: 'The Goblin Problem',
        location: { name: 'Bandit Hideout', progress: 20 },
        heroes: [{ ...attack, engaged: [{ name: 'Splig', wounds: splig.health - 1, exhausted: true }] }, {}],
        chance: dice('critical success'),
      }),
    );
    pick(t, 'Attack');
    expect(t.over).toEqual({
      result: 'victory',
      winners: [0, 1],
      text: ['ht.literal', { text: story.victory }],
    });
    expect([names(t, 'aside'), t.asked]).toEqual([['Splig'], -1]);
  });

  for (const result of ['win', 'lose'] as const) {
    ruleTest(`an effect can end it: ${result} [HT-ROUND-05]`, (open) => {
      const heroes = [{ cards: [{ action: 'explore', dice: 1, after: [result, { suffer: 1 }] }] }, {}];
      const t = open(
        position({ quest: 'The Goblin Problem', location: ford, heroes, chance: dice('blank') }),
      );
      pick(t, 'Explore');
      const outcome = result === 'win' ? 'victory' : 'defeat';
      expect(t.over).toMatchObject({ result: outcome, text: ['ht.literal', { text: story[outcome] }] });
      expect(hero(t, 0).wounds).toBe(0);
    });
  }

  ruleTest('is over at once when it is lost, with the text for that [HT-ROUND-05]', (open) => {
    const t = open(
      position({
        quest: 'The Goblin Problem',
        location: ford,
        heroes: [{ wounds: 19, engaged: [foe('Wolf')] }, { defeated: true }],
        chance: dice('blank blank', 'counterattack'),
      }),
    );
    pick(t, 'Explore');
    expect(t.over).toEqual({ result: 'defeat', winners: [], text: ['ht.literal', { text: story.defeat }] });
  });

  ruleTest(
    'the leader is the active hero for peril, travel and the end of the round [HT-ROUND-06]',
    (open) => {
      const pain = { either: [{ suffer: 1 }, { 'raise peril': 1 }] };
      const t = open(
        position({
          leader: 'Ben',
          turn: 'Cid',
          activation: 4,
          heroes: [{}, {}, {}, {}],
          quest: {
            'peril track': ['gray', 'red', 'gray', 'gray'],
            'peril effects': { red: pain },
            abilities: [{ when: 'round ends', do: pain }],
          },
          location: { ...ford, abilities: [{ when: 'travel phase', do: pain }] },
          chance: blanks,
        }),
      );
      expect(t.asked).toBe(0);
      pick(t, 'Explore');
      for (const wounds of [0, 1, 2]) {
        expect([t.asked, t.state.active, t.offered, hero(t, 1).wounds]).toEqual([
          1,
          1,
          ['effect:0', 'effect:1'],
          wounds,
        ]);
        pick(t, 'effect:0');
      }
      expect([hero(t, 1).wounds, t.prompt]).toEqual([3, 'ht.ask.activate']);
    },
  );

  for (const [phase, falls, asked] of [
    ['peril', 'red', 2],
    ['travel', 'gray', 1],
  ] as const) {
    ruleTest(
      `a leader who falls in the ${phase} phase makes way for a new active hero [HT-ROUND-06]`,
      (open) => {
        const pain = { either: [{ suffer: 1 }, { 'gain tokens': 1 }] };
        const t = open(
          position({
            phase: 'peril',
            leader: 'Ben',
            heroes: [{}, { wounds: 13 }, {}],
            quest: {
              'peril track': ['gray', falls],
              'peril effects': { red: { suffer: 1 } },
              abilities: [{ when: 'round ends', do: pain }],
            },
            location: {
              ...ford,
              abilities: [{ when: 'travel phase', do: phase === 'peril' ? pain : { suffer: 1 } }],
            },
          }),
        );
        for (let tokens = 0; tokens < asked; tokens++) {
          expect([hero(t, 1).down, t.asked, t.state.active, hero(t, 2).tokens]).toEqual([true, 2, 2, tokens]);
          pick(t, 'effect:1');
        }
        expect([t.asked, t.prompt]).toEqual([2, 'ht.ask.activate']);
      },
    );
  }
});
