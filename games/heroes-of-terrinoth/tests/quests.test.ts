import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import { hero, offers, pick } from './look.ts';
import { dice, position } from './position.ts';

const begin = (quest: string, seed = 1) =>
  createMatch({
    game,
    seats: ['Ann', 'Ben'],
    seed,
    options: { quest, heroes: ['syndrael', 'elder-mok'], leader: 0 },
  });

describe('a quest sheet', () => {
  it('has rules, a peril track with its effects, victory and defeat on its front [HT-QUEST-01]', () => {
    for (const { id, on, modify, peril, text, victory } of content.quests) {
      expect(Object.keys({ ...on, ...modify }).length, id).toBeGreaterThan(0);
      expect(peril.spaces.length, id).toBeGreaterThan(1);
      const effects = peril.effects.map(({ colour }) => colour);
      expect(effects.length, id).toBeGreaterThan(0);
      expect(
        effects.filter((colour) => !peril.spaces.includes(colour)),
        id,
      ).toEqual([]);
      const lines = text.map((line) => (typeof line === 'string' ? line : line[0]));
      expect(
        lines.filter((key) => key === 'ht.quest.peril'),
        id,
      ).toHaveLength(effects.length);
      expect(
        lines.filter((key) => key === 'ht.quest.victory'),
        id,
      ).toHaveLength(1);
      expect(
        lines.filter((key) => key.startsWith('ht.quest.defeat')),
        id,
      ).toHaveLength(1);
      expect(victory.text, id).not.toBe('ht.none');
    }
    expect(content.quests).toHaveLength(8);
  });

  it('has the introduction, the stacks of the decks and two closing texts on its back [HT-QUEST-02]', () => {
    for (const { id, enemies, locations, exploration, story } of content.quests) {
      for (const stacks of [enemies, locations, exploration]) expect(stacks.length, id).toBeGreaterThan(0);
      const texts = [story.before, story.victory, story.defeat];
      expect(new Set(texts).size, id).toBe(3);
      for (const text of texts) expect(text.length, id).toBeGreaterThan(80);
    }
  });

  it('is read to the players before the first round, rule by rule [HT-QUEST-03]', () => {
    for (const { id, text } of content.quests) {
      const { log } = begin(id);
      const round = log.findIndex(({ key }) => key === 'ht.log.round');
      const read = log.slice(0, round).filter(({ key }) => key === 'ht.log.quest-rule');
      expect(
        read.map(({ args }) => args!.text),
        id,
      ).toEqual(text.map((line) => (typeof line === 'string' ? [line] : line)));
      expect(text.length, id).toBeGreaterThan(2);
    }
  });
});

describe('the rules of a quest', () => {
  ruleTest('hold for the whole game [HT-QUEST-04]', (open) => {
    const t = open(
      position({
        heroes: [{ health: 40 }, { health: 40 }],
        quest: {
          nemesis: { name: 'Warlord', rank: 'nemesis', health: 1 },
          abilities: [{ when: 'round ends', do: { suffer: 1, who: 'each hero' } }],
        },
        location: { name: 'Ford', exploration: 0 },
        'location deck': ['Bog', 'Inn', 'Mill', 'Moor'].map((name) => ({ name, exploration: 0 })),
        chance: dice('blank '.repeat(60)),
      }),
    );
    const wounds: number[] = [];
    while (t.state.round <= 6) {
      const { round } = t.state;
      pick(t, offers(t)[0]!); // the party travels on, and rests when it has to
      if (t.state.round > round) wounds.push(hero(t, 1).wounds);
    }
    expect(wounds).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('nothing carries over from one quest to the next [HT-QUEST-05]', () => {
    const fresh = JSON.stringify(begin('millbrook-burning').state);
    const match = begin('the-goblin-problem', 3);
    const random = createRandom(3);
    while (match.choice) match.answer(match.choice.seat, randomAnswer(match.choice, random));
    expect(match.log.map(({ key }) => key)).toContain('ht.log.upgrades');
    expect(match.log.map(({ key }) => key)).toContain('ht.log.draws');
    const next = begin('millbrook-burning');
    expect(JSON.stringify(next.state)).toBe(fresh);
    const { zones } = next.state;
    for (const seat of [0, 1]) {
      expect(zones[`items:${seat}`]).toEqual([]);
      expect(zones[`hero:${seat}`]).toMatchObject([{ wounds: 0, tokens: 0, down: false }]);
      const cards = zones[`actions:${seat}`]!.map(
        ({ def }) => content.activations.find(({ id }) => id === def)!,
      );
      expect(cards.map((card) => card.class)).toEqual([null, null, null, null]);
    }
  });
});
