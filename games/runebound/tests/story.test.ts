import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { pieces } from '../rules/heroes.ts';
import { makePiece } from '../rules/pieces.ts';
import { facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { enemyCasts, heroCasts, plainHero, position } from './position.ts';

/** Everybody ends the turn once. */
function endRound(t: T): T {
  const { round } = t.state;
  while (t.state.round === round && t.prompt === 'rb.ask.turn') pick(t, 'end');
  return t;
}

const drawing = (scenario: string, stories: string[], more: object = {}) =>
  position({ scenario, players: [{}], decks: { story: { only: stories } }, ...more });

describe('story cards', () => {
  ruleTest('that are no quests resolve at once and are discarded [RB-STORY-02]', (open) => {
    const t = endRound(open(drawing('margath', ['Wings at Dusk'])));
    expect([hero(t).damage, names(t, 'story-discard'), names(t, 'story-track')]).toEqual([
      1,
      ['Wings at Dusk'],
      [],
    ]);
  });

  ruleTest(
    'that are quests go to the lowest free space, with its token in their hex [RB-STORY-03, RB-STORY-04]',
    (open) => {
      const t = endRound(open(drawing('margath', ['Beneath the Water'])));
      const [card] = pieces(t.state, 'story-track');
      expect([names(t, 'story-track'), card!.space]).toEqual([['Beneath the Water'], 1]);
      const second = endRound(
        open(
          drawing('margath', ['The Archivists'], {
            'story track': ['Beneath the Water'],
            decks: { story: ['The Archivists'] },
          }),
        ),
      );
      expect(pieces(second.state, 'story-track').map(({ space }) => space)).toEqual([1, 2]);
    },
  );

  it('name their hexes; several hexes need no token [RB-STORY-05]', () => {
    for (const { id, quest } of content.stories) {
      if (quest) expect(quest.token, id).toBe(quest.hexes.length === 1);
    }
    expect(content.stories.find(({ id }) => id === 'the-archivists')!.quest!.hexes).toHaveLength(4);
  });

  ruleTest(
    'are used in their hexes only, by every hero, again and again [RB-STORY-06, RB-STORY-07, RB-STORY-10]',
    (open) => {
      const t = open(
        position({
          players: [
            { at: 'Tamalir', gold: 9 },
            { at: 'Forge', gold: 9 },
            { at: 'H9', gold: 9 },
          ],
          'story track': ['The Archivists'],
          decks: { story: [] },
        }),
      );
      pick(t, 'use The Archivists', 'use The Archivists', 'end');
      expect([hero(t, 0).story, hero(t, 0).gold, t.asked]).toEqual([2, 3, 1]);
      pick(t, 'use The Archivists', 'end');
      expect([hero(t, 1).story, t.asked, offers(t).some((text) => text.includes('Archivists'))]).toEqual([
        1,
        2,
        false,
      ]);
    },
  );

  ruleTest('say how their tokens are used: lore or companions [RB-STORY-09]', (open) => {
    const t = open(
      position({
        players: [{ at: 'Elmford' }],
        scenario: 'corpse-king',
        'story track': ['The Open Graves'],
        decks: { story: [], skill: ['success'] },
      }),
    );
    pick(t, 'use The Open Graves');
    expect(facts(t).companions).toBe(2);
  });

  ruleTest('leave their decisions to the first player [RB-STORY-12]', (open) => {
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{}, {}],
        first: 'p2',
        active: 'p2',
        decks: { story: { only: ['The Dead Rise'] } },
      }),
    );
    pick(t, 'end', 'end');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.zombie']);
  });

  ruleTest('on every hero resolve in turn order [RB-STORY-13]', (open) => {
    const t = open(
      position({ players: [{}, {}, {}], first: 'p2', decks: { story: { only: ['Wings at Dusk'] } } }),
    );
    pick(t, 'end', 'end', 'end');
    expect(t.logged('rb.log.takes').map(({ args }) => args!.hero)).toEqual(['Ben', 'Cid', 'Ann']);
  });

  ruleTest('beyond a full track lie beside it and work without a token [RB-STORY-14]', (open) => {
    const start = position({
      players: [{ at: 'Tamalir', gold: 9 }],
      decks: { story: { only: ['The Archivists'] } },
    });
    const t = open({
      ...start,
      arrange: (g) => {
        start.arrange!(g);
        for (let space = 1; space <= 6; space++)
          makePiece(g, 'beneath-the-water', 'story-track').space = space;
      },
    });
    endRound(t);
    expect(pieces(t.state, 'story-track').at(-1)).toMatchObject({ def: 'the-archivists', space: 0 });
    pick(t, 'use The Archivists');
    expect(hero(t).story).toBe(1);
  });

  ruleTest(
    'The Master: the tokens of a hero nobody plays, and a swap for an action [RB-STORY-15, RB-STORY-16, RB-STORY-17]',
    (open) => {
      const t = open(
        position({
          players: [{ hero: 'Lyssa', at: 'Exile Peak' }, { hero: 'Corbin' }],
          decks: { story: { only: ['The Master'] } },
          chance: { 'hero nobody plays': ['elder-mok'] },
        }),
      );
      pick(t, 'end', 'end');
      expect(names(t, 'story-tokens')).toEqual(['mok-1', 'mok-2', 'mok-3']);
      pick(t, 'use The Master');
      expect(offers(t)).toHaveLength(3);
      pick(t, '2 physical (lyssa-1)', '2 magic (mok-1)');
      expect([facts(t).tokens, names(t, 'story-tokens'), hero(t).actions]).toEqual([
        ['lyssa-2', 'lyssa-3', 'mok-1'],
        ['mok-2', 'mok-3', 'lyssa-1'],
        2,
      ]);
      pick(t, 'use The Master');
      expect(offers(t)).toContain('2 magic (mok-1)'); // it counts as a starting token
    },
  );

  it('are ten a scenario in the end, and at most eight are drawn [RB-STORY-01]', () => {
    expect(new Set(content.stories.map(({ scenario }) => scenario))).toEqual(
      new Set(['margath', 'corpse-king']),
    );
  });
});

