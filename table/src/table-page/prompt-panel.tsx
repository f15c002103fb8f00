import { SeatMark, useKit } from '@questwright/board-kit';
import type { Advice, ChoiceView, ListArg, LogEntry, PassWish, Speaker, Text } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { GiHourglass, GiPlainArrow, GiSpeaker } from 'react-icons/gi';
import type { Followed, Following } from '../play/following.ts';
import { t } from '../texts/texts.ts';
import { askedSeats, otherAnswerers } from './asked-seats.ts';
import { CallPanel } from './call-panel.tsx';
import { ClosedActions } from './closed.tsx';
import { HintNote } from './hint-note.tsx';
import { CardNames, LogSentence } from './log-panel.tsx';
import { Options } from './options.tsx';
import { PassSwitch } from './pass-panel.tsx';
import { UndoWords } from './undo-panel.tsx';

/** Whose choice it is, what is asked and why, and everything that can be answered. */
export function PromptPanel({
  sight,
  narrow,
  following,
  advice,
  call,
  onPass,
}: {
  sight: Followed;
  narrow: boolean;
  following: Pick<Following, 'catchUp' | 'pause' | 'stepOn' | 'skipMoments'>;
  /** What a bot has advised for this choice. */
  advice: Advice | null;
  /** Somebody else at this device who is called to use what they hold, or to pass. */
  call: { readonly seat: number; onPass(id: string): void; onCall(): void } | null;
  onPass: (wish: PassWish | null) => void;
}) {
  const { say } = useKit();
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { choice } = sight.asked;
  const isForMe = choice !== null && choice.seat === sight.eyes && choice.options !== undefined;
  const isMine = isForMe && !sight.isBehind;
  const n = choice?.n;
  useKeptFocus(panel, n);

  if (!choice) return null;
  const reason = reasonFor(choice, sight.asked.log.entries.at(-1), say);
  // Of others it is told who was asked in the position that is shown.
  const waitedFor = sight.view.choice ?? choice;
  return (
    <section
      className="prompt paper"
      ref={panel}
      aria-labelledby="prompt-text"
      data-mine={isMine ? '' : undefined}
      data-n={choice.n}
    >
      <div className="prompt-head">
        {isMine && choice.by !== undefined ? (
          <p className="prompt-why">
            <CardNames text={say.sentence(choice.by)} />
          </p>
        ) : (
          isMine &&
          reason && (
            <p className="prompt-why">
              <LogSentence line={reason} />
            </p>
          )
        )}
        <h2 id="prompt-text" className="prompt-text" tabIndex={-1}>
          {isMine ? (
            say.sentence(choice.prompt)
          ) : isForMe ? (
            sight.moment ? (
              say.sentence(sight.moment.text)
            ) : (
              t('table.catching-up')
            )
          ) : (
            <>
              {askedSeats(waitedFor).map((seat) => (
                <SeatMark key={seat} seat={seat} />
              ))}{' '}
              {say.sentence(waitedFor.prompt)}
              <GiHourglass className="prompt-waiting" aria-hidden="true" />
            </>
          )}
        </h2>
        {isForMe && sight.isBehind && sight.moment ? (
          <button type="button" className="button skip" onClick={() => following.skipMoments()}>
            {t('table.go-on')}
          </button>
        ) : (
          (sight.isBehind || sight.isPaused) && <Pace sight={sight} following={following} />
        )}
        {isMine && narrow && (
          <button
            type="button"
            className="icon-button prompt-fold"
            aria-expanded={!folded}
            aria-label={t(folded ? 'table.unfold' : 'table.fold')}
            onClick={() => setFolded(!folded)}
          >
            <GiPlainArrow className={folded ? 'arrow-up' : undefined} aria-hidden="true" />
          </button>
        )}
      </div>
      {waitedFor.window && sight.table.patience?.seconds && (
        <p className="quiet prompt-patience">{t('table.patience', { n: sight.table.patience.seconds })}</p>
      )}
      {isMine && !(narrow && folded) && (
        <div className="prompt-body">
          <OthersAsked choice={choice} names={sight.table.seats.map(({ name }) => name)} />
          {advice && <HintNote choice={choice} advice={advice} />}
          <Options choice={choice} />
          <PassSwitch key={choice.n} choice={choice} onPass={onPass} />
          <ClosedActions closed={choice.closed ?? []} />
          <UndoWords undo={sight.undo} />
        </div>
      )}
      {call && choice.window && (
        <CallPanel
          name={sight.table.seats[call.seat]?.name ?? ''}
          window={choice.window}
          onPass={call.onPass}
          onCall={call.onCall}
        />
      )}
    </section>
  );
}

