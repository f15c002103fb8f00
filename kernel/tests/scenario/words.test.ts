import { describe, expect, it } from 'vitest';
import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  onlyWords,
  ScenarioError,
} from '../../src/index.ts';

/** What a reader gives, or the place and the sentence with which it refuses. */
function read(reader: () => unknown): unknown {
  try {
    return reader();
  } catch (error) {
    if (error instanceof ScenarioError) return `${error.path.join('/')}: ${error.message}`;
    throw error;
  }
}

const PATH = ['players', 0, 'gold'];
const AT = 'players/0/gold: gold: expected';

describe('the words of a scenario are read as', () => {
  it('a whole number', () => {
    expect(read(() => asWhole(-3, PATH))).toBe(-3);
    expect(read(() => asWhole(1.5, PATH))).toBe(`${AT} a whole number, not 1.5`);
    expect(read(() => asWhole('3', PATH))).toBe(`${AT} a whole number, not 3`);
    expect(read(() => asWhole(undefined, PATH, 'how much'))).toBe(`${AT} how much, not nothing`);
  });

  it('a text, also of a number', () => {
    expect(read(() => asText('rope', PATH))).toBe('rope');
    expect(read(() => asText(7, PATH))).toBe('7');
    expect(read(() => asText(true, PATH))).toBe(`${AT} a text, not true`);
    expect(read(() => asText(['rope'], PATH))).toBe(`${AT} a text, not ["rope"]`);
    expect(read(() => asText(null, PATH))).toBe(`${AT} a text, not nothing`);
  });

  it('a list, and each text of one at its place', () => {
    expect(read(() => asList([1, {}], PATH))).toEqual([1, {}]);
    expect(read(() => asList({}, PATH))).toBe(`${AT} a list, not {}`);
    expect(read(() => asTexts(['rope', 3], PATH))).toEqual(['rope', '3']);
    expect(read(() => asTexts('rope', PATH))).toBe(`${AT} a list of texts, not rope`);
    expect(read(() => asTexts(['rope', {}], PATH))).toBe('players/0/gold/1: expected a text, not {}');
  });

  it('entries', () => {
    expect(read(() => asRecord({ a: 1 }, PATH))).toEqual({ a: 1 });
    for (const other of [[], null, 'a: 1', 3]) {
      expect(read(() => asRecord(other, PATH))).toContain(`${AT} entries like "name: value", not `);
    }
  });

  it('one of some words', () => {
    expect(read(() => asOneOf('north', PATH, ['north', 'south']))).toBe('north');
    expect(read(() => asOneOf('', PATH, ['north', 'south']))).toBe(`${AT} one of north, south, not ""`);
  });

  it('only the words that somebody reads', () => {
    expect(
      read(() => onlyWords({ gold: 1, hero: 'Lyssa' }, ['players', 0], ['hero', 'gold'])),
    ).toBeUndefined();
    expect(read(() => onlyWords({ gold: 1, hreo: 'Lyssa' }, ['players', 0], ['hero', 'gold']))).toBe(
      'players/0/hreo: "hreo" is not a word here; expected one of hero, gold',
    );
  });
});
