import { type Card, isLogged, log, type State, type TextArg } from '@questwright/kernel';
import { nameOf } from './box.ts';
import { hooksOf } from './hooks.ts';

/** What a note says: a card stands for what players call it, and a number for whatever the game's `names` make of it. */
export type NoteArgs = { readonly [name: string]: TextArg | Card };

/** Writes down what happened, with the line of the ledger that was applied. */
export function note(g: State, key: string, args: NoteArgs, rule: string): void {
  if (!isLogged(g)) return;
  const said: Record<string, TextArg> = {};
  for (const name in args) said[name] = textArg(g, name, args[name]!);
  log(g, key, said, { rule });
}

function textArg(g: State, name: string, arg: TextArg | Card): TextArg {
  if (typeof arg === 'number') return hooksOf(g).names?.[name]?.(g, arg) ?? arg;
  if (typeof arg !== 'object' || !('def' in arg)) return arg as TextArg;
  return hooksOf(g).called?.(g, arg) ?? nameOf(g, arg);
}
