import type { Sight } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** Somebody asks to take a choice back, and others must agree. */
export function UndoPanel({ sight, onAgree }: { sight: Sight; onAgree: (yes: boolean) => void }) {
  const { undo, seats } = sight.table;
  if (!undo) return null;
  const mustAgree = undo.waiting.some((seat) => seats[seat]?.mine);
  const name = seats[undo.seat]?.name ?? '';
  return (
    <section className="prompt paper" role="alert">
      <h2 className="prompt-text">{t(mustAgree ? 'undo.asked' : 'undo.waiting', { name })}</h2>
      {mustAgree && (
        <div className="button-row">
          <button type="button" className="button button-ember" onClick={() => onAgree(true)}>
            {t('undo.agree')}
          </button>
          <button type="button" className="button" onClick={() => onAgree(false)}>
            {t('undo.refuse')}
          </button>
        </div>
      )}
    </section>
  );
}
