import type { GameBox, SetupValues } from '@questwright/board-kit';
import { loadGame } from '@questwright/games';
import { boxes } from '@questwright/games/boards';
import { createMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { fittedValues, initialValues, optionsOf, valuesOf } from './values.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Every choice that can be left open left open. */
function openValues(box: GameBox, seats: number): SetupValues {
  const values = { ...initialValues(box, seats) };
  for (const field of box.setup.fields) {
    if (field.kind === 'one' && field.any) values[field.id] = null;
    if (field.kind === 'each-seat' && field.any) values[field.id] = Array<null>(seats).fill(null);
  }
  return values;
}

describe.each<GameBox>(boxes)('the set-up of $id', (box) => {
  const { min, max } = box.seats ?? box.players;
  const counts = NAMES.map((_, i) => i + 1).filter((count) => count >= min && count <= max);

  it('has as many seats as the game', async () => {
    const { game } = (await loadGame(box.id))!;
    expect({ min, max }).toEqual(game.seats);
  });

  it.each(counts)('begins a match of %i as it is, and with everything left open', async (count) => {
    const { game } = (await loadGame(box.id))!;
    for (const values of [initialValues(box, count), openValues(box, count)]) {
      const options = optionsOf(box, values, count);
      const match = createMatch({ game, seats: NAMES.slice(0, count), options, seed: 1 });
      expect(match.choice).not.toBeNull();
    }
  });
});

describe('what was chosen for each seat', () => {
  const field = { kind: 'each-seat', id: 'heroes', label: 'hero', choices: [], any: 'any' } as const;
  const box = {
    setup: {
      quick: { seats: [], values: { heroes: ['lyssa'] } },
      fields: [{ ...field, initial: (seat: number) => `hero ${seat + 1}` }],
    },
  } as unknown as GameBox;

  it('begins with what "Play now" takes, and goes on with what each seat begins with', () => {
    expect(initialValues(box, 3)).toEqual({ heroes: ['lyssa', 'hero 2', 'hero 3'] });
  });

  it('is kept when seats come and go, also where it was left open', () => {
    const chosen = { heroes: [null, 'corbin'] };
    expect(fittedValues(box, chosen, 3)).toEqual({ heroes: [null, 'corbin', 'hero 3'] });
    expect(fittedValues(box, chosen, 1)).toEqual({ heroes: [null] });
  });
});

describe('a seat that is chosen', () => {
  const field = { kind: 'seat', id: 'leader', label: 'leader', any: 'any', initial: null } as const;
  const box = {
    setup: { quick: { seats: [], values: { leader: 1 } }, fields: [field] },
  } as unknown as GameBox;

  it('is left open when it is taken away', () => {
    expect(initialValues(box, 2)).toEqual({ leader: 1 });
    expect(fittedValues(box, { leader: 1 }, 1)).toEqual({ leader: null });
    expect(fittedValues(box, { leader: null }, 2)).toEqual({ leader: null });
  });
});

it.each<GameBox>(boxes)(
  'what was chosen for $id is found in the options that its game keeps',
  async (box) => {
    const { game } = (await loadGame(box.id))!;
    const seats = (box.seats ?? box.players).max;
    const values = initialValues(box, seats);
    const kept: unknown = JSON.parse(JSON.stringify(game.options(optionsOf(box, values, seats), seats)));
    const found = valuesOf(box, kept, seats);
    for (const { id } of box.setup.fields) expect(found[id]).toEqual(values[id]);
  },
);