describe('enemies of story cards', () => {
  const met = (player: object = {}, more: object = {}) =>
    position({
      players: [{ at: 'I9', gold: 0, casts: heroCasts('physical', 'magic', 'surge'), ...player }, {}],
      combat: {
        enemy: { name: 'Warden', health: 2, reward: 'gain 2 gold' },
        'of a story card': true,
        casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double'),
      },
      ...more,
    });

  ruleTest('give their reward and are no trophy [RB-STORY-08, RB-STORY-11]', (open) => {
    const t = open(met());
    pick(t, 'deal physical');
    expect([hero(t).gold, facts(t).trophies.all, names(t, 'combat-discard')]).toEqual([2, 0, []]);
    expect(names(t, 'aside')).toContain('Warden');
  });

  ruleTest('lie aside again when a hero retreats from them [RB-RETREAT-10]', (open) => {
    const t = open(met({}, { chance: { 'terrain die': ['plains'] } }));
    pick(t, 'pass', 'pass', 'yes', 'hex:I8');
    expect([names(t, 'combat-discard'), names(t, 'aside').includes('Warden'), hero(t).gold]).toEqual([
      [],
      true,
      0,
    ]);
  });
});

describe('The Ascendance of Margath', () => {
  const last = (more: object = {}, player: object = {}) =>
    position({ players: [{ at: 'Tamalir', ...player }], time: 12, ...more });

  ruleTest('Margath appears in Skydown when Act 1 ends [RB-SCENARIO-05]', (open) => {
    const t = open(last());
    expect(t.state.villain).toBe(-1);
    endRound(t);
    expect(logged(t)).toContain('villain-appears');
    expect(offers(t).some((text) => text.includes('villain'))).toBe(false);
  });

  const engaging = (more: object = {}, player: object = {}) =>
    position({
      players: [{ at: 'Skydown', casts: heroCasts('physical', 'magic', 'surge'), ...player }, {}],
      act: 2,
      villain: 'Skydown',
      chance: {
        'cast enemy-1': ['enemy'],
        'cast enemy-2': ['enemy'],
        'cast enemy-3': ['enemy'],
        'cast enemy-4': ['surge'],
        'cast enemy-5': ['double'],
        'cast master': ['enemy'],
        'cast margath-token': ['enemy'],
      },
      ...more,
    });

  ruleTest(
    'a hero in his hex may engage him for an action; being there is not enough [RB-SCENARIO-06]',
    (open) => {
      const t = open(engaging());
      expect(t.state.combat).toBeNull();
      pick(t, 'use The Ascendance of Margath');
      expect([t.state.combat!.kind, hero(t).actions]).toEqual(['villain', 2]);
      const apart = open(engaging({}, { at: 'H9' }));
      expect(offers(apart).some((text) => text.includes('engage the villain'))).toBe(false);
    },
  );

  ruleTest(
    'the scenario card is turned for the combat, and back if the hero does not win [RB-SCENARIO-01, RB-SCENARIO-03]',
    (open) => {
      const t = open(engaging({}, { damage: 8 }));
      const card = () => pieces(t.state, 'scenario')[0]!;
      expect([card().side, t.view(1).zones.scenario]).toEqual([0, expect.anything()]);
      pick(t, 'use The Ascendance of Margath');
      expect(card().side).toBe(1);
      pick(t, 'pass', 'deal enemy damage', ['2 damage (master)']);
      expect(card().side).toBe(0);
    },
  );

  it('both sides can be read at any time [RB-SCENARIO-02]', () => {
    for (const { villain, text } of content.scenarios) {
      expect(text.length).toBeGreaterThan(1);
      expect(content.villains.find(({ id }) => id === villain)!.text.length).toBeGreaterThan(2);
    }
  });

  ruleTest(
    'he casts seven tokens, the master and his own among them [RB-VILLAIN-01, RB-VILLAIN-02]',
    (open) => {
      const t = open(engaging({ act: 1 }));
      pick(t, 'use The Ascendance of Margath');
      const pool = t.state.zones['enemy-tokens']!.filter(
        (token) => (token as never as { state: number }).state === 1,
      );
      expect(pool.map(({ def }) => def)).toEqual([
        ...Object.keys(enemyCasts('', '', '', '', '')),
        'master',
        'margath-token',
      ]);
    },
  );

  ruleTest(
    'who defeats him wins alone, and the game is over [RB-VILLAIN-03, RB-SCENARIO-04, RB-VILLAIN-12]',
    (open) => {
      const t = open(
        engaging(
          {},
          {
            lore: 7,
            hero: plainHero(0, {
              tokens: [
                ['9 physical', 'shield'],
                ['golden magic', 'agility'],
                ['surge', 'dash'],
              ],
            }),
          },
        ),
      );
      pick(t, 'use The Ascendance of Margath', 'deal physical');
      expect([t.over!.result, t.over!.winners]).toEqual(['seat 1', [0]]);
    },
  );

  ruleTest(
    'each lore of his foe lowers his health by 1, never below 8 [RB-SCENARIO-10, RB-VILLAIN-11]',
    (open) => {
      for (const [lore, health] of [
        [0, 15],
        [3, 12],
        [9, 8],
      ] as const) {
        const t = open(engaging({}, { lore }));
        pick(t, 'use The Ascendance of Margath');
        expect((t.view(0).facts as { foeHealth: number }).foeHealth).toBe(health);
      }
    },
  );

  ruleTest('nobody retreats from him [RB-VILLAIN-07]', (open) => {
    const again = (symbol: string) => [symbol, symbol];
    const t = open(
      engaging(
        {
          chance: Object.fromEntries(
            ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5', 'master', 'margath-token'].map((id) => [
              `cast ${id}`,
              again(id === 'enemy-5' ? 'double' : 'enemy'),
            ]),
          ),
        },
        { casts: heroCasts(again('shield'), again('magic'), again('dash')) },
      ),
    );
    pick(t, 'use The Ascendance of Margath', 'pass', 'pass');
    expect([t.prompt, t.state.combat!.round]).toEqual(['rb.ask.combat-action', 2]);
  });

  ruleTest(
    'a hero he defeats is eliminated; he loses his damage and the game goes on [RB-VILLAIN-04, RB-VILLAIN-05]',
    (open) => {
      const t = open(engaging({}, { damage: 8 }));
      pick(t, 'use The Ascendance of Margath', 'deal physical', 'deal enemy damage', ['2 damage (master)']);
      expect([facts(t, 0).eliminated, t.over, t.asked]).toEqual([true, null, 1]);
      expect(pieces(t.state, 'aside').map(({ damage }) => damage)).toEqual([0]);
    },
  );

  ruleTest('when all are eliminated all have lost [RB-VILLAIN-06]', (open) => {
    const t = open(
      engaging({
        players: [
          { at: 'Skydown', damage: 8, casts: heroCasts('shield', 'magic', 'dash') },
          { eliminated: true, at: 'H9' },
        ],
      }),
    );
    pick(t, 'use The Ascendance of Margath', 'pass', []);
    expect([t.over?.result, t.over?.winners]).toEqual(['defeat', []]);
  });

  ruleTest(
    'healing cannot bring him above his health as it is now [RB-VILLAIN-08, RB-VILLAIN-09, RB-VILLAIN-10]',
    (open) => {
      const shown = ['enemy', 'enemy', 'enemy', 'surge', 'double', 'surge', 'surge'];
      const ids = [...Object.keys(enemyCasts('', '', '', '', '')), 'master', 'margath-token'];
      const chance = Object.fromEntries(ids.map((id, i) => [`cast ${id}`, [shown[i]!]]));
      const t = open(engaging({ chance }, { lore: 3 }));
      const foeHealth = () => (t.view(0).facts as { foeHealth: number }).foeHealth;
      pick(t, 'use The Ascendance of Margath', 'deal magic');
      expect([pieces(t.state, 'foe:1')[0]!.damage, foeHealth()]).toEqual([1, 12]);
      pick(t, 'Dragonlord');
      t.choose(t.offered[0]!); // it would heal 3
      expect([pieces(t.state, 'foe:1')[0]!.damage, foeHealth()]).toEqual([0, 12]);
    },
  );

  const after = (faces: string[], more: object = {}, player: object = {}) =>
    position({
      players: [{ at: 'Tamalir', ...player }, {}],
      act: 2,
      time: 12,
      villain: 'Skydown',
      chance: { 'terrain die': faces },
      ...more,
    });
  const plains = (n: number) => Array(n).fill('plains') as string[];

  ruleTest(
    'once Act 2 is over five dice are rolled, at the end of that very round too [RB-SCENARIO-07, RB-SCENARIO-11]',
    (open) => {
      const t = endRound(open(after(plains(10))));
      expect([t.logged('rb.log.rolls').length, t.state.time, t.state.round]).toEqual([1, 11, 13]);
      endRound(t);
      expect(t.logged('rb.log.rolls')).toHaveLength(2);
    },
  );

  ruleTest(
    'each wild moves him a hex toward Tamalir, the first player picking the way [RB-SCENARIO-08, RB-SCENARIO-12]',
    (open) => {
      const t = endRound(open(after(['wild', 'wild', ...plains(3)], { first: 'p1' })));
      while (t.prompt === 'rb.ask.villain-path') {
        expect(t.asked).toBe(0);
        t.choose(t.offered[0]!);
      }
      expect(t.logged('rb.log.villain-moves')).toHaveLength(2);
    },
  );

  ruleTest('when he reaches it all have lost [RB-SCENARIO-09]', (open) => {
    const t = endRound(open(after(['wild', ...plains(4)], { villain: 'G7' })));
    expect([t.over!.result, t.over!.winners]).toEqual(['defeat', []]);
  });

  ruleTest('the first player may exert to reroll these dice [RB-SCENARIO-13]', (open) => {
    const t = open(after(['wild', ...plains(5)], { villain: 'G7' }, { hand: ['blank'] }));
    pick(t, 'end', 'end');
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.dice']);
    pick(t, 'exert to reroll wild');
    expect([t.over, t.prompt]).toEqual([null, 'rb.ask.turn']);
  });
});

