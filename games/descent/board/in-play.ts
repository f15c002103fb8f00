import type { LedgerLine } from '@questwright/board-kit';
import { content } from '../content/index.ts';

/** Tags of lines about the app, and about quests whose texts nobody here has seen. */
const LEFT_OUT = ['app', 'unseen'];

/**
 * Whether a line of the ledger can matter here. One about a component does if that component is among those
 * that there are.
 */
export function inPlay({ tags, section, text }: LedgerLine): boolean {
  if (tags.some((tag) => LEFT_OUT.includes(tag))) return false;
  return !tags.includes('content') || namesSomething(section) || namesSomething(text);
}

/** The names of all components, in words, by their first word. */
let byFirst: Map<string, string[][]> | undefined;

function names(): Map<string, string[][]> {
  if (byFirst) return byFirst;
  byFirst = new Map();
  const { heroes, figures, weapons, items, cards, classes, quests, groups } = content;
  for (const { name } of [heroes, figures, weapons, items, cards, classes, quests, groups].flat()) {
    const [first = '', ...rest] = wordsOf(name);
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  return byFirst;
}

/** Names are told apart from words by their capitals. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\d'’-]+/gu) ?? [];

function namesSomething(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, at) =>
    names()
      .get(word.replace(/['’]s$/, ''))
      ?.some((rest) =>
        rest.every((next, i) => words[at + 1 + i]?.replace(/['’]s$/, '') === next.replace(/['’]s$/, '')),
      ),
  );
}
