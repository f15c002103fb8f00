import { Component, type ReactNode } from 'react';
import { t } from '../texts/texts.ts';

/** When a part of the page fails, the rest stays, and says what can be done. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode; readonly fallback?: ReactNode },
  { readonly error: Error | null }
> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <main className="page page-narrow">
        <div className="paper" role="alert">
          <h1>{t('error.title')}</h1>
          <p>{t('error.nothing-lost')}</p>
          <p className="quiet">{error.message}</p>
          <button type="button" className="button button-ember" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
          <a className="button" href="/">
            {t('nav.home')}
          </a>
        </div>
      </main>
    );
  }
}
