import { useSyncExternalStore } from 'react';
import { signal } from '../play/signal.ts';

const { subscribe, tell } = signal();
addEventListener('popstate', tell);
addEventListener('hashchange', tell);

let navigated = false;

/** Whether this is not the page that the window was opened with. */
export const hasNavigated = (): boolean => navigated;

/** Goes to another page without loading anything anew. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else {
    navigated = true;
    history.pushState(null, '', to);
    scrollTo(0, 0);
  }
  tell();
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));

/** The addresses of the pages. */
export const to = {
  home: '/',
  setup: (game: string) => `/play/${game}`,
  campaign: (id: string) => `/campaign/${id}`,
  campaignOnline: (id: string) => `/c/${id}`,
  here: (id: string) => `/here/${id}`,
  online: (id: string) => `/m/${id}`,
  rules: (game: string, line?: string) => `/rules/${game}${line ? `#${line}` : ''}`,
  replayHere: (id: string, at?: number) => `/replay/here/${id}${at === undefined ? '' : `#${at}`}`,
  replayOnline: (id: string, at?: number) => `/replay/online/${id}${at === undefined ? '' : `#${at}`}`,
  replayFile: '/replay/file',
  replayLink: '/replay/link',
  settings: '/settings',
  about: '/about',
};
