import type { ReactNode } from 'react';
import { Account } from '../online/account.tsx';
import { renameOnline } from '../online/yourself.tsx';
import { type Preferences, prefer, usePreferences } from '../prefs/preferences.ts';
import { type TextKey, t } from '../texts/texts.ts';
import { Page } from '../ui/page.tsx';

export function SettingsPage() {
  const prefs = usePreferences();
  return (
    <Page title={t('nav.settings')} narrow>
      <div className="paper settings">
        <label className="setting">
          <span>{t('settings.name')}</span>
          <input
            value={prefs.name}
            maxLength={40}
            placeholder={t('setup.guest')}
            onChange={({ target }) => prefer({ name: target.value })}
            onBlur={({ target }) => void renameOnline(target.value.trim())}
          />
        </label>
        <Choice what="theme" values={['system', 'dark', 'light']} />
        <Choice what="motion" values={['system', 'off']} />
        <Choice what="pace" values={['calm', 'brisk', 'instant']} />
        <Toggle what="confirmEndings">{t('settings.confirm-endings')}</Toggle>
        <Toggle what="keys">{t('settings.keys')}</Toggle>
        <Toggle what="sound">{t('settings.sound')}</Toggle>
        <Toggle what="ruleIds">{t('settings.rule-ids')}</Toggle>
      </div>
      <Account />
    </Page>
  );
}

function Choice<K extends 'theme' | 'motion' | 'pace'>({
  what,
  values,
}: {
  what: K;
  values: readonly Preferences[K][];
}) {
  const prefs = usePreferences();
  return (
    <fieldset className="setting">
      <legend>{t(`settings.${what}`)}</legend>
      <div className="segments">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={what}
              checked={prefs[what] === value}
              onChange={() => prefer({ [what]: value })}
            />
            <span>{t(`settings.${what}.${value}` as TextKey)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Toggle({
  what,
  children,
}: {
  what: 'confirmEndings' | 'keys' | 'sound' | 'ruleIds';
  children: ReactNode;
}) {
  const prefs = usePreferences();
  return (
    <label className="check setting">
      <input
        type="checkbox"
        checked={prefs[what]}
        onChange={({ target }) => prefer({ [what]: target.checked })}
      />
      <span>{children}</span>
    </label>
  );
}
