import { expect, it } from 'vitest';
import { search } from './search.ts';

const line = (id: string, text: string) => ({ id, text, source: null, tags: [] });
const sections = [
  { title: 'Turn', lines: [line('MP-TURN-01', 'A card is drawn.'), line('MP-TURN-02', 'A card is played.')] },
  { title: 'Steal', lines: [line('MP-STEAL-01', 'A talon is discarded.')] },
];
const found = (query: string) => search(sections, query).flatMap(({ lines }) => lines.map(({ id }) => id));

it('finds lines that have every word, wherever they stand', () => {
  expect(found('card played')).toEqual(['MP-TURN-02']);
  expect(found('CARD')).toEqual(['MP-TURN-01', 'MP-TURN-02']);
  expect(found('steal talon')).toEqual(['MP-STEAL-01']);
  expect(found('card talon')).toEqual([]);
});

it('finds a line by its id, and everything when nothing is asked', () => {
  expect(found('mp-turn-02')).toEqual(['MP-TURN-02']);
  expect(found('  ')).toHaveLength(3);
});
