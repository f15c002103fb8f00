import { useKit } from '@questwright/board-kit';
import { afterFrame } from '@questwright/board-kit/host';
import type { LogEntry, LogPage } from '@questwright/kernel';
import { memo, startTransition, type UIEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../route/link.tsx';
import { t } from '../texts/texts.ts';
import { isPassed } from './passed.ts';

/**
 * What happened, with the rules behind it; each line leads to the replay from there. The newest sheets are
 * there at once, the ones before them when somebody scrolls up to them or asks for them; what is not known
 * yet is fetched then.
 */
export function LogPanel({
  log: { from, entries },
  onEarlier,
  replayAt,
}: {
  log: LogPage;
  onEarlier: () => void;
  replayAt: ((at: number) => string) | null;
}) {
  const end = useComing(from + entries.length);
  const [most, setMost] = useState(NEWEST);
  const wanted = useRef<number | null>(null);
  if (entries.length === 0) return <p className="quiet log-empty">{t('log.empty')}</p>;
  const sheets = sheetsOf(from, entries.slice(0, end - from));
  const skipped = Math.max(0, sheets.length - most);
  const more = (): void => {
    setMost(most + NEWEST);
    if (skipped > NEWEST || from === 0 || wanted.current === from) return;
    wanted.current = from;
    onEarlier();
  };
  // Counted from the bottom up: 0 at the newest line, less than that above it.
  const onScroll = ({ currentTarget }: UIEvent): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const isNearTop = scrollHeight - clientHeight + scrollTop < NEAR;
    if (scrollTop === 0) setMost(NEWEST);
    else if (isNearTop && (skipped > 0 || from > 0)) more();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="log-window" tabIndex={0} aria-label={t('log.title')} onScroll={onScroll}>
      <div className="log">
        {(skipped > 0 || from > 0) && (
          <button
            type="button"
            className="kit-link log-earlier"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('.log-window')?.focus({ preventScroll: true });
              wanted.current = null;
              more();
            }}
          >
            {t('log.earlier')}
          </button>
        )}
        {sheets.slice(skipped).map(({ first, lines }, i, shown) => (
          <LogSheet
            key={Math.floor(first / SHEET)}
            lines={lines}
            first={first + 1}
            then={shown[i + 1]?.lines[0]}
            replayAt={replayAt}
          />
        ))}
      </div>
    </section>
  );
}

/** How many sheets are there at once, and come at a time: more than a tall screen shows. */
const NEWEST = 3;

/** How far from the top the next sheets come, in pixels. */
const NEAR = 600;

/** How many new lines come with a frame. */
const FEW = 8;

/** How many lines there are, a frame late, and where many come at once, a few more with every frame. */
function useComing(all: number): number {
  const [count, setCount] = useState(all);
  useEffect(() => {
    if (count === all) return;
    const next = Math.min(count + FEW, all);
    return afterFrame(() => startTransition(() => setCount(next)));
  }, [count, all]);
  return Math.min(count, all);
}

/** How many lines make a sheet: what is drawn anew when one of them changes. */
const SHEET = 12;

interface Sheet {
  /** The number of its first line, counted from 0. */
  readonly first: number;
  readonly lines: readonly LogEntry[];
}

/** The lines in sheets. Which line is on which depends on its number alone, however many are known before it. */
function sheetsOf(from: number, lines: readonly LogEntry[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (let first = from; first < from + lines.length; first += SHEET - (first % SHEET))
    sheets.push({ first, lines: lines.slice(first - from, first - from + SHEET - (first % SHEET)) });
  return sheets;
}

interface LogSheetProps {
  readonly lines: readonly LogEntry[];
  /** The number of its first line. */
  readonly first: number;
  /** The line after its last one; there is none after the newest. */
  readonly then: LogEntry | undefined;
  readonly replayAt: ((at: number) => string) | null;
}

const LogSheet = memo(
  ({ lines, first, then, replayAt }: LogSheetProps) => {
    const { passing } = useKit();
    return (
      <ol className="log-page" start={first}>
        {lines.map((line, i) => {
          const next = lines[i + 1] ?? then;
          if (next && isPassed(line, next, passing)) return null;
          return (
            <LogRow
              key={i}
              line={line}
              place={first + i}
              newest={next === undefined}
              href={replayAt?.(line.at)}
            />
          );
        })}
      </ol>
    );
  },
  ({ lines: before, ...was }, { lines: now, ...is }) =>
    (was.replayAt === null) === (is.replayAt === null) &&
    was.then === is.then &&
    before.length === now.length &&
    before.every((line, i) => line === now[i]),
);

const LogRow = memo(function LogRow({
  line,
  place,
  newest,
  href,
}: {
  line: LogEntry;
  place: number;
  newest: boolean;
  href: string | undefined;
}) {
  return (
    <li data-newest={newest ? '' : undefined}>
      <span>
        <LogSentence line={line} />
      </span>
      {href && (
        <Link className="log-replay" href={href} aria-label={t('log.replay-from', { n: place })}>
          ⟲
        </Link>
      )}
    </li>
  );
});

/** Lines never change, so they are said once. */
export const LogSentence = memo(function LogSentence({ line }: { line: LogEntry }) {
  const { say } = useKit();
  return (
    <>
      <CardNames text={say.sentence(line.args ? [line.key, line.args] : line.key)} />
      {line.rule && <RuleSign rule={line.rule} />}
    </>
  );
});

/** A sentence in which the names of cards open them. */
export function CardNames({ text }: { text: string }) {
  const { named, openCard } = useKit();
  if (!named.pattern) return text;
  return text.split(named.pattern).map((part, i) => {
    const def = i % 2 ? named.defs.get(part) : undefined;
    if (def === undefined) return part;
    return (
      <button key={i} type="button" className="card-link" onClick={() => openCard(def)}>
        {part}
      </button>
    );
  });
}

/** Leads to the rule behind a line; which it is stands there when it is pointed at or focused. */
function RuleSign({ rule }: { rule: string }) {
  const { openRule } = useKit();
  return (
    <button type="button" className="kit-link rule-link" onClick={() => openRule(rule)}>
      <span className="rule-sign" aria-hidden="true">
        §
      </span>
      <span className="rule-id">{rule}</span>
    </button>
  );
}
