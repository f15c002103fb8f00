import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Weights } from '@questwright/bots';
import { describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

const file = join(mkdtempSync(join(tmpdir(), 'fit-')), 'weights.ts');
const fit = (...args: string[]) =>
  questwright(['fit', 'heroes-of-terrinoth', '--matches', '5', '--out', file, ...args]);

describe('fit', () => {
  it('writes the weights of all features as a module that says how it was made', async () => {
    const { code, out } = await fit('--cells', 'Battle in the Mistlands, 2');
    expect(code).toBe(0);
    expect(out).toMatch(/loss over the matches kept back: [\d.]+ fitted, [\d.]+ before/);
    expect(readFileSync(file, 'utf8')).toContain(
      "questwright fit heroes-of-terrinoth --bot first --matches 5 --cells 'Battle in the Mistlands, 2' --seed 1",
    );
    const { weights } = (await import(file)) as { weights: Weights };
    const features = [...out.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name);
    expect(features).toContain('health');
    expect(Object.keys(weights.of)).toEqual(features);
    expect(weights.of.fallen).toBeLessThan(0);
  }, 120_000);

  it('says when there is nothing to fit', async () => {
    const cells = await fit('--cells', 'The Moon');
    expect([cells.code, cells.err]).toEqual([2, expect.stringContaining('No cell is called "The Moon".')]);
    const game = await questwright(['fit', 'tic-tac-toe']);
    expect(game.code).toBe(2);
  });
});
