import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
const plots = content.cards.filter(({ plot }) => plot);
const decks = [...new Set(plots.map(({ deck }) => deck))];

describe('the Plot decks of the base lieutenants', () => {
  it('have ten cards each, one of which is basic and one of which summons the agent', () => {
    expect(decks).toEqual([
      'Cursed by Power',
      'Endless Thirst',
      'Goblin Uprising',
      'Hybrid Loyalty',
      'Seeds of Betrayal',
      'The Fallen Elite',
    ]);
    for (const deck of decks) {
      const cards = plots.filter((card) => card.deck === deck);
      expect([
        cards.length,
        cards.filter(({ basic }) => basic).length,
        cards.filter(({ summons }) => summons).length,
      ]).toEqual([10, 1, 1]);
    }
  });

  it('say in words what they do', () => {
    for (const { name, text } of plots) {
      expect([name, text.length > 0]).toEqual([name, true]);
      for (const line of text) expect(speaker.say(line)).not.toMatch(/d2\.|undefined|\{/);
    }
  });
});