describe('The Corpse King', () => {
  const king = (more: object = {}, player: object = {}) =>
    position({ scenario: 'corpse-king', players: [{ ...player }, {}], ...more });

  ruleTest('each hero starts with a companion [RB-SCENARIO-14, RB-SCENARIO-15]', (open) => {
    expect(facts(open(king())).companions).toBe(1);
    expect(content.scenarios.find(({ id }) => id === 'corpse-king')!.token).toBe('companion');
  });

  ruleTest('Vorakesh appears in the Cursed Ruins with a zombie when Act 1 ends [RB-SCENARIO-16]', (open) => {
    const t = endRound(open(king({ time: 12 })));
    expect([t.state.villain === t.state.zombies[0], t.state.zombies.length]).toEqual([true, 1]);
    expect(logged(t).filter((key) => ['villain-appears', 'zombie'].includes(key))).toEqual([
      'villain-appears',
      'zombie',
    ]);
  });

  ruleTest('a hero in his hex may engage him for an action [RB-SCENARIO-17]', (open) => {
    const t = open(king({ act: 2, villain: 'Cursed Ruins' }, { at: 'Cursed Ruins' }));
    expect(offers(t).some((text) => text.includes('engage the villain'))).toBe(true);
  });

  ruleTest('when Act 2 ends all have lost [RB-SCENARIO-18]', (open) => {
    const t = endRound(open(king({ act: 2, time: 12, villain: 'Cursed Ruins' })));
    expect([t.over!.result, t.over!.winners]).toEqual(['defeat', []]);
  });

  ruleTest(
    'zombies raise his health, companions of his foe lower it by 2 [RB-SCENARIO-19, RB-SCENARIO-20]',
    (open) => {
      for (const [zombies, companions, health] of [
        [0, 0, 10],
        [3, 0, 13],
        [3, 2, 9],
        [0, 2, 8],
      ] as const) {
        const t = open(
          king(
            {
              act: 2,
              villain: 'Cursed Ruins',
              zombies: Array(zombies).fill('A1'),
              chance: { '*': 'seeded' },
            },
            { at: 'Cursed Ruins', companions },
          ),
        );
        pick(t, offers(t).find((text) => text.includes('engage the villain'))!);
        expect((t.view(0).facts as { foeHealth: number }).foeHealth).toBe(health);
      }
    },
  );

  ruleTest('zombies come by story quests [RB-SCENARIO-21]', (open) => {
    const t = endRound(open(king({ decks: { story: { only: ['The Open Graves'] } } })));
    expect(t.state.zombies).toHaveLength(2);
  });

  ruleTest(
    'entering a hex with zombies costs 2 damage, however many [RB-SCENARIO-22, RB-SCENARIO-26]',
    (open) => {
      for (const zombies of [['H8'], ['H8', 'H8', 'H8']]) {
        const t = open(king({ zombies }));
        pick(t, 'move', 'hex:H8');
        expect(hero(t).damage).toBe(2);
      }
    },
  );

  ruleTest('a zombie placed where a hero stands does nothing then [RB-SCENARIO-27]', (open) => {
    const t = endRound(open(king({ decks: { story: { only: ['The Open Graves'] } } }, { at: 'Elmford' })));
    expect([t.state.zombies.length, hero(t).damage]).toEqual([2, 0]);
  });

  ruleTest(
    'an action kills one for 1 gold, and it leaves the board [RB-SCENARIO-23, RB-SCENARIO-24, RB-SCENARIO-25]',
    (open) => {
      const t = open(king({ zombies: ['H9', 'H9'] }, { at: 'H9', gold: 0 }));
      pick(t, 'use The Corpse King: kill');
      expect([t.state.zombies.length, hero(t).gold, hero(t).actions]).toEqual([1, 1, 2]);
      const away = open(king({ zombies: ['H8'] }, { at: 'H9' }));
      expect(offers(away).some((text) => text.includes('kill a zombie'))).toBe(false);
    },
  );

  ruleTest('moving by an ability into its hex does the damage too [RB-SCENARIO-28]', (open) => {
    const t = open(king({ zombies: ['H8'] }, { at: 'H9', learned: ['Tireless'] }));
    pick(t, 'use Tireless', 'hex:H8');
    expect(hero(t).damage).toBe(2);
  });
});

