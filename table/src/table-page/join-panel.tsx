import type { PendingJoin } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** Somebody asks to sit down, and those who play must agree. */
export function JoinPanel({
  joining,
  onAdmit,
}: {
  joining: readonly PendingJoin[];
  onAdmit: (join: PendingJoin, yes: boolean) => void;
}) {
  return joining
    .filter(({ mine, asksMe }) => mine || asksMe)
    .map((join) => (
      <section key={`${join.person} ${join.seat}`} className="prompt paper" role="alert">
        <h2 className="prompt-text">
          {t(join.mine ? 'join.waiting' : 'join.asked', { name: join.name, n: join.seat + 1 })}
        </h2>
        {join.asksMe && (
          <div className="button-row">
            <button type="button" className="button button-ember" onClick={() => onAdmit(join, true)}>
              {t('undo.agree')}
            </button>
            <button type="button" className="button" onClick={() => onAdmit(join, false)}>
              {t('undo.refuse')}
            </button>
          </div>
        )}
      </section>
    ));
}
