import { createMatch, createRandom, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { habit, idsOf } from '../../bot/habit.ts';
import { thinker } from '../../bot/thinker.ts';
import { worthForHeroes } from '../../bot/valuation.ts';
import { game } from '../../rules/index.ts';
import { questCards } from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';

const SEATS = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'];
const MOST_MATCHES = 20;

/** Plays a quest by habit, in match after match, to a choice of the overlord where something can be done. */
function playedTo(quest: string, isThere: (match: Match<Descent>, id: string) => boolean) {
  for (let n = 1; n <= MOST_MATCHES; n++) {
    const match = createMatch<Descent>({ game, seats: SEATS, seed: n, options: { quest } } as never);
    for (; match.choice; match.answer(match.choice.seat, habit(match, match.choice))) {
      if (match.choice.seat !== 0 || match.choice.kind !== 'one') continue;
      const id = idsOf(match.choice).find((one) => isThere(match, one));
      if (id !== undefined) return { match, id };
    }
  }
  throw new Error(`It did not come to that in ${MOST_MATCHES} matches.`);
}

describe('a program that plays the overlord', () => {
  it('takes the last step to victory, however much a side has got already', () => {
    const { match, id } = playedTo('castle-daerion', ({ state }, one) => {
      const slaughter = questCards(state).find(({ def }) => def === 'castle-daerion-1-slaughter');
      return slaughter?.tokens === 4 && one.endsWith('Strike the villager down');
    });
    expect(thinker.answer(seatOf(match as never, match.choice!, createRandom('last step')))).toBe(id);
    match.answer(0, id);
    expect(match.over?.result).toBe('overlord');
  }, 60_000);

  it('takes up what the quest wants carried off, though the way is long', () => {
    const { match, id } = playedTo('a-fat-goblin', (_, one) => one.endsWith('Take the crop'));
    const before = worthForHeroes(match.state);
    match.answer(0, id);
    expect(worthForHeroes(match.state)).toBeLessThan(before - 1);
  }, 60_000);

  it('does not miss a goblin that has got away', () => {
    const { match, id } = playedTo('first-blood', (_, one) => one === 'leave');
    const before = worthForHeroes(match.state);
    match.answer(0, id);
    expect(worthForHeroes(match.state)).toBeLessThan(before);
  }, 60_000);
});
