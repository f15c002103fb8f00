import { createMatch, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { questRules } from '../sight.ts';

function rulesOf(quest: string) {
  const options = { quest, level: null, players: [1, 1] };
  const match: Match = createMatch({ game, seats: ['Olga', 'Ada'], options, seed: 1 });
  while (match.choice?.topic !== 'next-hero') {
    const { seat, options: offered = [], kind } = match.view(match.choice!.seat).choice!;
    match.answer(seat, kind === 'some' ? [] : offered[0]!.id);
  }
  return questRules(match.view(1)).map(({ def, needs, winner }) => [def.name, needs, winner]);
}

describe('the rules of a quest on the board', () => {
  it('say who wins by them and how much it takes, those of the heroes first', () => {
    expect(rulesOf('first-blood')).toEqual([
      ['Mauler', null, 'heroes'],
      ['Flight', 6, 'overlord'],
      ['Dusk', 20, 'overlord'],
      ['Despair', 6, 'overlord'],
      ['Stragglers', null, null],
    ]);
  });
});
