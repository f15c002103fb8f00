import { type SeatInfo, SeatMark, seatClass, useAfterFrame } from '@questwright/board-kit';
import { useState } from 'react';
import { GiEmptyHourglass, GiPerson, GiVintageRobot } from 'react-icons/gi';
import { Sign } from '../online/sign.tsx';
import type { Sight } from '../play/sight.ts';
import { levelName } from '../setup/level-name.ts';
import { LevelSelect } from '../setup/level-select.tsx';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { askedSeats } from './asked-seats.ts';

/** Who sits where, who is asked now, who is away. Pressing a seat lets a bot play it or takes it back. */
export function SeatsBar({
  sight,
  levels,
  onHand,
  onLeave,
}: {
  sight: Sight;
  levels: readonly string[];
  onHand: (seat: number, level: string | null) => void;
  onLeave: ((seat: number) => void) | null;
}) {
  const [seat, setSeat] = useState<number | null>(null);
  const { seats, may } = sight.table;
  const isShared = seats.some(({ kind, mine }) => kind === 'person' && !mine);
  /** Whoever opens the seat of a bot can change all of them at once. */
  const others =
    seat !== null && seats[seat]!.kind === 'bot'
      ? seats.flatMap(({ kind }, i) => (kind === 'bot' && may[i]!.hand ? [i] : []))
      : [];
  const asked = useAfterFrame(askedSeats(sight.view.choice));
  return (
    <>
      <ul className="seats" aria-label={t('seats.title')}>
        {seats.map((info, i) => (
          <li key={`${i}${info.name}`}>
            <button
              type="button"
              className={`seat-chip ${seatClass(i)}`}
              data-asked={asked.includes(i) ? '' : undefined}
              data-mine={isShared && info.mine ? '' : undefined}
              onClick={() => setSeat(i)}
            >
              <SeatMark seat={i} />
              <Sign sign={info.sign} />
              <span className="seat-name">{info.kind === 'open' ? t('waiting.open') : info.name}</span>
              {isShared && info.mine && <span className="you">{t('seats.you')}</span>}
              <SeatState info={info} asked={asked.includes(i)} />
            </button>
          </li>
        ))}
      </ul>
      {seat !== null && (
        <Dialog title={seats[seat]!.name || t('seats.number', { n: seat + 1 })} onClose={() => setSeat(null)}>
          <p>
            {t(`seats.is-${seats[seat]!.kind}`, {
              level: levelName(seats[seat]!.level ?? ''),
            })}
          </p>
          <div className="button-column">
            {may[seat]!.take && (
              <button type="button" className="button button-ember" onClick={() => hand(null)}>
                <GiPerson aria-hidden="true" />{' '}
                {t(seats[seat]!.kind === 'open' ? 'waiting.take' : 'seats.take')}
              </button>
            )}
            {(may[seat]!.hand ? levels : [])
              .filter((level) => level !== seats[seat]!.level)
              .map((level) => (
                <button key={level} type="button" className="button" onClick={() => hand(level)}>
                  <GiVintageRobot aria-hidden="true" /> {t('seats.hand', { level: levelName(level) })}
                </button>
              ))}
            {others.length > 1 && (
              <LevelSelect label={t('seats.all-bots')} levels={levels} value={null} onChange={handAll} />
            )}
            {onLeave && may[seat]!.leave && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  onLeave(seat);
                  setSeat(null);
                }}
              >
                {t('seats.leave')}
              </button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );

  function handAll(level: string): void {
    for (const one of others) if (seats[one]!.level !== level) onHand(one, level);
    setSeat(null);
  }

  function hand(level: string | null): void {
    onHand(seat!, level);
    setSeat(null);
  }
}

function SeatState({ info, asked }: { info: SeatInfo; asked: boolean }) {
  return (
    <>
      {info.kind === 'bot' && <GiVintageRobot className="seat-kind" aria-label={t('seats.bot')} role="img" />}
      {!info.here && <span className="seat-away">{t('seats.away')}</span>}
      {asked && <GiEmptyHourglass className="seat-asked" aria-label={t('seats.asked')} role="img" />}
    </>
  );
}
