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

/** How many lines make a page. */
const PAGE = 12;

/**
 * A page is old when so many come after it that it is far above the window, however its height changes: a page at the
 * edge of what the browser thinks near would be put away and fetched with every choice.
 */
const OLD = 5;

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
    <ol className="log-page" start={first} data-old={after >= OLD ? '' : undefined}>
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
    was.after >= OLD === is.after >= OLD &&
    (was.after === 0) === (is.after === 0) &&
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
