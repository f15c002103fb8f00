import { createMatch, type Legacy, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { instinct } from '../bot/instinct.ts';
import type { PartyLegacy } from '../rules/campaign/party.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const MOST_TRIES = 30;
const FIRST_XP = 3;

/** Plays one node, or fails it, from the legacy of the match before. */
function playNode(seed: string, seats: readonly string[], legacy?: Legacy): Match<Bardsung> {
  const match = createMatch<Bardsung>({
    game,
    seats,
    seed,
    options: { chapter: 'the-outer-ruins' },
    checkpoints: false,
    ...(legacy && { legacy: JSON.parse(JSON.stringify(legacy)) }),
  } as never);
  while (match.choice) {
    match.answer(match.choice.seat, instinct(match.state, match.choice));
    const faults = game.faults!(match.state);
    if (faults.length > 0) throw new Error(faults.join(' '));
  }
  return match;
}

/** The whole chapter, each node tried until it is completed. */
function playChapter(seed: string, seats: readonly string[]) {
  let legacy: Legacy | undefined;
  const results: string[] = [];
  do {
    if (results.length === MOST_TRIES) throw new Error('The chapter does not end.');
    const match = playNode(`${seed} ${results.length}`, seats, legacy);
    results.push(match.over!.result);
    legacy = match.state.legacy!;
  } while ((legacy.data as PartyLegacy).journey.chapters.length === 0);
  return { results, party: legacy.data as PartyLegacy };
}

describe('the first chapter', () => {
  it('is played from legacy to legacy to its end, and pays what it says [BS-XP-10]', () => {
    for (const seats of [['Ann'], ['Ann', 'Ben', 'Cid']]) {
      const { results, party } = playChapter(`${seats.length} heroes`, seats);
      const { chapters, chapter, xp } = party.journey;
      expect([chapters, chapter]).toEqual([['the-outer-ruins'], 'hobgoblin-encampment']);
      const completed = results.filter((one) => one === 'completed').length;
      // These players use up no treasure: what they found they have.
      const found = party.heroes.flatMap(({ pack }) => pack).length;
      expect(xp).toBe(FIRST_XP + Math.min(3, completed) + (found >= 4 ? 1 : 0) + 3);
    }
  }, 60_000);
});
