import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { placesOf } from '../journey/map-layout.ts';
import { placesIn } from '../mat/figures.tsx';
import { outlineOf } from '../mat/geometry.ts';

it('the rim of squares goes round them once, a little inside', () => {
  expect(outlineOf([[0, 0]], 0)).toBe('M0 0L100 0L100 100L0 100Z');
  expect(outlineOf([[2, 1]], 5)).toBe('M205 105L295 105L295 195L205 195Z');
});

it('models of one zone stand apart, and within the zone', () => {
  const zone = { at: 0, tile: 0, squares: [[3, 4]] as const, outline: '' };
  for (const count of [1, 2, 4, 7]) {
    const places = placesIn(zone, count).map(({ at }) => at);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    for (const { x, y } of places) expect([x > 300 && x < 400, y > 400 && y < 500]).toEqual([true, true]);
  }
});

it.each(content.chapters.map((chapter) => [chapter.name, chapter] as const))(
  'every node of %s has a place of its own on the map of the chapter',
  (_, chapter) => {
    const { places, width, height } = placesOf(chapter);
    expect([...places.keys()].sort()).toEqual(Object.keys(chapter.nodes).sort());
    expect(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(places.size);
    for (const { x, y } of places.values())
      expect([x > 0 && x < width, y > 0 && y < height]).toEqual([true, true]);
  },
);
