import { isLogged, log, type TextArg } from '@questwright/kernel';
import { nameOf } from './catalogue.ts';
import { heroName } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';

/** What a note says: a card stands for its name, and a number called `hero` for the hero of that seat. */
type NoteArgs = { readonly [name: string]: TextArg | Piece };

/** Writes down what happened, with the line of the ledger that was applied. */
export function note(g: Terrinoth, key: string, args: NoteArgs, rule: string): void {
  if (!isLogged(g)) return;
  const said: Record<string, TextArg> = {};
  for (const name in args) said[name] = textArg(g, name, args[name]!);
  log(g, key, said, { rule });
}

function textArg(g: Terrinoth, name: string, arg: TextArg | Piece): TextArg {
  if (typeof arg === 'number' && name === 'hero') return heroName(g, arg);
  return typeof arg === 'object' && 'def' in arg ? nameOf(g, arg) : arg;
}
