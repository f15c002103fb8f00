import { type TourStep, useKit } from '@questwright/board-kit';
import { keysOfAbout, putBeside } from '@questwright/board-kit/host';
import type { About, ChoiceView, View } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { prefer, preferences, usePreferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';

/** A short guided start on the real board: it points, says, and gets out of the way. */
export function Tour({
  game,
  steps,
  view,
  choice,
}: {
  game: string;
  steps: readonly TourStep[];
  view: View;
  choice: ChoiceView | null;
}) {
  const { say } = useKit();
  const { toured } = usePreferences();
  const [at, setAt] = useState(-1);
  const bubble = useRef<HTMLDivElement>(null);
  const step = steps[at];
  const isOn = !toured.includes(game) && steps.length > 0;
  const isReady = step !== undefined && (step.when?.(view, choice) ?? true);
  const about = aboutOf(step, view);
  const key = about ? keysOfAbout(about)[0]! : null;

  useEffect(() => {
    if (!isOn || !isReady || !bubble.current) return;
    const target = key === null ? null : find(key);
    target?.setAttribute('data-toured', '');
    target?.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (target) putBeside(bubble.current, target);
    return () => target?.removeAttribute('data-toured');
  }, [isOn, isReady, key]);

  if (!isOn || (step && !isReady)) return null;
  const leave = (): void => prefer({ toured: [...preferences().toured, game] });
  if (!step) {
    return (
      <aside className="tour-offer paper" aria-label={t('tour.title')}>
        <p>{t('tour.offer')}</p>
        <div className="button-row">
          <button type="button" className="button button-ember" onClick={() => setAt(0)}>
            {t('tour.begin')}
          </button>
          <button type="button" className="button" onClick={leave}>
            {t('tour.no')}
          </button>
        </div>
      </aside>
    );
  }
  const isLast = at === steps.length - 1;
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
          onClick={() => (isLast ? leave() : setAt(at + 1))}
        >
          {isLast ? t('tour.done') : t('tour.next')}
        </button>
        {!isLast && (
          <button type="button" className="button" onClick={leave}>
            {t('tour.leave')}
          </button>
        )}
        <span className="quiet">
          {at + 1}/{steps.length}
        </span>
      </div>
    </aside>
  );
}

/** What a step points at. What does not lie on the board is in the hand, which is in a drawer on a phone. */
const find = (key: string): Element | null =>
  document.querySelector(`[data-about~="${CSS.escape(key)}"]`) ??
  document.querySelector('[data-drawer="hand"]');

function aboutOf(step: TourStep | undefined, view: View): About | null {
  const about = step?.about ?? null;
  return typeof about === 'function' ? (about as (view: View) => About | null)(view) : about;
}
