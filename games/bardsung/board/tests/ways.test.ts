import { createSpeaker } from '@questwright/kernel';
import { expect, it } from 'vitest';
import type { Met } from '../../rules/facts.ts';
import { zoneOn } from '../../rules/map/mat.ts';
import { english } from '../english.ts';
import { troubledZones, wayWords } from '../mat/ways.ts';

const speaker = createSpeaker({ languages: [{ en: english }] });
const [a, b, c] = [0, 1, 2].map((zone) => zoneOn(0, zone)) as [number, number, number];

it('a way is told in words: its cost, its zones, what happens on it, and who could strike at its end', () => {
  const meets: Met[] = [
    { kind: 'blow', at: a, tn: 13 },
    { kind: 'water', at: b },
  ];
  const ends: Met[] = [{ kind: 'gas', at: c }];
  const way = { zones: [b, c], takesAction: true, left: 1, meets, ends, foes: 2 };
  expect(wayWords(way, speaker)).toEqual([
    '2 zones, one action, one zone left to go',
    'by way of 1B',
    'parting blow on leaving 1A: a defence roll against 13, or a wound',
    'water in 1B: an event roll',
    'gas in 1C: poison if the turn ends there',
    '2 enemies that still act in this round reach it',
  ]);
  expect(troubledZones(way)).toEqual([a, b, c]);
});

it('a short and safe way has few words, and every trouble has some', () => {
  const safe = { zones: [b], takesAction: false, left: 0, meets: [], ends: [], foes: 0 };
  expect(wayWords(safe, speaker)).toEqual(['one zone, no further action']);
  for (const kind of ['vines', 'stalagmites', 'drift'] as const) {
    const [, words] = wayWords({ ...safe, meets: [{ kind, at: a, tn: 10 } as Met] }, speaker);
    expect(words).toMatch(/^(vines|stalagmites|drift) .*1A: /);
  }
});
