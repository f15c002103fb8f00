import { t } from '../texts/texts.ts';

/** Seconds that leave time to think, and not too much. */
const CHOICES = [15, 30, 60, 120];

/** After how many seconds windows pass by themselves: whoever made the table sets it, everybody reads it. */
export function Patience({
  seconds,
  onChange,
}: {
  seconds: number | null;
  /** Null for those who may only read it. */
  onChange: ((seconds: number | null) => void) | null;
}) {
  const choices = seconds === null || CHOICES.includes(seconds) ? CHOICES : [seconds, ...CHOICES];
  return (
    <section className="slate" aria-labelledby="waiting-patience">
      <h2 id="waiting-patience">{t('patience.title')}</h2>
      <p className="quiet">{t('patience.text')}</p>
      {onChange ? (
        <label className="level-select">
          <span className="sr-only">{t('patience.title')}</span>
          <select
            value={seconds ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('patience.never')}</option>
            {choices.map((n) => (
              <option key={n} value={n}>
                {t('patience.after', { n })}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>{seconds === null ? t('patience.never') : t('patience.after', { n: seconds })}</p>
      )}
    </section>
  );
}
