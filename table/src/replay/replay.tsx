import { type SeatInfo, SeatMark } from '@questwright/board-kit';
import {
  Acting,
  GenericBoard,
  GenericHand,
  KitProvider,
  Moving,
  PassingMoments,
} from '@questwright/board-kit/host';
import type { Timeline } from '@questwright/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { ReplaySource } from '../play/local/house.ts';
import { usePreferences, wantsMotion } from '../prefs/preferences.ts';
import { Link } from '../route/link.tsx';
import { navigate, to } from '../route/router.ts';
import { useLoaded } from '../shelf/shelf.ts';
import { askedSeats } from '../table-page/asked-seats.ts';
import { LogPanel } from '../table-page/log-panel.tsx';
import { Overlays } from '../table-page/overlays.tsx';
import { ReadingSpot } from '../table-page/reading-spot.tsx';
import { useTableKit } from '../table-page/use-kit.tsx';
import { t } from '../texts/texts.ts';
import { useNarrow } from '../ui/use-media.ts';
import { Controls } from './controls.tsx';
import { viewsOf, writtenBy } from './frames.ts';
import { Share } from './share.tsx';

const STEP_MS = 900;

/** A match played again: any moment of it, through the eyes of any seat that may be looked through. */
export function Replay({
  timeline,
  source,
  start,
  back,
  onEyes,
}: {
  timeline: Timeline;
  /** What a link to a moment leads to; null if nobody else may see it. */
  source: ReplaySource | null;
  /** After how many answers to begin; at the beginning when that makes no sense. */
  start: number;
  back: string | null;
  onEyes: (eyes: number) => void;
}) {
  const game = useLoaded(timeline.game);
  const views = useMemo(() => viewsOf(timeline), [timeline]);
  const { base } = timeline;
  const last = views.length - 1;
  /** How many of the answers have been played again. */
  const [step, setStep] = useState(() => clamp(Number.isFinite(start) ? start - base : 0, last));
  const [plays, setPlays] = useState(false);
  const narrow = useNarrow();
  const prefs = usePreferences();
  const say = useMemo(() => game.speaker(timeline.names), [game, timeline.names]);
  const seats = useMemo(() => timeline.names.map(asSeat), [timeline.names]);
  const acting = useMemo(() => new Acting({ answer: () => {}, mustConfirm: () => false }), []);
  const played = Math.min(step, last);
  const view = views[played]!;
  const { kit, open } = useTableKit(game, say, seats, acting, view);
  const log = useMemo(() => writtenBy(timeline, timeline.base + played), [timeline, played]);

  useEffect(() => {
    if (!plays) return;
    if (step >= last) {
      setPlays(false);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [plays, step, last]);

  const go = (to: number): void => {
    setPlays(false);
    setStep(clamp(to, last));
  };

  const { Board = GenericBoard, Hand = GenericHand } = game.module;
  const { over, choice } = view;
  const board = { view, seat: timeline.eyes, seats, log, choice: null, say, narrow };
  return (
    <KitProvider kit={kit}>
      <div className={`table replay hue-${game.box.hue}`}>
        <header className="top-bar">
          <Link href={to.home} className="top-home" aria-label={t('nav.home')}>
            <span className="wordmark" aria-hidden="true">
              Q
            </span>
          </Link>
          <h1 className="top-name">{t('replay.of', { game: game.box.name })}</h1>
          <label className="replay-eyes">
            <span>{t('replay.eyes')}</span>
            <select value={timeline.eyes} onChange={({ target }) => onEyes(Number(target.value))}>
              {timeline.allowed.map((seat) => (
                <option key={seat} value={seat}>
                  {seat < 0 ? t('replay.everybody') : timeline.names[seat]}
                </option>
              ))}
            </select>
          </label>
          <div className="top-tools">
            {source && <Share source={source} at={base + played} isOver={timeline.outcome !== null} />}
            {back && (
              <button type="button" className="button" onClick={() => navigate(back)}>
                {t('replay.back')}
              </button>
            )}
          </div>
        </header>
        <main className="table-board">
          {game.module.moments && <PassingMoments log={log} view={view} find={game.module.moments} />}
          <Moving stamp={`${timeline.eyes}:${step}`} motion={wantsMotion(prefs)}>
            <Board {...board} />
          </Moving>
          {narrow && timeline.eyes >= 0 && (
            <section className="replay-hand slate">
              <h2>{t('hand.title')}</h2>
              <Hand {...board} />
            </section>
          )}
        </main>
        <aside className="table-side" aria-label={t('replay.controls')}>
          <Controls
            step={step}
            last={last}
            base={base}
            plays={plays}
            turns={timeline.turns}
            names={timeline.names}
            say={say}
            onGo={go}
            onPlay={() => {
              if (step >= last) setStep(0);
              setPlays(!plays);
            }}
          />
          {over ? (
            <section className="prompt paper">
              <h2 className="prompt-text">{t('outcome.over')}</h2>
              <p data-testid="outcome">{say.sentence(over.text)}</p>
            </section>
          ) : (
            choice && (
              <section className="prompt paper">
                <h2 className="prompt-text">
                  {askedSeats(choice).map((seat) => (
                    <SeatMark key={seat} seat={seat} />
                  ))}{' '}
                  {say.sentence(choice.prompt)}
                </h2>
              </section>
            )
          )}
          <section
            className="side-panels slate"
            aria-label={t('log.title')}
            data-narrow={narrow ? '' : undefined}
          >
            <LogPanel log={{ from: 0, entries: log }} onEarlier={() => {}} replayAt={null} />
          </section>
          {!narrow && <ReadingSpot peek={open.card ? null : open.peek} />}
        </aside>
        <Overlays game={game.box.id} open={open} />
      </div>
    </KitProvider>
  );
}

const asSeat = (name: string): SeatInfo => ({ name, kind: 'person', level: null, mine: false, here: true });

const clamp = (step: number, last: number): number => Math.max(0, Math.min(step, last));
