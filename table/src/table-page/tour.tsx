import { type TourStep, useKit } from '@questwright/board-kit';
import { keysOfAbout, putBeside } from '@questwright/board-kit/host';
import type { About, ChoiceView, LogPage, View } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { prefer, preferences, usePreferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';
import { nextStep } from './tour-steps.ts';

/** A guided start on the real board: it points, says, waits until it is done, and gets out of the way. */
export function Tour({
  game,
  steps,
  view,
  choice,
  log,
}: {
  game: string;
  steps: readonly TourStep[];
  view: View;
  choice: ChoiceView | null;
  log: LogPage;
}) {
  const { say } = useKit();
  const { toured } = usePreferences();
  /** The ids of the steps that are over; null before one has begun. */
  const [over, setOver] = useState<readonly string[] | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const isOn = !toured.includes(game) && steps.length > 0;
  const step = over ? nextStep(steps, over, view, choice) : undefined;
  const about = aboutOf(step, view);
  const key = about ? keysOfAbout(about)[0]! : null;
  const id = step?.id;

  useDone(step, log, () => setOver([...(over ?? []), id!]));
  useEffect(() => {
    if (!isOn || id === undefined || !bubble.current) return;
    const target = key === null ? null : find(key);
    target?.setAttribute('data-toured', '');
    target?.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (target) putBeside(bubble.current, target);
    return () => target?.removeAttribute('data-toured');
  }, [isOn, id, key]);

  if (!isOn || (over && !step)) return null;
  const leave = (): void => prefer({ toured: [...preferences().toured, game] });
  if (!over || !step) {
    return (
      <aside className="tour-offer paper" aria-label={t('tour.title')}>
        <p>{t('tour.offer')}</p>
        <div className="button-row">
          <button type="button" className="button button-ember" onClick={() => setOver([])}>
            {t('tour.begin')}
          </button>
          <button type="button" className="button" onClick={leave}>
            {t('tour.no')}
          </button>
        </div>
      </aside>
    );
  }
  const isLast = steps.every((one) => one === step || over.includes(one.id));
  return (
    <aside
      className="tour paper"
      ref={bubble}
      aria-label={t('tour.title')}
      data-floating={key === null ? undefined : ''}
    >
      <p aria-live="polite">{say.sentence(step.text)}</p>
      <div className="button-row">
        <button
          type="button"
          className="button button-ember"
          onClick={() => (isLast ? leave() : setOver([...over, step.id]))}
        >
          {t(isLast ? 'tour.done' : step.doneBy ? 'tour.skip' : 'tour.next')}
        </button>
        {!isLast && (
          <button type="button" className="button" onClick={leave}>
            {t('tour.leave')}
          </button>
        )}
        <span className="quiet">
          {over.length + 1}/{steps.length}
        </span>
      </div>
    </aside>
  );
}

/** Calls back when the log tells that what a step asks for has been done since it was shown. */
function useDone(step: TourStep | undefined, log: LogPage, onDone: () => void): void {
  const end = log.from + log.entries.length;
  const began = useRef({ id: '', end: 0 });
  useEffect(() => {
    if (!step?.doneBy) return;
    if (began.current.id !== step.id) began.current = { id: step.id, end };
    const news = log.entries.slice(Math.max(0, began.current.end - log.from));
    if (news.some(({ key }) => key === step.doneBy)) onDone();
  });
}

/** What a step points at. What does not lie on the board is in the hand, which is in a drawer on a phone. */
const find = (key: string): Element | null =>
  document.querySelector(`[data-about~="${CSS.escape(key)}"]`) ??
  document.querySelector('[data-drawer="hand"]');

function aboutOf(step: TourStep | undefined, view: View): About | null {
  const about = step?.about ?? null;
  return typeof about === 'function' ? (about as (view: View) => About | null)(view) : about;
}
