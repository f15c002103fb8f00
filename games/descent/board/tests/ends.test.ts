import { createMatch, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { box } from '../index.ts';

const LEFT_OVER = ['end', 'action:fatigue'];

/** Whether ending a turn is asked about twice, at each question of a hero's turn in which actions are taken at once. */
function asksInTurn(): { readonly left: boolean; readonly asks: boolean }[] {
  const options = { quest: 'first-blood', level: null, players: [1, 1] };
  const match: Match = createMatch({ game, seats: ['Olga', 'Ada'], options, seed: 1 });
  const found: { left: boolean; asks: boolean }[] = [];
  while (match.choice) {
    const { seat, options: offered = [], topic, n, kind } = match.view(match.choice.seat).choice!;
    if (topic === 'act' && seat === 1) {
      const choice = match.view(seat).choice!;
      const end = offered.find(({ id }) => id === 'end')!;
      const left = offered.some(({ id }) => !LEFT_OVER.includes(id));
      found.push({ left, asks: box.ends!(end, choice) });
      if (!left || n > 400) return found;
    }
    const wanted = ['action:rest', 'pass', 'keep-equipment', 'end', 'no-more-surges'];
    const answer = wanted.find((id) => offered.some((one) => one.id === id)) ?? offered[0]!.id;
    match.answer(seat, kind === 'some' ? [] : answer);
  }
  return found;
}

describe('ending a turn', () => {
  it('is asked about once more while something is left to do, and not afterwards', () => {
    const found = asksInTurn();
    expect(new Set(found.map(({ left }) => left))).toEqual(new Set([true, false]));
    expect(found.filter(({ left, asks }) => left !== asks)).toEqual([]);
  });
});
