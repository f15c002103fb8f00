import { SeatMark } from '@questwright/board-kit';
import { GiTabletopPlayers } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

/** A blank screen between two people who have secrets from each other. */
export function HandOver({
  seat,
  name,
  said,
  onTake,
}: {
  seat: number;
  name: string;
  /** What everybody may know of what has just happened. */
  said: readonly string[];
  onTake: () => void;
}) {
  return (
    <main className="hand-over" data-testid="hand-over">
      <div className="paper">
        <GiTabletopPlayers className="hand-over-icon" aria-hidden="true" />
        <h1>
          <SeatMark seat={seat} /> {t('handover.to', { name })}
        </h1>
        <p>{t('handover.blank')}</p>
        {said.length > 0 && (
          <ul className="hand-over-said">
            {said.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: it is the only thing on the screen. */}
        <button type="button" autoFocus className="button button-ember button-large" onClick={onTake}>
          {t('handover.take', { name })}
        </button>
      </div>
    </main>
  );
}
