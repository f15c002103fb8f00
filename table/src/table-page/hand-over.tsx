import { SeatMark } from '@questwright/board-kit';
import { GiTabletopPlayers } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

/** A blank screen between two people who have secrets from each other. */
export function HandOver({
  seats,
  names,
  said,
  onTake,
}: {
  /** Everybody who is asked: one seat, or several, any of which may answer. */
  seats: readonly number[];
  names: readonly string[];
  /** What everybody may know of what has just happened. */
  said: readonly string[];
  onTake: (seat: number) => void;
}) {
  const [seat = 0] = seats;
  return (
    <main className="hand-over" data-testid="hand-over">
      <div className="paper">
        <GiTabletopPlayers className="hand-over-icon" aria-hidden="true" />
        {seats.length > 1 ? (
          <h1>{t('handover.any')}</h1>
        ) : (
          <h1>
            <SeatMark seat={seat} /> {t('handover.to', { name: names[seat] ?? '' })}
          </h1>
        )}
        <p>{t('handover.blank')}</p>
        {said.length > 0 && (
          <ul className="hand-over-said">
            {said.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        )}
        {seats.map((one, i) => (
          <button
            key={one}
            type="button"
            // biome-ignore lint/a11y/noAutofocus: there is nothing else on the screen.
            autoFocus={i === 0}
            className="button button-ember button-large"
            onClick={() => onTake(one)}
          >
            {t('handover.take', { name: names[one] ?? '' })}
          </button>
        ))}
      </div>
    </main>
  );
}
