import type { LogEntry } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { Card } from './card.tsx';
import { useKit } from './kit.tsx';
import { type Moment, momentSounds, newLines } from './moments.ts';

/** How long a moment lies over the board, in milliseconds. A click or a key ends it. */
const SHOWN = 1500;
const MOST = 3;

/**
 * Shows what everybody should see, one after the other, over the board; it covers nothing for clicks and keys. `find`
 * finds it in new lines of the log.
 */
export function Moments({
  log,
  find,
}: {
  log: readonly LogEntry[];
  find(lines: readonly LogEntry[]): readonly Moment[];
}) {
  const { faces, say, sound } = useKit();
  const last = useRef(log.at(-1));
  const finder = useRef(find);
  finder.current = find;
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [now] = queue;

  useEffect(() => {
    const moments = finder.current(newLines(last.current, log)).slice(-MOST);
    last.current = log.at(-1);
    if (moments.length > 0) setQueue(moments);
  }, [log]);

  useEffect(() => {
    if (!now) return;
    sound(momentSounds[now.kind]);
    const timer = setTimeout(() => setQueue((all) => all.slice(1)), SHOWN);
    const skip = (): void => setQueue([]);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [now, sound]);

  return (
    <div className="kit-moments">
      {now && (
        <div key={`${now.def}${queue.length}`} className={`kit-moment kit-moment-${now.kind}`} inert>
          <p>{say.sentence(now.text)}</p>
          <Card face={faces.get(now.def)} size="large" />
        </div>
      )}
    </div>
  );
}