describe('eliminated heroes', () => {
  const doomed = (more: object = {}) =>
    position({
      players: [
        {
          at: 'Skydown',
          damage: 8,
          gold: 5,
          lore: 2,
          assets: ['Notched Sword'],
          learned: ['Tireless'],
          hand: ['blank'],
          trophies: ['combat'],
          quests: ['The Goat Track'],
          rumors: ['Helpful Ally'],
          casts: { ...heroCasts('shield', 'magic', 'dash'), A03: 'dash' },
        },
        {},
        {},
      ],
      act: 2,
      villain: 'Skydown',
      chance: {
        'cast enemy-1': ['enemy'],
        'cast enemy-2': ['enemy'],
        'cast enemy-3': ['enemy'],
        'cast enemy-4': ['surge'],
        'cast enemy-5': ['double'],
        'cast master': ['enemy'],
        'cast margath-token': ['enemy'],
      },
      ...more,
    });
  const fall = (t: T): T => {
    pick(t, 'use The Ascendance of Margath', 'pass', 'deal enemy damage', ['2 damage (master)'], []);
    return t;
  };

  ruleTest('leave the board with all they have [RB-ELIM-01, RB-ELIM-02, RB-ELIM-03, RB-ELIM-05]', (open) => {
    const t = fall(open(doomed()));
    const { at, gold, lore, damage, assets, learned, hand, quests, rumors, trophies, tokens } = facts(t, 0);
    expect([at, gold, lore, damage, assets, learned, hand, quests, rumors, trophies.all, tokens]).toEqual([
      null,
      0,
      0,
      0,
      [],
      [],
      [],
      [],
      [],
      0,
      [],
    ]);
    expect(names(t, 'removed')).toEqual(
      expect.arrayContaining(['Notched Sword', 'Tireless', 'A03', 'The Goat Track']),
    );
  });

  ruleTest(
    'pass the first player on, who gets no second turn in the round [RB-ELIM-04, RB-ELIM-06, RB-ELIM-07]',
    (open) => {
      const t = fall(open(doomed()));
      expect([t.state.first, t.asked]).toEqual([1, 1]); // the turn in progress is over
      pick(t, 'end', 'end');
      expect([t.state.round, t.asked]).toEqual([2, 1]);
      pick(t, 'end', 'end');
      expect(t.asked).toBe(1);
      const later = fall(open(doomed({ first: 'p2', active: 'p1' })));
      expect([later.state.first, later.state.round, later.asked]).toEqual([1, 2, 1]);
    },
  );

  ruleTest('leave the enemy to the next player on that side [RB-ENEMY-14]', (open) => {
    const t = open(
      position({
        players: [{ casts: heroCasts('physical', 'magic', 'surge') }, {}, { eliminated: true }],
        combat: { enemy: { health: 5 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
      }),
    );
    expect(t.state.combat!.seats).toEqual([0, 1]);
  });

  ruleTest('leave the last one to the rules [RB-ENEMY-15]', (open) => {
    const t = open(
      position({
        players: [{ casts: heroCasts('physical', 'magic', 'surge') }, { eliminated: true }],
        combat: { enemy: { health: 5 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
      }),
    );
    expect(t.state.combat!.seats).toEqual([0, -1]);
    pick(t, 'deal magic');
    expect(t.asked).toBe(0);
  });
});
