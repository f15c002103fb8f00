import type { ListArg, Text } from '@questwright/kernel';
import { GiReturnArrow } from 'react-icons/gi';
import type { Sight } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** Whether one's last step can still be taken back by oneself. */
export function UndoWords({ undo }: Pick<Sight, 'undo'>) {
  if (undo === 'nothing-to-undo') return null;
  return (
    <p className="quiet undo-words" data-undo={undo}>
      <GiReturnArrow aria-hidden="true" /> {t(undo === 'yes' ? 'undo.free' : 'undo.bound')}
    </p>
  );
}

/** Somebody asks to take a choice back, and others must agree. What is asked in the match stays where it is. */
export function UndoPanel({ sight, onAgree }: { sight: Sight; onAgree: (yes: boolean) => void }) {
  const { undo, seats } = sight.table;
  if (!undo) return null;
  const mustAgree = undo.waiting.some((seat) => seats[seat]?.mine);
  const isMine = seats[undo.seat]?.mine ?? false;
  const names: ListArg = {
    list: undo.waiting.map((seat): Text => ['ui.as-it-is', { text: seats[seat]?.name ?? '' }]),
    join: 'and',
  };
  const name = seats[undo.seat]?.name ?? '';
  return (
    <section className="notice undo-panel" role="alert">
      <p>
        {isMine
          ? t('undo.mine', { names, count: undo.waiting.length })
          : t(mustAgree ? 'undo.asked' : 'undo.waiting', { name })}
      </p>
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
      {isMine && (
        <button type="button" className="button" onClick={() => onAgree(false)}>
          {t('undo.withdraw')}
        </button>
      )}
    </section>
  );
}
