import { type GameBox, SeatMark, type SeatPlan, type SetupValues, seatClass } from '@questwright/board-kit';
import type { BotLevels } from '@questwright/games';
import type { Speaker } from '@questwright/kernel';
import { GiCancel } from 'react-icons/gi';
import { botName } from '../play/bot-name.ts';
import { t } from '../texts/texts.ts';
import { levelName } from './level-name.ts';
import { personName } from './quick.ts';

/** Who sits in each seat. */
export function Seats({
  box,
  say,
  seats,
  values,
  levels: { levels, strongest },
  online,
  onChange,
}: {
  box: GameBox;
  say: Speaker;
  seats: readonly SeatPlan[];
  values: SetupValues;
  levels: BotLevels;
  /** Whether there is a server that friends can come to. */
  online: boolean;
  onChange: (seats: readonly SeatPlan[]) => void;
}) {
  const { seatName } = box.setup;
  const nameOf = (seat: number): string =>
    typeof seatName === 'function'
      ? say.say(seatName(seat, values, seats.length))
      : `${seatName ? say.say(seatName) : t('setup.seat')} ${seat + 1}`;
  const { min, max } = box.seats ?? box.players;
  const change = (seat: number, plan: SeatPlan): void =>
    onChange(seats.map((old, i) => (i === seat ? plan : old)));
  return (
    <fieldset className="setup-seats slate">
      <legend>{t('setup.who')}</legend>
      <ul>
        {seats.map((plan, seat) => (
          <li key={seat} className={seatClass(seat)}>
            <SeatMark seat={seat} />
            <span className="seat-number">{nameOf(seat)}</span>
            <label>
              <span className="sr-only">{t('setup.played-by', { seat: nameOf(seat) })}</span>
              <select
                value={plan.kind === 'bot' ? `bot:${plan.level ?? strongest}` : plan.kind}
                onChange={({ target }) => change(seat, planFor(target.value))}
              >
                <option value="person">{t('setup.person')}</option>
                {online && <option value="open">{t('setup.open')}</option>}
                {levels.map((level) => (
                  <option key={level} value={`bot:${level}`}>
                    {t('setup.bot', { level: levelName(level) })}
                  </option>
                ))}
              </select>
            </label>
            {plan.kind === 'person' ? (
              <label className="seat-name-field">
                <span className="sr-only">{t('setup.name', { seat: nameOf(seat) })}</span>
                <input
                  value={plan.name ?? ''}
                  placeholder={personName(seats, seat)}
                  maxLength={40}
                  onChange={({ target }) => change(seat, { kind: 'person', name: target.value })}
                />
              </label>
            ) : (
              <span className="quiet seat-name-field">{plan.kind === 'bot' && botName(seat)}</span>
            )}
            {seats.length > min && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('setup.remove-seat', { seat: nameOf(seat) })}
                onClick={() => onChange(seats.toSpliced(seat, 1))}
              >
                <GiCancel aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {seats.length < max && (
        <div className="button-row">
          <button type="button" className="button" onClick={() => onChange([...seats, { kind: 'person' }])}>
            {t('setup.add-person')}
          </button>
          <button type="button" className="button" onClick={() => onChange([...seats, { kind: 'bot' }])}>
            {t('setup.add-bot')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

function planFor(value: string): SeatPlan {
  if (value === 'open') return { kind: 'open' };
  return value.startsWith('bot:') ? { kind: 'bot', level: value.slice(4) } : { kind: 'person' };
}
