import { useAfterFrame, useKit } from '@questwright/board-kit';
import type { LogPage } from '@questwright/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Followed } from '../play/following.ts';
import { t } from '../texts/texts.ts';

/** How many things that were said stay where they can be read again. */
const KEPT = 6;

/** How many entries there are up to the end of a page. */
const endOf = ({ from, entries }: LogPage): number => from + entries.length;

/** Tells those who listen instead of looking what happened and what is asked of them. */
export function Announcer({ sight }: { sight: Followed }) {
  const { say } = useKit();
  const [said, setSaid] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const told = useRef({ lines: endOf(sight.asked.log), n: 0, over: false, count: 0 });

  const { choice } = sight.asked;
  const isMine = choice !== null && choice.seat === sight.eyes && choice.options !== undefined;
  // What others do is told as it is shown; but all of it before one is asked oneself.
  const log = isMine ? sight.asked.log : sight.log;
  const { over } = sight.view;

  useEffect(() => {
    const last = told.current;
    const end = endOf(log);
    const parts = log.entries
      .slice(Math.max(0, Math.min(last.lines, end) - log.from))
      .map((line) => say.sentence(line.args ? [line.key, line.args] : line.key));
    last.lines = end;
    if (isMine && choice && choice.n !== last.n) {
      last.n = choice.n;
      if (choice.by !== undefined) parts.push(say.sentence(choice.by));
      parts.push(say.sentence(choice.prompt), t('announce.options', { n: choice.options!.length }));
    }
    if (over && !last.over) parts.push(t('outcome.over'), say.sentence(over.text));
    last.over = over !== null;
    if (parts.length === 0) return;
    const news = { id: ++last.count, text: parts.join(' ') };
    setSaid((before) => [...before, news].slice(-KEPT));
  }, [log, over, isMine, choice, say]);

  const heard = useAfterFrame(said);
  // Each is added, not put in the place of the one before: two that come quickly are both read out.
  return (
    <div className="sr-only" aria-live="polite" data-testid="announcer">
      {heard.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
