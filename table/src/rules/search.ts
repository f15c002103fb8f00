import type { RuleSection } from '../../build/parse-ledger.ts';

/** The sections with only those lines in which, with their id and heading, a word begins with each word of the search. */
export function search(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap(({ title, lines }) => {
    const found = lines.filter(({ id, text }) => {
      const searched = `${id} ${title} ${text}`.toLowerCase().split(/[\s,.;:()"*]+/);
      return words.every((word) => searched.some((other) => other.startsWith(word)));
    });
    return found.length > 0 ? [{ title, lines: found }] : [];
  });
}
