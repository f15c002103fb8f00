import { createMatch, type Legacy, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { instinct } from '../bot/instinct.ts';
import { campaign } from '../rules/campaign/legacy.ts';
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
  } while (campaign.next!(legacy, { chapter: 'the-outer-ruins' }, seats.length) !== null);
  return { results, party: legacy.data as PartyLegacy };
}

describe('the first chapter', () => {
  it('is played from legacy to legacy to its end, and pays what it says [BS-XP-10]', () => {
    for (const seats of [['Ann'], ['Ann', 'Ben', 'Cid']]) {
      const { results, party } = playChapter(`${seats.length} heroes`, seats);
      const { done, found, xp } = party.journey;
      expect(party.isWon).toBe(true);
      expect([done[0], done.at(-1)]).toEqual(['A', 'E']);
      expect(results.filter((one) => one === 'completed')).toHaveLength(done.length);
      expect(xp).toBe(FIRST_XP + Math.min(3, done.length) + (found >= 4 ? 1 : 0) + 3);
    }
  }, 60_000);
});
