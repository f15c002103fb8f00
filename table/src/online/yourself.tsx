import { useId } from 'react';
import { me, rename } from '../play/online/identity.ts';
import { prefer, usePreferences } from '../prefs/preferences.ts';
import { type TextKey, t } from '../texts/texts.ts';
import { Sign, signNames } from './sign.tsx';

/** Who one is at a table: a name and a sign, kept for the next tables. */
export function Yourself({ taken, onChange }: { taken: readonly string[]; onChange: () => void }) {
  const { name, sign } = usePreferences();
  const group = useId();
  return (
    <section className="slate yourself" aria-labelledby="yourself">
      <h2 id="yourself">{t('waiting.yourself')}</h2>
      <label className="yourself-name">
        <span>{t('settings.name')}</span>
        <input
          value={name}
          maxLength={40}
          placeholder={t('setup.guest')}
          onChange={({ target }) => prefer({ name: target.value })}
          onBlur={({ target }) => void renameOnline(target.value.trim()).then(onChange)}
        />
      </label>
      <fieldset>
        <legend>{t('waiting.sign')}</legend>
        {signNames.map((one) => (
          <label key={one} className="sign-choice" title={t(`sign.${one}` as TextKey)}>
            <input
              type="radio"
              name={group}
              checked={sign === one}
              disabled={taken.includes(one)}
              onChange={() => {
                prefer({ sign: one });
                onChange();
              }}
            />
            <Sign sign={one} />
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Whoever is known on a server is known by the new name there, too. */
export async function renameOnline(name: string): Promise<void> {
  if (name && (await me())) await rename(name).catch(() => {});
}
