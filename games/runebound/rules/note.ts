import { log, type TextArgs } from '@questwright/kernel';
import type { Runebound } from './state.ts';

/** Writes down what happened, with the line of the ledger that was applied. */
export function note(g: Runebound, key: string, args: TextArgs, rule: string): void {
  log(g, key, args, { rule });
}
