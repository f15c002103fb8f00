import type { LogEntry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { FACE_NAMES } from '../../rules/terrain.ts';
import { justHappened } from '../recent.ts';

const first = content.skills[0]!;
const second = content.skills[1]!;

const rolled = (...faces: string[]): LogEntry => ({
  at: 0,
  key: 'rb.log.rolls',
  args: {
    hero: 'Lyssa',
    n: faces.length,
    dice: { list: faces.map((face) => ['rb.face', { face }] as const) },
  },
});
const tested: readonly LogEntry[] = [
  { at: 0, key: 'rb.log.tests', args: { hero: 'Lyssa', attribute: ['rb.attribute.mind'], n: 1 } },
  { at: 0, key: 'rb.log.reveals', args: { card: first.name, n: 0 } },
  { at: 0, key: 'rb.log.exerts', args: { hero: 'Lyssa', card: 'Something' } },
  { at: 0, key: 'rb.log.reveals', args: { card: second.name, n: 1 } },
  { at: 0, key: 'rb.log.passes', args: { hero: 'Lyssa', n: 1 } },
];
const other: LogEntry = { at: 0, key: 'rb.log.gains-gold', args: { hero: 'Lyssa', n: 1 } };

describe('what has just happened', () => {
  it('is a test with its cards in their order', () => {
    expect(justHappened([rolled('wild'), ...tested, other])).toEqual({
      kind: 'test',
      hero: 'Lyssa',
      attribute: 'mind',
      cards: [first.id, second.id],
      successes: 1,
    });
  });

  it('is a failed test, without successes', () => {
    const log = [...tested.slice(0, 2), { at: 0, key: 'rb.log.fails', args: { hero: 'Lyssa' } }];
    expect(justHappened(log)).toMatchObject({ kind: 'test', cards: [first.id], successes: 0 });
  });

  it('is a roll by its faces', () => {
    expect(justHappened([...tested, rolled('wild', 'mountain/water'), other])).toEqual({
      kind: 'roll',
      hero: 'Lyssa',
      faces: [FACE_NAMES.indexOf('wild'), FACE_NAMES.indexOf('mountain/water')],
    });
  });

  it('is nothing once it is old, or the turn is over', () => {
    expect(justHappened([...tested, ...Array.from({ length: 9 }, () => other)])).toBeNull();
    expect(justHappened([...tested, { at: 0, key: 'rb.log.ends-turn', args: { hero: 'Lyssa' } }])).toBeNull();
    expect(justHappened([])).toBeNull();
  });
});
