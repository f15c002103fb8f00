import { createMatch, createRandom, createSpeaker, kernelLanguages, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { terminal } from '../rules/terminal.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

describe('the table as lines of text', () => {
  it('says everything in words, and nothing of what is hidden', () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = createRandom(seed);
      const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid'], seed, checkpoints: false });
      while (match.choice && match.count < 150) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        const lines = terminal(match.view(0), speaker).join('\n');
        expect(lines).not.toMatch(/\brb\.|undefined|NaN|[{}]/);
        if (match.state.phase !== 'setup') expect(lines).toContain('act ');
      }
    }
  });
});
