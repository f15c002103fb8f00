import { describe, expect, it } from 'vitest';
import { chooseOption, close, during, isFresh, open, periodOf, type Rule, renew, use } from '../src/index.ts';
import { atOnce, end, options, type Toy, toyMatch } from './toy.ts';

describe('limits', () => {
  it('belong to the present period', () => {
    atOnce((g) => {
      renew(g, 'turn');
      use(g, 'turn', 'boots');
      expect(isFresh(g, 'turn', 'boots')).toBe(false);
      expect(isFresh(g, 'turn', 'hat')).toBe(true);
      renew(g, 'turn');
      expect(isFresh(g, 'turn', 'boots')).toBe(true);
    });
  });

  it('of the inner period say nothing of the outer one of the same name, nor the other way round', () => {
    atOnce((g) => {
      open(g, 'attack');
      use(g, 'attack', 'axe');
      open(g, 'attack');
      expect(isFresh(g, 'attack', 'axe')).toBe(true);
      use(g, 'attack', 'bow');
      close(g, 'attack');
      expect(isFresh(g, 'attack', 'axe')).toBe(false);
      expect(isFresh(g, 'attack', 'bow')).toBe(true);
    });
  });

  it('of a period that was never begun hold for the whole match', () => {
    atOnce((g) => {
      open(g, 'turn');
      use(g, 'game', 'feat');
      close(g, 'turn');
      renew(g, 'turn');
      expect(isFresh(g, 'game', 'feat')).toBe(false);
    });
  });

  it('that are used before their period begins end nothing when it does, and are fresh in it', () => {
    atOnce((g) => {
      open(g, 'round');
      use(g, 'round', 'horn');
      use(g, 'turn', 'boots');
      expect(periodOf(g, 'turn')).toBe(0);
      close(g, 'turn');
      expect([periodOf(g, 'round'), isFresh(g, 'turn', 'boots')]).toEqual([1, false]);
      renew(g, 'turn');
      expect([periodOf(g, 'round'), isFresh(g, 'round', 'horn'), isFresh(g, 'turn', 'boots')]).toEqual([
        1,
        false,
        true,
      ]);
      close(g, 'turn');
      expect(isFresh(g, 'turn', 'boots')).toBe(false);
    });
  });
});

describe('the end of a period', () => {
  it('ends whatever is open inside it', () => {
    atOnce((g) => {
      open(g, 'round');
      open(g, 'turn');
      open(g, 'attack');
      close(g, 'turn');
      expect([periodOf(g, 'round') > 0, periodOf(g, 'turn'), periodOf(g, 'attack')]).toEqual([true, 0, 0]);
    });
  });

  it('of one that is not open changes nothing', () => {
    atOnce((g) => {
      open(g, 'round');
      close(g, 'turn');
      expect(g.periods.map(({ name }) => name)).toEqual(['round']);
    });
  });
});

describe('during', () => {
  const names = (g: Toy): string[] => g.periods.map(({ name }) => name);

  it('restores what was outside, also when the rule is left early', () => {
    const seen: string[][] = [];
    function* attack(g: Toy, leave: boolean): Rule<string> {
      return yield* during(g, 'attack', function* () {
        open(g, 'step');
        seen.push(names(g));
        yield* chooseOption(g, { seat: 0, prompt: 'go', among: options('on', 'off') });
        if (leave) return 'left';
        yield* chooseOption(g, { seat: 0, prompt: 'go', among: options('on', 'off') });
        return 'ended';
      });
    }
    const match = toyMatch(function* (g) {
      open(g, 'turn');
      g.notes.push(yield* attack(g, true));
      seen.push(names(g));
      g.notes.push(yield* attack(g, false));
      seen.push(names(g));
      end(g);
    });
    for (let i = 0; i < 3; i++) match.answer(0, 'on');
    expect(match.state.notes).toEqual(['left', 'ended']);
    expect(seen).toEqual([['turn', 'attack', 'step'], ['turn'], ['turn', 'attack', 'step'], ['turn']]);
  });

  it('restores it when the rule throws, too', () => {
    atOnce((g) => {
      open(g, 'turn');
      // biome-ignore lint/correctness/useYield: nobody is asked.
      const rule = during(g, 'attack', function* () {
        open(g, 'step');
        throw new Error('broken');
      });
      expect(() => rule.next()).toThrow('broken');
      expect(names(g)).toEqual(['turn']);
    });
  });

  it('tells the rule the number of its period, which no other has', () => {
    atOnce((g) => {
      const numbers: number[] = [];
      for (let i = 0; i < 2; i++) {
        // biome-ignore lint/correctness/useYield: nobody is asked.
        during(g, 'attack', function* (n) {
          numbers.push(n);
          expect(periodOf(g, 'attack')).toBe(n);
        }).next();
      }
      expect(new Set(numbers).size).toBe(2);
    });
  });
});
