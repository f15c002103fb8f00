import {
  adviceOf,
  createMatch,
  createRandom,
  createSpeaker,
  describedPosition,
  seatOf,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { guessed } from '../bot/previous.ts';
import { valuation } from '../bot/valuation.ts';
import { value } from '../bot/value.ts';
import { content } from '../content/index.ts';
import { bots, game, strongest } from '../index.ts';
import { englishFor } from '../rules/english/index.ts';

const speaker = createSpeaker({ languages: [{ en: englishFor(content) }] });

const open = (words: object) => createMatch({ ...describedPosition(game, words), seed: 1 });

describe('a hint', () => {
  it('says in words of the game what the best choice leaves, and what the other way does', async () => {
    const match = open({
      heroes: [
        {
          archetype: 'Warrior',
          cards: [
            { name: 'Hack', action: 'attack', dice: 5 },
            { name: 'Look Around', action: 'explore', dice: 1 },
          ],
          'exhausted cards': ['rest', 'aid'],
          engaged: [{ name: 'Wolf', attack: 4, health: 1 }],
        },
        { archetype: 'Mage' },
      ],
      location: { name: 'Ford', exploration: 6 },
      'location deck': [{ name: 'Bridge', exploration: 6 }],
    });
    const { choice } = match;
    const { answer, found } = await adviceOf(bots[strongest]!, seatOf(match, choice!, createRandom('hint')));
    expect(nameOf(match, answer)).toBe('Hack (Attack)');
    expect(nameOf(match, found!.runnerUp.answer)).toBe('Look Around (Explore)');
    expect(found!.sure).toBeGreaterThan(0.75);
    const said = found!.reasons.map((reason) => speaker.say(reason));
    expect(said.join('; ')).toMatch(/enemies .*(strike for|with) [\d.]+.*; the other way (for|with) [\d.]+/);
  });

  it('has words for everything that the valuation looks at', () => {
    for (const feature of [...valuation.features, 'won', 'lost']) {
      const said = speaker.say(valuation.why(feature, { n: 1.5, other: 2 })!);
      expect(said, feature).not.toContain('ht.why');
    }
  });
});

it('the guessed weights are those of the first version, scaled', () => {
  const match = open({
    heroes: [
      {
        archetype: 'Warrior',
        wounds: 3,
        tokens: 2,
        engaged: [{ name: 'Wolf', attack: 4, health: 3, wounds: 1 }],
      },
      { archetype: 'Mage', wounds: 6 },
    ],
    location: { name: 'Ford', exploration: 6 },
    shadows: [{ name: 'Rat', attack: 1, health: 2 }],
    'location deck': [{ name: 'Bridge', exploration: 6 }],
  });
  const { bias, of } = guessed;
  const measured = valuation.measure(match, 0);
  const sum = valuation.features.reduce((all, feature, i) => all + of[feature]! * measured[i]!, bias);
  expect(12 * sum - 45).toBeCloseTo(value(match.state));
});

function nameOf(match: ReturnType<typeof open>, answer: unknown): string {
  const { among, as } = match.choice as unknown as {
    among: unknown[];
    as: { id(one: unknown): string; text(one: unknown): unknown };
  };
  const option = among.find((one) => as.id(one) === answer);
  return createSpeaker({ languages: [game.languages] }).say(as.text(option) as never);
}
