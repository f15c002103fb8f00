import { useKit } from '@questwright/board-kit';
import {
  type ChoiceView,
  MY_TURN,
  type PassOption,
  type PassWish,
  passesFor,
  type Text,
} from '@questwright/kernel';
import { useState } from 'react';
import { usePreferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';
import { keyOf } from './option-keys.ts';

/**
 * Passing, as one switch: this moment alone, for a period that is open, until one's own turn or until it is taken back.
 * One can still be asked at some moments; those that read alike are one.
 */
export function PassSwitch({
  choice,
  onPass,
}: {
  choice: ChoiceView;
  /** `wish` is what is passed besides this moment. */
  onPass: (wish: PassWish | null) => void;
}) {
  const { say } = useKit();
  const { keys } = usePreferences();
  const { window, options = [] } = choice;
  const moments = window?.moments ?? [];
  const [kept, setKept] = useState(() => keptFor(moments));
  if (!window) return null;
  const keep = (ids: readonly string[]): void => {
    setKept(ids);
    keptBy.set(nameOf(moments), ids);
  };
  const at = kept.length === 0 ? null : moments.flatMap(({ id }) => (kept.includes(id) ? [] : [id]));
  const keyFor = (id: string): string | undefined =>
    keys && at === null ? keyOf(options.findIndex((option) => option.id === id)) : undefined;
  return (
    <fieldset className="pass-switch">
      <legend>{t('pass.legend')}</legend>
      <div className="pass-terms">
        {passesFor(window.scopes).map((option) => (
          <Term
            key={option.id}
            text={<TermText option={option} />}
            keyName={keyFor(option.id)}
            onPress={() => onPass(option.scope === null ? null : { at, until: option.scope })}
          />
        ))}
        <Term text={t('pass.for-good')} onPress={() => onPass({ at, until: null })} />
      </div>
      {moments.length > 1 && (
        <details open={kept.length > 0}>
          <summary>{t('pass.moments', { n: kept.length })}</summary>
          {[...new Set(moments.map(({ text }) => say.say(text)))].map((words) => {
            const alike = moments.flatMap(({ id, text }) => (say.say(text) === words ? [id] : []));
            const others = kept.filter((id) => !alike.includes(id));
            return (
              <label key={words}>
                <input
                  type="checkbox"
                  checked={alike.every((id) => kept.includes(id))}
                  onChange={({ target }) => keep(target.checked ? [...others, ...alike] : others)}
                />
                {words}
              </label>
            );
          })}
        </details>
      )}
    </fieldset>
  );
}

/** At which moments one wants to be asked all the same: that stays as it was set, from one window to the next. */
const keptBy = new Map<string, readonly string[]>();
const nameOf = (moments: readonly { readonly id: string }[]): string => moments.map(({ id }) => id).join();
const keptFor = (moments: readonly { readonly id: string }[]): readonly string[] =>
  keptBy.get(nameOf(moments)) ?? [];

function Term({
  text,
  keyName,
  onPress,
}: {
  text: React.ReactNode;
  keyName?: string | undefined;
  onPress: () => void;
}) {
  return (
    <button type="button" className="option" aria-keyshortcuts={keyName} onClick={onPress}>
      {keyName && (
        <span className="key" aria-hidden="true">
          {keyName.toUpperCase()}
        </span>
      )}
      <span className="option-text">{text}</span>
    </button>
  );
}

/** For how long an option passes: "this moment", "this turn", "until my turn". */
export function TermText({ option: { scope } }: { option: PassOption }) {
  const { say } = useKit();
  if (scope === null) return t('pass.moment');
  return scope === MY_TURN
    ? t('pass.until-my-turn')
    : say.sentence([`kernel.period.${scope}`]).replace(/\.$/, '');
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
