import { createMatch, type Game, OptionsError } from '@questwright/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, games } from './registry.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Every place in a value, as the way to it. */
function waysInto(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => waysInto(inner).map((way) => [key, ...way])),
  ];
}

/** The value with another one put in a place. */
function withOther(value: unknown, [key, ...way]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  const inner = withOther((value as Record<string, unknown>)[key], way, other);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}

/** What somebody might send instead: anything, and what looks right at first sight. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, undefined, '', 'random', -1, 0.5, 1e9, [], {}, [null], '[]', '{}', '__proto__', NaN),
);

describe.each(Object.entries({ ...games, ...examples }))('the options of %s', (_, load) => {
  const setup = async () => {
    const { game, variety = [{}] } = await load();
    return { game: game as Game, seats: NAMES.slice(0, game.seats.max), variety };
  };

  it('are the same when they are read again, also from a file', async () => {
    const { game, seats, variety } = await setup();
    for (const raw of variety) {
      const once = game.options(raw, seats.length);
      expect(game.options(once, seats.length)).toEqual(once);
      expect(game.options(JSON.parse(JSON.stringify(once)), seats.length)).toEqual(once);
    }
  });

  it('are refused in a sentence, or can be played, whatever somebody sends, raw or completed', async () => {
    const { game, seats, variety } = await setup();
    const valid = variety.flatMap((raw) => [raw, game.options(raw, seats.length)]);
    const sent = fc
      .constantFrom(...valid)
      .chain((options) =>
        fc
          .tuple(fc.constantFrom(...waysInto(options)), anything)
          .map(([way, other]) => withOther(options, way, other)),
      );
    fc.assert(
      fc.property(sent, (options) => {
        try {
          createMatch({ game, seats, options, seed: 1, log: false, checkpoints: false });
        } catch (error) {
          if (!(error instanceof OptionsError)) throw error;
          expect(error.message).toMatch(/^[A-Z]/);
          expect(error.message).not.toMatch(/undefined|of null|is not (?:a function|iterable)/);
        }
      }),
      { numRuns: 300, seed: 14 },
    );
  });
});
