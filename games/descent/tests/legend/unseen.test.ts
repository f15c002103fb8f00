import { createSpeaker, kernelLanguages, type View } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../rules/ground.ts';
import { game, terminal } from '../../rules/index.ts';
import { openPart } from '../../rules/quest/parts.ts';
import type { Descent } from '../../rules/state.ts';
import { run } from './delve-kit.ts';
import { begun, first, withLegendQuests, written } from './quest-kit.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
const CELLAR = 'the-smugglers-cellar';

withLegendQuests(written('Walled Up', { doors: [], parts: { Crypt: { tiles: ['Crypt'], opens: 'event' } } }));

/** The characters that the terminal prints for each space of the map. */
function printed(view: View): string[] {
  const { layout, column, row, count } = tablesOf(view.open as unknown as Descent);
  const lines = terminal(view, speaker).slice(1, 3 + 2 * layout.rows);
  const left = lines[1]!.indexOf('+');
  return Array.from({ length: count }, (_, space) => {
    const from = left + 4 * column[space]! + 1;
    return lines[2 * row[space]! + 2]!.slice(from, from + 3).trim();
  });
}

describe('what nobody has explored [D2-MAP-12]', () => {
  it('is not printed in the terminal, and what is open is', () => {
    const match = begun(CELLAR);
    const { unexplored = [] } = match.state;
    expect(unexplored.length).toBeGreaterThan(20);
    for (const [space, text] of printed(match.view(0)).entries())
      expect([space, text === '###' || text === '']).toEqual([space, unexplored.includes(space)]);
  });

  it('shows the door that leads there, and nothing that lies behind it', () => {
    const match = begun(CELLAR);
    const text = terminal(match.view(0), speaker).join('\n');
    expect([/U/.test(match.state.map), /U/.test(text), /D/.test(text)]).toEqual([true, false, true]);
  });

  it('is printed once its part has opened, without a border before it', () => {
    const { state } = begun('walled-up');
    run(openPart(state, 'Crypt'), first);
    const view = { open: state, zones: {} } as unknown as View;
    expect(printed(view).some((text) => text === '###' || text === '')).toBe(false);
    expect(terminal(view, speaker).join('\n')).not.toMatch(/U/);
  });
});
