import { memo } from 'react';
import { useKit } from '../board-kit/kit.tsx';
import type { LogLine } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { t } from '../texts/texts.ts';
import { useLater } from '../ui/use-later.ts';

/** What happened, with the rules behind it; each line leads to the replay from there. */
export function LogPanel({
  log,
  replayAt,
}: {
  log: readonly LogLine[];
  replayAt: ((at: number) => string) | null;
}) {
  const lines = useLater(log);
  if (lines.length === 0) return <p className="quiet log-empty">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="log-window" tabIndex={0} aria-label={t('log.title')}>
      <ol className="log">
        {lines.map((line, i) => (
          <LogRow key={i} line={line} place={i + 1} href={replayAt?.(line.at)} />
        ))}
      </ol>
    </section>
  );
}

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