/** How fast one follows what others do. */
function Pace({
  sight: { isBehind, isPaused },
  following,
}: {
  sight: Followed;
  following: Pick<Following, 'catchUp' | 'pause' | 'stepOn'>;
}) {
  return (
    <div className="skip button-row">
      <button type="button" className="button" onClick={() => following.pause(!isPaused)}>
        {t(isPaused ? 'table.go-on' : 'table.pause')}
      </button>
      {isPaused && (
        <button type="button" className="button" disabled={!isBehind} onClick={() => following.stepOn()}>
          {t('table.step')}
        </button>
      )}
      <button type="button" className="button" onClick={() => following.catchUp()}>
        {t('table.skip')}
      </button>
    </div>
  );
}

/** The newest line of the log, if it led to the question and the question does not say the same. */
function reasonFor(choice: ChoiceView, line: LogEntry | undefined, say: Speaker): LogEntry | null {
  if (!line || line.at < choice.n - 1) return null;
  const said = say.sentence(line.args ? [line.key, line.args] : line.key).replace(/\.$/, '');
  return say.sentence(choice.prompt).startsWith(said) ? null : line;
}

/** Who else may answer, or chooses at the same time. */
function OthersAsked({ choice, names }: { choice: ChoiceView; names: readonly string[] }) {
  const also = otherAnswerers(choice);
  const { meanwhile = [] } = choice;
  if (also.length === 0 && meanwhile.length === 0) return null;
  const told = (seats: readonly number[], join: 'and' | 'or'): ListArg => ({
    list: seats.map((seat): Text => ['ui.as-it-is', { text: names[seat] ?? '' }]),
    join,
  });
  return (
    <p className="quiet prompt-others">
      {also.length > 0 && t('table.also-asked', { names: told(also, 'or') })}
      {meanwhile.length > 0 &&
        t('table.meanwhile', { names: told(meanwhile, 'and'), count: meanwhile.length })}
    </p>
  );
}

/** The rules failed: what happened, what to do, nothing lost. */
export function FaultPanel({
  message,
  onReport,
  onUndo,
}: {
  message: string;
  onReport: () => void;
  onUndo: () => void;
}) {
  return (
    <section className="prompt paper" role="alert">
      <h2 className="prompt-text">
        <GiSpeaker aria-hidden="true" /> {t('fault.title')}
      </h2>
      <p>{t('fault.text')}</p>
      <p className="quiet">{message}</p>
      <div className="button-row">
        <button type="button" className="button button-ember" onClick={onUndo}>
          {t('fault.step-back')}
        </button>
        <button type="button" className="button" onClick={onReport}>
          {t('table.report')}
        </button>
      </div>
    </section>
  );
}

/** When the pressed option goes away with its choice, the focus stays in the panel instead of falling out. */
function useKeptFocus(panel: React.RefObject<HTMLElement | null>, n: number | undefined): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hadFocus.current = panel.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what takes the focus away.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    // With the next frame: to be focused, things must be laid out, which is done then anyway.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        panel.current?.querySelector<HTMLElement>('.prompt-text')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [n, panel]);
}
