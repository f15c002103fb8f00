import { createMatch, createRandom, createSpeaker, kernelLanguages, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { terminal } from '../rules/terminal.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

describe('the table as lines of text', () => {
  it('says everything in words, and nothing of what lies face down', () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = createRandom(seed);
      const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid'], seed, checkpoints: false });
      while (match.choice && match.count < 60) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        const lines = terminal(match.view(0), speaker);
        expect(lines.join('\n')).not.toMatch(/\bht\.|undefined|NaN|[{}]/);
        const shadows = match.state.zones.shadows ?? [];
        const shown = lines.join('\n').match(/a face-down enemy/g)?.length ?? 0;
        if (lines.length > 0) expect(shown).toBe(shadows.filter(({ down }) => down).length);
      }
    }
  });
});
