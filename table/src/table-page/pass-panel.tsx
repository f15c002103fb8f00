import { useKit } from '@questwright/board-kit';
import { type ChoiceView, MY_TURN, type PassWish, type Text } from '@questwright/kernel';
import { useId, useState } from 'react';
import { t } from '../texts/texts.ts';

/** For how long one can pass: the periods that are open, until one's own turn, or until it is taken back. */
const FOR_GOOD = 'for good';

/** Passing in advance for longer, or only at some moments. Passing at this moment alone is an option like others. */
export function PassAhead({
  choice,
  onPass,
}: {
  choice: ChoiceView;
  /** `isNow` when the moment that is asked about is passed with it. */
  onPass: (wish: PassWish, isNow: boolean) => void;
}) {
  const { say } = useKit();
  const name = useId();
  const { window } = choice;
  const [until, setUntil] = useState<string>(window?.scopes.at(-1) ?? MY_TURN);
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!window) return null;
  const { moment, scopes, moments } = window;
  const passed = moments.filter(({ id }) => !left.includes(id)).map(({ id }) => id);
  const terms = [...scopes, MY_TURN, FOR_GOOD];
  return (
    <details className="pass-ahead">
      <summary>{t('pass.ahead')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const at = left.length === 0 ? null : passed;
          onPass({ at, until: until === FOR_GOOD ? null : until }, at === null || at.includes(moment));
        }}
      >
        <fieldset>
          <legend>{t('pass.until')}</legend>
          {terms.map((term) => (
            <label key={term}>
              <input type="radio" name={name} checked={until === term} onChange={() => setUntil(term)} />
              {term === MY_TURN
                ? t('pass.until-my-turn')
                : term === FOR_GOOD
                  ? t('pass.for-good')
                  : say.sentence([`kernel.period.${term}`]).replace(/\.$/, '')}
            </label>
          ))}
        </fieldset>
        {moments.length > 1 && (
          <fieldset>
            <legend>{t('pass.moments')}</legend>
            {moments.map(({ id, text }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!left.includes(id)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
                  }
                />
                {say.say(text)}
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className="button" disabled={moments.length > 0 && passed.length === 0}>
          {t('pass.do')}
        </button>
      </form>
    </details>
  );
}

/** What one has passed in advance, and the way back. */
export function Passes({ passes, onTakeBack }: { passes: readonly Text[]; onTakeBack: () => void }) {
  const { say } = useKit();
  if (passes.length === 0) return null;
  return (
    <section className="notice passes" aria-label={t('pass.title')}>
      <ul>
        {passes.map((text, i) => (
          <li key={i}>{say.sentence(text)}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onTakeBack}>
        {t('pass.take-back')}
      </button>
    </section>
  );
}
