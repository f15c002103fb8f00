import {
  adviceOf,
  createMatch,
  createRandom,
  createSpeaker,
  describedPosition,
  seatOf,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { combatInsight } from '../bot/combat/insight.ts';
import { valuation } from '../bot/valuation.ts';
import { bots, game, strongest } from '../index.ts';
import type { Runebound } from '../rules/state.ts';

const speaker = createSpeaker({ languages: [game.languages] });

async function advised(words: object) {
  const match = createMatch<Runebound>({ ...describedPosition(game, words), seed: 1 });
  return adviceOf(bots[strongest]!, seatOf(match, match.choice!, createRandom('hint')));
}

describe('a hint', () => {
  it('names the answer of the bot, and what it expects of the next best one', async () => {
    const { answer, found } = await advised({ players: [{ hero: 'Lyssa', at: 'Tamalir', damage: 6 }] });
    expect(found!.runnerUp.answer).not.toEqual(answer);
    expect(found!.chance).toBeGreaterThan(0);
    expect(found!.sure).toBeGreaterThanOrEqual(0);
  });

  it('tells of a fight what it leaves of the foe, or of the hero', async () => {
    const { found } = await advised({
      players: [{ hero: 'Lyssa', at: 'Market Town', assets: ['Yew Bow'] }],
      combat: { enemy: { name: 'Troll', health: 6 } },
    });
    expect(found === null || found.reasons.every((reason) => !speaker.say(reason).includes('rb.why'))).toBe(
      true,
    );
  });

  it('has words for everything that the valuations look at', () => {
    for (const { features, why } of [valuation, combatInsight.valuation!]) {
      for (const feature of [...features, 'won', 'lost']) {
        expect(speaker.say(why(feature, { n: 1.5, other: 2 })!), feature).not.toContain('rb.why');
      }
    }
  });
});
