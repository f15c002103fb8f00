import type { Entry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { madeUpText, readMadeUp } from '../src/index.ts';

const makers = {
  lamps: (words: Entry) => `lamp of ${words.at('oil').whole({ min: 0 })}`,
  ropes: (words: Entry) => words.at('name').text().length,
};

describe('components that a scenario makes up', () => {
  it('are carried by a match as text, and made again out of it by kind', () => {
    const text = madeUpText({ lamps: [{ oil: 2 }, { oil: 5 }], ropes: [{ name: 'Hemp' }] })!;
    expect(readMadeUp(text, makers)).toEqual({ lamps: ['lamp of 2', 'lamp of 5'], ropes: [4] });
    expect(readMadeUp('{"ropes":[{"name":"Silk line"}]}', makers)).toEqual({ lamps: [], ropes: [9] });
  });

  it('are no text when there are none', () => {
    expect(madeUpText({ lamps: [], ropes: [] })).toBeNull();
  });

  it('are refused where a kind or a word means nothing, or a value is wrong', () => {
    expect(() => readMadeUp('{"ladders":[{}]}', makers)).toThrow('ladders');
    expect(() => readMadeUp('{"lamps":[{"oil":1,"wick":2}]}', makers)).toThrow('wick');
    expect(() => readMadeUp('{"lamps":[{"oil":-1}]}', makers)).toThrow('-1');
    expect(() => readMadeUp('[]', makers)).toThrow('components by their kinds');
  });
});
