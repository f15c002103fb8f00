import type { LogEntry, View } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { Card } from './card.tsx';
import { useKit } from './kit.tsx';
import { type FindMoments, type Moment, momentManners, newestOf, newLines, timeOf } from './moments.ts';
import { Plate } from './plate.tsx';

/** Shows a moment on top of the board, which can be clicked through; a click or a key calls `onSkip`. */
export function MomentScene({ moment, onSkip }: { moment: Moment | null; onSkip: () => void }) {
  const { faces, say, sound } = useKit();
  const skip = useRef(onSkip);
  skip.current = onSkip;

  useEffect(() => {
    if (!moment) return;
    const { sound: name } = momentManners[moment.kind];
    if (name) sound(name);
    const onSkip = (): void => skip.current();
    addEventListener('pointerdown', onSkip);
    addEventListener('keydown', onSkip);
    return () => {
      removeEventListener('pointerdown', onSkip);
      removeEventListener('keydown', onSkip);
    };
  }, [moment, sound]);

  return (
    <div className="kit-moments">
      {moment && (
        <div
          key={say.say(moment.text)}
          className={`kit-moment kit-moment-${moment.kind}`}
          data-read={moment.isRead ? '' : undefined}
          inert
        >
          <p>{say.sentence(moment.text)}</p>
          {moment.def !== undefined && <Card face={faces.get(moment.def)} size="large" />}
          {moment.picture && (
            <span className="kit-moment-plate">
              <Plate picture={moment.picture} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Shows the moments of a log that grows, one after the other, while the board goes on. */
export function PassingMoments({
  log,
  view,
  find,
}: {
  log: readonly LogEntry[];
  view: View;
  find: FindMoments;
}) {
  const last = useRef(log.at(-1));
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [now] = queue;

  // biome-ignore lint/correctness/useExhaustiveDependencies: moments come of new lines alone.
  useEffect(() => {
    const moments = newestOf(find(newLines(last.current, log), view));
    last.current = log.at(-1);
    if (moments.length > 0) setQueue(moments);
  }, [log]);

  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setQueue((all) => all.slice(1)), timeOf(now));
    return () => clearTimeout(timer);
  }, [now]);

  return <MomentScene moment={now ?? null} onSkip={() => setQueue([])} />;
}
