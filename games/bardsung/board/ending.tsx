import { Ending, type Tally, useKit } from '@questwright/board-kit';
import type { LogEntry, View } from '@questwright/kernel';
import { talliesOf } from './figures.ts';
import { encounterOf, openOf } from './sight.ts';

/** How the encounter ended, and what each hero did in it. */
export function EncounterEnding({ view, log }: { view: View; log: readonly LogEntry[] }) {
  const { say } = useKit();
  if (!view.over) return null;
  const won = view.over.result !== 'failed';
  const rows: Tally[] = talliesOf(view, log).map(({ hits, wounds, ...hero }) => ({
    ...hero,
    values: [hits, wounds],
  }));
  const place = encounterOf(view)?.name ?? '';
  return (
    <Ending
      won={won}
      title={say.say([won ? 'bs.board.won' : 'bs.board.lost', { place }])}
      text={say.say(
        won ? (openOf(view).journey ? 'bs.board.won-text' : 'bs.board.won-once') : 'bs.board.lost-text',
      )}
      columns={[say.say('bs.board.hits'), say.say('bs.board.wounds-taken')]}
      rows={rows}
    />
  );
}
