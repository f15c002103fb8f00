import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from '@questwright/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './art/index.ts';
import { Ending } from './ending.tsx';
import { type Moment, newestOf, newLines } from './moments.ts';
import { Plate } from './plate.tsx';

const line = (key: string): LogEntry => ({ at: 0, key });
const look = (file: string): string => readFileSync(join(import.meta.dirname, 'look', file), 'utf8');

describe('an ending', () => {
  const ending = (won: boolean): string =>
    renderToStaticMarkup(
      <Ending
        won={won}
        title="The Goblin Problem"
        text="Round 5"
        best="A mighty blow"
        columns={['Wounds dealt', 'Progress']}
        rows={[
          { name: 'Syndrael', def: 'syndrael', values: [7, 3] },
          { name: 'Ashrian', def: 'ashrian', values: [2, 9], hasWon: false },
        ]}
      />,
    );

  it('tells rounds, the best blow and what each hero did', () => {
    const page = ending(true);
    for (const told of ['The Goblin Problem', 'Round 5', 'A mighty blow', 'Wounds dealt', 'Progress'])
      expect(page).toContain(told);
    expect(page).toContain('<th scope="row">Syndrael</th><td>7</td><td>3</td>');
    expect(page).toContain('<th scope="row">Ashrian</th><td>2</td><td>9</td>');
  });

  it('looks like what it is: those who did not win have lost their colour', () => {
    expect(ending(true).match(/data-fell/g)).toHaveLength(1);
    expect(ending(false).match(/data-fell/g)).toHaveLength(2);
    expect(ending(true)).toContain('hue-gold');
    expect(ending(false)).toContain('hue-night');
  });
});

describe('moments', () => {
  it('come of new lines only, and of none when nothing is known from before', () => {
    const log = [line('a'), line('b'), line('c')];
    expect(newLines(log[0], log)).toEqual(log.slice(1));
    expect(newLines(log[2], log)).toEqual([]);
    expect(newLines(undefined, log)).toEqual([]);
    expect(newLines(line('a'), log)).toEqual([]);
  });

  it('move for 400 ms at most, and not at all where less motion is wanted', () => {
    const css = look('moments.css');
    const [still, moving] = css.split('@media (prefers-reduced-motion: no-preference)') as [string, string];
    expect(still).not.toMatch(/animation|transition/);
    const times = [...moving.matchAll(/animation: kit-(\S+) (\d+)ms/g)].map(([, name, ms]) => [
      name,
      Number(ms),
    ]);
    expect(times.map(([name]) => name)).toEqual(['moment', 'leaf', 'turn-over', 'page', 'enter', 'ending']);
    // The moment itself lies there longer; a click or a key ends it.
    for (const [name, ms] of times) if (name !== 'moment') expect(ms).toBeLessThanOrEqual(400);
  });
});

describe('the frame of a picture', () => {
  it('is of another shape for every kind of card; places have none', () => {
    const shapes = [...look('card.css').matchAll(/data-frame="(\w+)"\]/g)].map(([, frame]) => frame);
    expect(new Set(shapes)).toEqual(new Set(['hero', 'foe', 'thing', 'deed', 'event', 'quest']));
  });

  it('holds what was painted, once', () => {
    const picture = pictureOf({ what: 'sword', where: 'hills', mood: 'day' }, 'thing');
    expect(renderToStaticMarkup(<Plate picture={picture} />)).toContain(picture.paint());
    expect(picture.paint()).toBe(picture.paint());
  });
});

it('of many moments the newest are shown, deeds and the others counted by themselves', () => {
  const all = (kind: Moment['kind'], n: number): Moment[] =>
    Array.from({ length: n }, (_, i) => ({ kind, text: `${kind} ${i}` }));
  const kept = newestOf([...all('foe', 2), ...all('deed', 14), ...all('drawn', 2)]);
  expect(kept.map(({ text }) => text)).toEqual([
    'foe 1',
    ...all('deed', 14)
      .slice(2)
      .map(({ text }) => text),
    'drawn 0',
    'drawn 1',
  ]);
});
