import { describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

describe('bench', () => {
  it('prints the figures of every section asked for as JSON', async () => {
    const { code, out } = await questwright([
      'bench',
      'kernel',
      'heroes-of-terrinoth',
      '--millis',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    const { kernel, 'heroes-of-terrinoth': terrinoth } = JSON.parse(out);
    expect(terrinoth.ofTicTacToe).toBeCloseTo(terrinoth.choicesPerSecond / terrinoth.ticTacToe);
    const { choicesPerSecond, boardgameio, bare, ratio, ofBare } = kernel;
    expect(ratio).toBeCloseTo(choicesPerSecond / boardgameio);
    expect(ofBare).toBeCloseTo(choicesPerSecond / bare);
    for (const figure of [
      'forkMicros',
      'playoutMicros',
      'cloneSpeedup',
      'announceNanos',
      'fileBytesPerChoice',
    ]) {
      expect(kernel[figure], figure).toBeGreaterThan(0);
    }
  }, 120_000);

  it('prints one section for people', async () => {
    const { code, out } = await questwright(['bench', 'kernel', '--millis', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/boardgame\.io +[\d,]+ moves\/s; we make [\d.]+ times as many/);
  }, 120_000);

  it('refuses a section that is not there', async () => {
    const { code, err } = await questwright(['bench', 'nothing']);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/^There is no section "nothing" to measure; there are kernel/),
    });
  });
});
