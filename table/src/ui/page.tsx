import type { ReactNode } from 'react';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { useArrival } from '../route/use-arrival.ts';
import { t } from '../texts/texts.ts';

/** A page that is not a table: its head, its foot, and what is between. */
export function Page({
  title,
  narrow = false,
  children,
}: {
  title?: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  const heading = useArrival(title ?? 'Questwright');
  return (
    <>
      <header className="site-head">
        <Link href={to.home} className="site-name">
          <span className="wordmark" aria-hidden="true">
            Q
          </span>
          Questwright
        </Link>
        <nav aria-label={t('nav.title')}>
          <Link href={to.replayFile}>{t('nav.replay')}</Link>
          <Link href={to.settings}>{t('nav.settings')}</Link>
        </nav>
      </header>
      <main className={narrow ? 'page page-narrow' : 'page'}>
        {title && (
          <h1 className="page-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </main>
      <footer className="site-foot">
        <p>{t('foot.unofficial')}</p>
        <Link href={to.about}>{t('nav.about')}</Link>
      </footer>
    </>
  );
}
