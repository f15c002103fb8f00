import type { TurnMark } from '@questwright/kernel';
import { GiNextButton, GiPauseButton, GiPlayButton, GiPreviousButton } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

export function Controls({
  step,
  last,
  base,
  plays,
  turns,
  names,
  onGo,
  onPlay,
}: {
  step: number;
  last: number;
  base: number;
  plays: boolean;
  turns: readonly TurnMark[];
  names: readonly string[];
  onGo: (step: number) => void;
  onPlay: () => void;
}) {
  const turn = turns.findLastIndex(({ at }) => at - base <= step);
  return (
    <section className="replay-controls slate" aria-label={t('replay.controls')}>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.moment')}
        aria-valuetext={t('replay.moment-n', { n: step, all: last })}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
      <div className="replay-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={t('replay.previous')}
          disabled={step === 0}
          onClick={() => onGo(step - 1)}
        >
          <GiPreviousButton aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t(plays ? 'replay.pause' : 'replay.play')}
          onClick={onPlay}
        >
          {plays ? <GiPauseButton aria-hidden="true" /> : <GiPlayButton aria-hidden="true" />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('replay.next')}
          disabled={step === last}
          onClick={() => onGo(step + 1)}
        >
          <GiNextButton aria-hidden="true" />
        </button>
        <label className="replay-turn">
          <span className="sr-only">{t('replay.jump')}</span>
          <select value={turn} onChange={({ target }) => onGo(turns[Number(target.value)]!.at - base)}>
            {turns.map(({ at, seat }, i) => (
              <option key={at} value={i}>
                {t('replay.turn', { n: i + 1, name: names[seat] ?? '' })}
              </option>
            ))}
          </select>
        </label>
        <span className="kit-number">
          {step}/{last}
        </span>
      </div>
    </section>
  );
}
