import { useKit } from '@questwright/board-kit';
import type { Closed } from '@questwright/kernel';
import { GiPadlock } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

/** What cannot be done now, why, and the rule behind it. */
export function ClosedActions({ closed }: { closed: readonly Closed[] }) {
  const { say, openRule } = useKit();
  if (closed.length === 0) return null;
  return (
    <details className="closed">
      <summary>{t('table.closed', { n: closed.length })}</summary>
      <ul>
        {closed.map(({ id, text, reason, rule }) => (
          <li key={id}>
            <GiPadlock aria-hidden="true" />
            <span>
              <strong>{say.sentence(text).replace(/\.$/, '')}</strong>: {say.say(reason)}.{' '}
              {rule && (
                <button type="button" className="kit-link" onClick={() => openRule(rule)}>
                  {rule}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
