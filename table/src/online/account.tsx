import { useState } from 'react';
import { claim, logIn, logOut, useMe } from '../play/online/identity.ts';
import { link } from '../play/online/link.ts';
import { t } from '../texts/texts.ts';

/** Keeps who one is on the server under a name, so that one's matches are found on every device. */
export function Account() {
  const { me, refresh } = useMe();
  const [account, setAccount] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (me === undefined) return null;
  const run = (work: Promise<unknown>): void => {
    setProblem(null);
    work.then(
      () => {
        link.close();
        setPassphrase('');
        refresh();
      },
      (error: Error) => setProblem(error.message),
    );
  };
  if (me?.account) {
    return (
      <section className="paper account" aria-labelledby="account">
        <h2 id="account">{t('account.title')}</h2>
        <p>{t('account.is', { account: me.account })}</p>
        <button type="button" className="button" onClick={() => run(logOut())}>
          {t('account.log-out')}
        </button>
      </section>
    );
  }
  return (
    <section className="paper account" aria-labelledby="account">
      <h2 id="account">{t('account.title')}</h2>
      <p>{t('account.why')}</p>
      <form
        className="settings"
        onSubmit={(event) => {
          event.preventDefault();
          run(me ? claim(account, passphrase) : logIn(account, passphrase));
        }}
      >
        <label className="setting">
          <span>{t('account.name')}</span>
          <input
            value={account}
            autoComplete="username"
            onChange={({ target }) => setAccount(target.value)}
          />
        </label>
        <label className="setting">
          <span>{t('account.passphrase')}</span>
          <input
            type="password"
            value={passphrase}
            minLength={8}
            autoComplete="current-password"
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <div className="button-row">
          {me && (
            <button type="submit" className="button button-ember">
              {t('account.claim')}
            </button>
          )}
          <button type="button" className="button" onClick={() => run(logIn(account, passphrase))}>
            {t('account.log-in')}
          </button>
        </div>
      </form>
    </section>
  );
}
