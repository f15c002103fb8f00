import { createMatch, createSpeaker, kernelLanguages, keysOf, optionsOf } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

ruleTest('the first seat begins and may mark any cell', (open) => {
  const t = open({ game });
  expect([t.asked, t.prompt]).toEqual([0, 'ttt.ask']);
  expect(t.offered).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

ruleTest('the seats take turns, and a marked cell is no longer offered', (open) => {
  const t = open({ game });
  t.choose('5');
  expect(t.asked).toBe(1);
  expect(t.offered).toEqual(['1', '2', '3', '4', '6', '7', '8', '9']);
  t.choose('1');
  expect(t.asked).toBe(0);
  expect(t.state.cells).toEqual([1, -1, -1, -1, 0, -1, -1, -1, -1]);
});

describe('three in a row win', () => {
  const lines = ['123', '456', '789', '147', '258', '369', '159', '357'];

  for (const line of lines) {
    const others = [...'123456789'].filter((cell) => !line.includes(cell));
    // Two cells of the loser that do not come in the way.
    const [a, b, c] = line as unknown as [string, string, string];
    const [x, y] = others as [string, string];

    ruleTest(`for the first seat: ${line}`, (open) => {
      const t = open({ game });
      t.choose(a, x, b, y);
      expect(t.over).toBeNull();
      t.choose(c);
      expect(t.over).toMatchObject({ result: 'seat 1', winners: [0] });
      expect(t.offered).toEqual([]);
    });
  }

  ruleTest('for the second seat too', (open) => {
    const t = open({ game });
    t.choose('1', '4', '2', '5', '9', '6');
    expect(t.over).toMatchObject({ result: 'seat 2', winners: [1] });
  });

  ruleTest('even with the last cell', (open) => {
    const t = open({ game });
    t.choose('1', '2', '3', '4', '5', '6', '8', '7', '9');
    expect(t.over).toMatchObject({ result: 'seat 1' });
  });
});

ruleTest('a full board without three in a row is a draw', (open) => {
  const t = open({ game });
  t.choose('5', '1', '2', '8', '7', '3', '4', '6');
  expect(t.offered).toEqual(['9']);
  t.choose('9');
  expect(t.over).toEqual({ result: 'draw', winners: [], text: 'ttt.draw' });
});

it('every text has its phrase', () => {
  const match = createMatch({ game, seats: ['Ada', 'Ben'], seed: 1 });
  const texts = [match.choice!.prompt, ...optionsOf(match.choice!).map(({ text }) => text), 'ttt.draw'];
  for (const cell of ['1', '4', '2', '5', '3']) match.answer(match.choice!.seat, cell);
  texts.push(match.over!.text, ...match.log.map(({ key, args }) => [key, args!] as const));
  const keys = new Set(texts.flatMap(keysOf));
  expect([...keys].sort()).toEqual(Object.keys(game.languages.en).sort());
  const { sentence } = createSpeaker({ languages: [game.languages, kernelLanguages], seats: ['Ada', 'Ben'] });
  expect(sentence(match.over!.text)).toBe('Ada has three in a row.');
});
