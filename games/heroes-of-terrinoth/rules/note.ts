import { log, type TextArgs } from '@questwright/kernel';
import type { Terrinoth } from './state.ts';

/** Writes down what happened, with the line of the ledger that was applied. */
export function note(g: Terrinoth, key: string, args: TextArgs, rule: string): void {
  log(g, key, args, { rule });
}
