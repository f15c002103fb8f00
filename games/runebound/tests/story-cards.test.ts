import { pieces } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { storyDef } from '../rules/catalogue.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import { makePiece } from '../rules/pieces.ts';
import { STORY_SPACES } from '../rules/story/time.ts';
import { endRound, facts, hero, names, offers, pick } from './look.ts';
import { enemyCasts, heroCasts, position } from './position.ts';

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
      expect(storyDef(t.state, card!).quest).toEqual({ hexes: [hexCalled('Weeping Water')], token: true });
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
    'are used in their hexes only, by every hero, again and again [RB-STORY-06, RB-STORY-10]',
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

  ruleTest('that are quests stay, and work as long as the game lasts [RB-STORY-07]', (open) => {
    const t = open(
      position({ players: [{ at: 'Tamalir', gold: 9 }], decks: { story: { only: ['The Archivists'] } } }),
    );
    for (const lore of [1, 2, 3]) {
      endRound(t);
      pick(t, 'use The Archivists');
      expect([names(t, 'story-track'), hero(t).story]).toEqual([['The Archivists'], lore]);
    }
    expect(names(t, 'story-discard')).toEqual([]);
  });

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
      pick(t, '2 physical (1 shield on its back)', '2 magic (double on its back)');
      expect([facts(t).tokens, names(t, 'story-tokens'), hero(t).actions]).toEqual([
        ['lyssa-2', 'lyssa-3', 'mok-1'],
        ['mok-2', 'mok-3', 'lyssa-1'],
        2,
      ]);
      pick(t, 'use The Master');
      expect(offers(t)).toContain('2 magic (double on its back)'); // it counts as a starting token
    },
  );

  it('are ten a scenario, and a match of two acts draws at most eight of them [RB-STORY-01]', () => {
    for (const { id } of content.scenarios) {
      expect(content.stories.filter(({ scenario }) => scenario === id)).toHaveLength(10);
    }
    expect(2 * STORY_SPACES.length).toBe(8);
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
