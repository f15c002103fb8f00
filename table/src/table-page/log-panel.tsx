import { useKit } from '@questwright/board-kit';
import { afterFrame } from '@questwright/board-kit/host';
import { memo, startTransition, type UIEvent, useEffect, useState } from 'react';
import type { LogLine } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { t } from '../texts/texts.ts';

/**
 * What happened, with the rules behind it; each line leads to the replay from there. The newest pages are there at
 * once, the ones before them when somebody scrolls up to them or asks for them.
 */
export function LogPanel({
  log,
  replayAt,
}: {
  log: readonly LogLine[];
  replayAt: ((at: number) => string) | null;
}) {
  const lines = useComing(log);
  const [most, setMost] = useState(NEWEST);
  if (lines.length === 0) return <p className="quiet log-empty">{t('log.empty')}</p>;
  const pages = pagesOf(lines);
  const skipped = Math.max(0, pages.length - most);
  const more = (): void => setMost(most + NEWEST);
  // Counted from the bottom up: 0 at the newest line, less than that above it.
  const onScroll = ({ currentTarget }: UIEvent): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollTop === 0) setMost(NEWEST);
    else if (skipped > 0 && scrollHeight - clientHeight + scrollTop < NEAR) more();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="log-window" tabIndex={0} aria-label={t('log.title')} onScroll={onScroll}>
      <div className="log">
        {skipped > 0 && (
          <button
            type="button"
            className="kit-link log-earlier"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('.log-window')?.focus({ preventScroll: true });
              more();
            }}
          >
            {t('log.earlier')}
          </button>
        )}
        {pages.map(
          (page, i, { length }) =>
            i >= skipped && (
              <LogPage
                key={i}
                lines={page}
                first={i * PAGE + 1}
                isLast={i === length - 1}
                replayAt={replayAt}
              />
            ),
        )}
      </div>
    </section>
  );
}

/** How many pages are there at once, and come at a time: more than a tall screen shows. */
const NEWEST = 3;

/** How far from the top the next pages come, in pixels. */
const NEAR = 600;

/** How many new lines come with a frame. */
const FEW = 8;

/** The lines, a frame late, and where many come at once, a few with every frame. */
function useComing(log: readonly LogLine[]): readonly LogLine[] {
  const [count, setCount] = useState(log.length);
  const { length } = log;
  useEffect(() => {
    if (count === length) return;
    const next = Math.min(count + FEW, length);
    return afterFrame(() => startTransition(() => setCount(next)));
  }, [count, length]);
  return count < length ? log.slice(0, count) : log;
}

/** How many lines make a page. */
const PAGE = 12;

const pagesOf = (lines: readonly LogLine[]): (readonly LogLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, i) => lines.slice(i * PAGE, (i + 1) * PAGE));

interface LogPageProps {
  readonly lines: readonly LogLine[];
  /** The number of its first line. */
  readonly first: number;
  readonly isLast: boolean;
  readonly replayAt: ((at: number) => string) | null;
}

const LogPage = memo(
  ({ lines, first, isLast, replayAt }: LogPageProps) => (
    <ol className="log-page" start={first}>
      {lines.map((line, i) => (
        <LogRow
          key={i}
          line={line}
          place={first + i}
          newest={isLast && i === lines.length - 1}
          href={replayAt?.(line.at)}
        />
      ))}
    </ol>
  ),
  ({ lines: before, ...was }, { lines: now, ...is }) =>
    (was.replayAt === null) === (is.replayAt === null) &&
    was.isLast === is.isLast &&
    before.length === now.length &&
    before.every((line, i) => line === now[i]),
);

const LogRow = memo(function LogRow({
  line,
  place,
  newest,
  href,
}: {
  line: LogLine;
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
export const LogSentence = memo(function LogSentence({ line }: { line: LogLine }) {
  const { say, openRule } = useKit();
  return (
    <>
      {say.sentence(line.args ? [line.key, line.args] : line.key)}{' '}
      {line.rule && (
        <button type="button" className="kit-link rule-link" onClick={() => openRule(line.rule!)}>
          {line.rule}
        </button>
      )}
    </>
  );
});
