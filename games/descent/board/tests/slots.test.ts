import { createMatch, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { slotsOf } from '../panel/slots.tsx';

/** The berserker Grisban and the knight Syndrael, as they set out. */
function setOut(): Match {
  const options = { quest: 'first-blood', level: null, players: [1, 1] };
  const match: Match = createMatch({ game, seats: ['Olga', 'Ada'], options, seed: 1 });
  while (match.choice?.topic !== 'next-hero') {
    const { seat, options: offered = [], kind } = match.view(match.choice!.seat).choice!;
    match.answer(seat, kind === 'some' ? [] : offered[0]!.id);
  }
  return match;
}

describe('the equipment of a hero by its places', () => {
  it('fills both hands with what takes two, and shows what is empty', () => {
    const view = setOut().view(0);
    const cards = (hero: number) => slotsOf(view, hero).map(({ slot, card }) => [slot, card]);
    expect(cards(0)).toEqual([
      ['hand', 'berserker-chipped-greataxe'],
      ['hand', 'berserker-chipped-greataxe'],
      ['armor', null],
      ['other', null],
      ['other', null],
    ]);
    expect(cards(1).slice(0, 2)).toEqual([
      ['hand', 'knight-iron-longsword'],
      ['hand', 'knight-wooden-shield'],
    ]);
  });
});
