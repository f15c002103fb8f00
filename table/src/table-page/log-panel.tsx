import { memo } from 'react';
import { useKit } from '../board-kit/kit.tsx';
import type { LogLine } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { t } from '../texts/texts.ts';
import { useAfterFrame } from '../ui/use-after-frame.ts';

/** What happened, with the rules behind it; each line leads to the replay from there. */
export function LogPanel({
  log,
  replayAt,
}: {
  log: readonly LogLine[];
  replayAt: ((at: number) => string) | null;
}) {
  const lines = useAfterFrame(log);
  if (lines.length === 0) return <p className="quiet log-empty">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="log-window" tabIndex={0} aria-label={t('log.title')}>
      <div className="log">
        {pagesOf(lines).map((page, i) => (
          <LogPage key={i} lines={page} first={i * PAGE + 1} replayAt={replayAt} />
        ))}
      </div>
    </section>
  );
}

/** So many lines that only a page or two are in sight; those that are not cost nothing. */
const PAGE = 20;

const pagesOf = (lines: readonly LogLine[]): (readonly LogLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, i) => lines.slice(i * PAGE, (i + 1) * PAGE));

interface LogPageProps {
  readonly lines: readonly LogLine[];
  /** The number of its first line. */
  readonly first: number;
  readonly replayAt: ((at: number) => string) | null;
}

const LogPage = memo(
  ({ lines, first, replayAt }: LogPageProps) => (
    <ol className="log-page" start={first}>
      {lines.map((line, i) => (
        <LogRow key={i} line={line} place={first + i} href={replayAt?.(line.at)} />
      ))}
    </ol>
  ),
  ({ lines: before, replayAt: to }, { lines: now, replayAt }) =>
    (to === null) === (replayAt === null) &&
    before.length === now.length &&
    before.every((line, i) => line === now[i]),
);

const LogRow = memo(function LogRow({
  line,
  place,
  href,
}: {
  line: LogLine;
  place: number;
  href: string | undefined;
}) {
  return (
    <li>
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
