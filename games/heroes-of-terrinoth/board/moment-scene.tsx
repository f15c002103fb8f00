import { type BoardProps, Card, useKit } from '@questwright/board-kit';
import { useEffect, useRef, useState } from 'react';
import { type Moment, momentsIn, newLines } from './moments.ts';

/** How long a moment lies over the board, in milliseconds. A click or a key ends it. */
const SHOWN = 1500;
const MOST = 3;

/** Shows what everybody should see, one after the other, over the board; it covers nothing for clicks and keys. */
export function Moments({ log }: Pick<BoardProps, 'log'>) {
  const { faces, say, sound } = useKit();
  const last = useRef(log.at(-1));
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [now] = queue;

  useEffect(() => {
    const moments = momentsIn(newLines(last.current, log), faces).slice(-MOST);
    last.current = log.at(-1);
    if (moments.length > 0) setQueue(moments);
  }, [log, faces]);

  useEffect(() => {
    if (!now) return;
    sound(now.sound);
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
    <div className="ht-moments">
      {now && (
        <div key={`${now.def}${queue.length}`} className={`ht-moment ht-moment-${now.kind}`} inert>
          <p>{say.sentence(now.text)}</p>
          <Card face={faces.get(now.def)} size="large" />
        </div>
      )}
    </div>
  );
}
