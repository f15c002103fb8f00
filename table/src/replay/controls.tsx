import type { Speaker, TurnMark } from '@questwright/kernel';
import { GiNextButton, GiPauseButton, GiPlayButton, GiPreviousButton } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

export function Controls({
  step,
  last,
  base,
  plays,
  turns,
  names,
  say,
  onGo,
  onPlay,
}: {
  step: number;
  last: number;
  base: number;
  plays: boolean;
  turns: readonly TurnMark[];
  names: readonly string[];
  say: Speaker;
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
            {turns.map((one, i) => (
              <option key={one.at} value={i}>
                {turnName(one, i, names, say)}
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

/** "Round 5, Syndrael: Mighty Blow"; in games without rounds or roles, what there is of it. */
function turnName(
  { round, role, seat, chosen }: TurnMark,
  i: number,
  names: readonly string[],
  say: Speaker,
): string {
  const who = role ?? names[seat] ?? '';
  const when = round === undefined ? t('replay.turn', { n: i + 1 }) : t('match.round', { n: round });
  const what = chosen === undefined ? '' : `: ${say.sentence(chosen).replace(/\.$/, '')}`;
  return `${when}${who && `, ${who}`}${what}`;
}
