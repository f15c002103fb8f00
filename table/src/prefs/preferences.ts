import { useSyncExternalStore } from 'react';
import { signal } from '../play/signal.ts';

/** What a person likes; kept in this browser. */
export interface Preferences {
  readonly name: string;
  /** The sign by which one is known at tables online. */
  readonly sign: string;
  readonly theme: 'system' | 'dark' | 'light';
  readonly motion: 'system' | 'off';
  /** How fast one is shown what others did. */
  readonly pace: 'calm' | 'brisk' | 'instant';
  /** Ask once more before something ends. */
  readonly confirmEndings: boolean;
  /** Keys for options without a modifier. */
  readonly keys: boolean;
  /** Sounds of what happens, and when one is asked. */
  readonly sound: boolean;
  /** Whether the log shows the numbers of rules, not only a sign for them. */
  readonly ruleIds: boolean;
  /** The guided starts that have been seen or left. */
  readonly toured: readonly string[];
}

const defaults: Preferences = {
  name: '',
  sign: '',
  theme: 'system',
  motion: 'system',
  pace: 'brisk',
  confirmEndings: true,
  keys: true,
  sound: false,
  ruleIds: false,
  toured: [],
};

const KEY = 'questwright.preferences';
const { subscribe, tell } = signal();

let current = read();

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return defaults;
  }
}

export const preferences = (): Preferences => current;

export function prefer(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing forgets them when the page is closed; that is all.
  }
  tell();
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);

/** How long each step of what others did is shown, in milliseconds. */
export const paceOf = ({ pace }: Preferences): number => ({ calm: 1300, brisk: 650, instant: 0 })[pace];

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const wantsMotion = ({ motion }: Preferences): boolean => motion === 'system' && !still.matches;

/** Lets the whole page know the theme and whether things may move. */
export function applyPreferences(): void {
  const apply = (): void => {
    const { dataset } = document.documentElement;
    const { theme, motion, ruleIds } = current;
    dataset.ruleIds = ruleIds ? 'on' : '';
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.motion = motion === 'off' ? 'off' : '';
  };
  apply();
  subscribe(apply);
}
