import type { Acting } from '@questwright/board-kit/host';
import { useEffect } from 'react';
import { preferences } from '../prefs/preferences.ts';
import { optionForKey, tableKeys } from './option-keys.ts';

export interface KeyActions {
  readonly acting: Acting;
  undo(): void;
  hint(): void;
  log(): void;
}

/** The keys of the table: one for each option, Escape to step back, and those of the table itself. */
export function useKeys({ acting, undo, hint, log }: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A key that is held answers once, not every choice that comes.
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') {
        acting.back();
        return;
      }
      if (!preferences().keys) return;
      const choice = acting.choice();
      if (event.key === 'Enter' && !isPressable(event.target)) {
        if (acting.confirming()) acting.confirm();
        else acting.complete();
        return;
      }
      const key = event.key.toLowerCase();
      if (choice?.kind === 'amount' && /^\d$/.test(key)) {
        const n = Number(key);
        if (n >= choice.min! && n <= choice.max!) acting.answerAmount(n);
        return;
      }
      const option = optionForKey(choice?.options ?? [], key);
      if (option) {
        event.preventDefault();
        acting.pick(option.id);
      } else if (key === tableKeys.undo) undo();
      else if (key === tableKeys.hint) hint();
      else if (key === tableKeys.log) log();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [acting, undo, hint, log]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName);
