import { describe, expect, it } from 'vitest';
import { compose, composeFigures } from './compose.ts';
import { drawingOf, moved, pathOf } from './pen.ts';
import { places, weathers } from './places.ts';
import { put, type Subject } from './subject.ts';
import { arms } from './words/arms.ts';
import { beasts } from './words/beasts.ts';
import { buildings } from './words/buildings.ts';
import { backs, beards, bodies, faces, hair, hats } from './words/folk.ts';
import { goods } from './words/goods.ts';
import { nature } from './words/nature.ts';
import { signs } from './words/signs.ts';
import { wear } from './words/wear.ts';

const words = { ...arms, ...wear, ...goods, ...buildings, ...nature, ...signs, ...beasts };
const sword: Subject = { what: 'sword', where: 'hills', mood: 'day' };

describe('the pen', () => {
  it('draws what is said, and mirrors what is marked', () => {
    expect(pathOf(drawingOf('mP10,20 30,20 30,40'))).toBe('M10 20L30 20L30 40Z');
    expect(drawingOf('|mR10,20 5,5').map(({ points }) => points.slice(0, 2))).toEqual([
      [10, 20],
      [90, 20],
    ]);
  });

  it('runs all outlines the same way round, so that shapes that overlap leave no holes', () => {
    expect(pathOf(drawingOf('mP30,40 30,20 10,20'))).toBe('M30 40L10 20L30 20Z');
  });

  it('moves, turns and mirrors a drawing about the middle of its square', () => {
    const at = (more: object) =>
      moved(drawingOf('mP50,0 60,50 40,50'), { x: 20, y: 30, size: 10, ...more })[0]!.points.map(Math.round);
    expect(at({})).toEqual([20, 25, 21, 30, 19, 30]);
    expect(at({ turn: 90 })).toEqual([25, 30, 20, 31, 20, 29]);
    expect(at({ flip: true })).toEqual([20, 25, 19, 30, 21, 30]);
  });
});

describe('a picture', () => {
  it('is a scene, a figure with an edge, and the weather before it', () => {
    const picture = compose({ ...sword, weather: 'snow' });
    const edge = picture.indexOf('kit-plate-edge');
    expect(picture.slice(0, edge).match(/<path/g)!.length).toBeGreaterThan(3);
    expect(picture.slice(edge)).toContain(pathOf(drawingOf(weathers.snow)));
  });

  it('is another one for another figure, place, light, weather and colour', () => {
    const others: Subject[] = [
      sword,
      { ...sword, what: 'axe' },
      { ...sword, where: 'crypt' },
      { ...sword, mood: 'night' },
      { ...sword, weather: 'rain' },
      { ...sword, what: put('sword', 50, 50, 60) },
    ];
    expect(new Set(others.map(compose)).size).toBe(others.length);
    const banner = (tint: 'red' | 'blue') => composeFigures({ ...sword, what: 'banner', tint });
    expect(banner('red')).not.toBe(banner('blue'));
  });

  it('is small: a few dozen paths, and of numbers that mean something', () => {
    const picture = compose({
      who: { face: 'human', hair: 'long', hat: 'helm', wears: 'plate', holds: 'sword', off: 'book' },
      where: 'town',
      mood: 'dusk',
    });
    expect(picture.match(/<path/g)!.length).toBeLessThan(80);
    expect(picture).not.toMatch(/NaN|undefined|\d\.\d\d/);
  });

  it('can be drawn of every word there is', () => {
    const all = [words, places, weathers, faces, hair, beards, hats, bodies, backs].flatMap(Object.entries);
    const wrong = all.filter(([, text]) => /NaN|undefined/.test(pathOf(drawingOf(text))));
    expect(wrong).toEqual([]);
    for (const what of Object.keys(words) as (keyof typeof words)[])
      expect(() => composeFigures({ ...sword, what: put(what, 50, 50, 90) }), what).not.toThrow();
  });

  it('has a word for every drawing, none of them twice', () => {
    const lists = [arms, wear, goods, buildings, nature, signs, beasts].flatMap(Object.keys);
    expect(new Set(lists).size).toBe(lists.length);
    expect(new Set(Object.values(words)).size).toBe(lists.length);
  });
});
