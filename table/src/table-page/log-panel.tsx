import { memo, startTransition, useEffect, useState } from 'react';
import { useKit } from '../board-kit/kit.tsx';
import type { LogLine } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { t } from '../texts/texts.ts';
import { afterFrame } from '../ui/after-frame.ts';

/** What happened, with the rules behind it; each line leads to the replay from there. */
export function LogPanel({
  log,
  replayAt,
}: {
  log: readonly LogLine[];
  replayAt: ((at: number) => string) | null;
}) {
  const lines = useComing(log);
  if (lines.length === 0) return <p className="quiet log-empty">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="log-window" tabIndex={0} aria-label={t('log.title')}>
      <div className="log">
        {pagesOf(lines).map((page, i, { length }) => (
          <LogPage key={i} lines={page} first={i * PAGE + 1} after={length - i - 1} replayAt={replayAt} />
        ))}
      </div>
    </section>
  );
}

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

/** So many lines that two pages fill the window; those that are not in sight cost nothing. */
const PAGE = 12;

const pagesOf = (lines: readonly LogLine[]): (readonly LogLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, i) => lines.slice(i * PAGE, (i + 1) * PAGE));

interface LogPageProps {
  readonly lines: readonly LogLine[];
  /** The number of its first line. */
  readonly first: number;
  /** How many pages come after it. */
  readonly after: number;
  readonly replayAt: ((at: number) => string) | null;
}

const LogPage = memo(
  ({ lines, first, after, replayAt }: LogPageProps) => (
    <ol className="log-page" start={first} data-old={after > 1 ? '' : undefined}>
      {lines.map((line, i) => (
        <LogRow
          key={i}
          line={line}
          place={first + i}
          newest={after === 0 && i === lines.length - 1}
          href={replayAt?.(line.at)}
        />
      ))}
    </ol>
  ),
  ({ lines: before, ...was }, { lines: now, ...is }) =>
    (was.replayAt === null) === (is.replayAt === null) &&
    Math.min(was.after, 2) === Math.min(is.after, 2) &&
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
      <LogSentence line={line} />
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
