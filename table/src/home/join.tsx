import { useState } from 'react';
import { navigate, to } from '../route/router.ts';
import { t } from '../texts/texts.ts';

/** Joins a match by its link. */
export function Join() {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className="slate" aria-labelledby="join">
      <h2 id="join">{t('home.join')}</h2>
      <p>{t('home.join-text')}</p>
      <form
        className="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          const id = matchIn(link);
          if (id) navigate(to.online(id));
          else setProblem(t('home.bad-link'));
        }}
      >
        <input
          value={link}
          aria-label={t('home.link')}
          placeholder={t('home.link')}
          onChange={({ target }) => {
            setLink(target.value);
            setProblem(null);
          }}
        />
        <button type="submit" className="button">
          {t('home.join-button')}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

/** The id of a match in a link, or alone. */
const matchIn = (text: string): string | undefined =>
  /(?:^|\/)([A-Za-z0-9_-]{22})\/?$/.exec(text.trim())?.[1];
