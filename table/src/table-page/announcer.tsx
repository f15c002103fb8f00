import { useAfterFrame, useKit } from '@questwright/board-kit';
import { useEffect, useRef, useState } from 'react';
import type { Sight } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** How many things that were said stay where they can be read again. */
const KEPT = 6;

/** Tells those who listen instead of looking what happened and what is asked of them. */
export function Announcer({ newest, shown }: { newest: Sight; shown: Sight }) {
  const { say } = useKit();
  const [said, setSaid] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const told = useRef({ lines: newest.log.length, n: 0, over: false, count: 0 });

  const { choice } = newest.view;
  const isMine = choice !== null && choice.seat === newest.eyes && choice.options !== undefined;
  // What others do is told as it is shown; but all of it before one is asked oneself.
  const sight = isMine ? newest : shown;

  useEffect(() => {
    const last = told.current;
    if (sight.log.length < last.lines) last.lines = sight.log.length;
    const parts = sight.log
      .slice(last.lines)
      .map((line) => say.sentence(line.args ? [line.key, line.args] : line.key));
    last.lines = sight.log.length;
    if (isMine && choice && choice.n !== last.n) {
      last.n = choice.n;
      parts.push(say.sentence(choice.prompt), t('announce.options', { n: choice.options!.length }));
    }
    if (sight.view.over && !last.over) parts.push(t('outcome.over'), say.sentence(sight.view.over.text));
    last.over = sight.view.over !== null;
    if (parts.length === 0) return;
    const news = { id: ++last.count, text: parts.join(' ') };
    setSaid((before) => [...before, news].slice(-KEPT));
  }, [sight, isMine, choice, say]);

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
