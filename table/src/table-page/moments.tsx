import { useKit } from '@questwright/board-kit';
import type { Moment, Review } from '@questwright/bots';
import type { Text } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { worker } from '../play/local/client.ts';
import type { ReplaySource } from '../play/local/house.ts';
import { Link } from '../route/link.tsx';
import { navigate, to } from '../route/router.ts';
import { t } from '../texts/texts.ts';
import { answerText } from './hint-note.tsx';

interface Props {
  /** Where the match can be read from, in this browser. */
  source: () => Promise<ReplaySource | null>;
  seats: readonly number[];
  replayAt: ((at: number) => string) | null;
}

/**
 * After a match: the choices of some seats that cost most, each with the position to play from. With others
 * at the table they are looked for only when somebody asks: the end cannot be taken back then.
 */
export function Moments({ onRequest, ...props }: Props & { onRequest: boolean }) {
  const [isWanted, setWanted] = useState(!onRequest);
  if (isWanted) return <Found {...props} />;
  return (
    <button type="button" className="kit-link" onClick={() => setWanted(true)}>
      {t('moments.show')}
    </button>
  );
}

function Found({ source, seats, replayAt }: Props) {
  const { review, match, skip } = useReview(source, seats);
  if (!review || !match) return null;
  const { done, all, moments } = review;
  const isDone = done === all;
  if (isDone && moments.length === 0) return <p className="quiet">{t('moments.none')}</p>;
  return (
    <section className="moments" aria-labelledby="moments-title">
      <h3 id="moments-title">{t('moments.title')}</h3>
      {!isDone && (
        <p className="quiet moments-progress">
          <label>
            {t('moments.looking')} <progress value={done} max={all} />
          </label>
          <button type="button" className="kit-link" onClick={skip}>
            {t('moments.skip')}
          </button>
        </p>
      )}
      {isDone && (
        <ol>
          {moments.map((moment) => (
            <li key={moment.at}>
              <Told moment={moment} />
              <div className="button-row">
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    void worker
                      .call('playFrom', match, moment.at, moment.seat)
                      .then((id) => navigate(to.here(id)))
                  }
                >
                  {t('moments.play')}
                </button>
                {replayAt && (
                  <Link className="button" href={replayAt(moment.at)}>
                    {t('moments.look')}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Told({ moment: { choice, answer, found } }: { moment: Moment }) {
  const { say } = useKit();
  const list: Text[] = found.doubts.map((reason) => ['ui.as-it-is', { text: say.say(reason) }]);
  return (
    <>
      <p>
        {say.sentence(choice.prompt)}{' '}
        {t('moments.chose', {
          answer: answerText(choice, answer, say),
          better: answerText(choice, found.runnerUp.answer, say),
        })}
      </p>
      <p className="quiet">
        {t('moments.cost', {
          less: Math.round(100 * found.chance),
          more: Math.round(100 * found.runnerUp.chance),
        })}{' '}
        {list.length > 0 && t('hint.because', { reasons: { list } })}
      </p>
    </>
  );
}

/** Looks on, a while at a time, until all is looked at or nobody wants to know any more. */
function useReview(source: () => Promise<ReplaySource | null>, seats: readonly number[]) {
  const [review, setReview] = useState<Review | null>(null);
  const [match, setMatch] = useState<ReplaySource | null>(null);
  const stopped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is over once.
  useEffect(() => {
    stopped.current = false;
    const look = async (): Promise<void> => {
      const found = await source();
      setMatch(found);
      while (found && !stopped.current) {
        const next = await worker.call('review', found, seats);
        if (stopped.current) return;
        setReview(next);
        if (!next || next.done === next.all) return;
      }
    };
    look().catch(() => setReview(null));
    return () => {
      stopped.current = true;
    };
  }, []);
  const skip = (): void => {
    stopped.current = true;
    setReview(null);
  };
  return { review, match, skip };
}
