import { useKit, useOneByOne } from '@questwright/board-kit';
import type { LogEntry } from '@questwright/kernel';
import { memo } from 'react';
import { deedsOf } from './deeds.ts';

/** What has just been done in the combat, one deed after the other. */
export const FoeDeeds = memo(function FoeDeeds({ log }: { log: readonly LogEntry[] }) {
  const lines = deedsOf(log);
  return lines.length > 1 ? <Told key={lines[0]!.at} lines={lines} /> : null;
});

function Told({ lines }: { lines: readonly LogEntry[] }) {
  const { say } = useKit();
  const delays = useOneByOne(lines.length);
  return (
    <ol className="rb-deeds" aria-label={say.say('rb.board.deeds')}>
      {lines.map(({ key, args }, place) => (
        <li key={place} style={{ animationDelay: `${delays(place)}ms` }}>
          {say.sentence(args ? [key, args] : key)}
        </li>
      ))}
    </ol>
  );
}
