import { it } from 'vitest';
import type { State } from '../state.ts';
import { type Mode, Playtest, type Start } from './playtest.ts';
import { assertSameText } from './same.ts';

const MODES: readonly Mode[] = ['straight', 'undo and redo', 'save and load'];

/** What a rule test is given: it opens tables and plays at them. */
export type OpenPlaytest = <G extends State>(start: Start<G>) => Playtest<G>;

/**
 * A test of a rule, which reads like play:
 *
 *     ruleTest('a hero cannot rest twice [HT-…]', (open) => {
 *       const t = open({ game, options: { … } });
 *       t.choose('rest');
 *       expect(t.offered).toEqual(['attack', 'explore']);
 *     });
 *
 * It is played three times: as written, with every answer taken back and given again, and saved and loaded
 * at each checkpoint. All three must come to the same states, views and logs.
 */
export function ruleTest(title: string, body: (open: OpenPlaytest) => void, timeout?: number): void {
  it(title, () => playThreeWays(body), timeout);
}

/** Plays a test as written, with undo and redo, and with save and load; throws unless all three agree. */
export function playThreeWays(body: (open: OpenPlaytest) => void): void {
  const [straight, ...others] = MODES.map((mode) => ({ mode, transcript: playIn(mode, body) }));
  for (const { mode, transcript } of others) {
    const what = `(${mode}) played with ${mode}, the test went otherwise:`;
    const tables = straight!.transcript.length;
    if (transcript.length !== tables) throw new Error(`${what} ${transcript.length} tables, not ${tables}`);
    for (const [table, before] of straight!.transcript.entries()) {
      const now = transcript[table]!;
      for (const [i, text] of before.entries())
        assertSameText(`${what} text ${i} of what was met at table ${table}`, text, now[i] ?? '');
      if (now.length !== before.length) throw new Error(`${what} it went on for longer`);
    }
  }
}

function playIn(mode: Mode, body: (open: OpenPlaytest) => void): string[][] {
  const tables: Playtest<State>[] = [];
  try {
    body((start) => {
      const table = new Playtest(start, mode);
      tables.push(table as unknown as Playtest<State>);
      return table;
    });
  } catch (error) {
    if (error instanceof Error && mode !== 'straight') error.message = `(${mode}) ${error.message}`;
    throw error;
  }
  return tables.map(({ transcript }) => transcript);
}
