import type { RuleSection } from '../../build/parse-ledger.ts';

/**
 * The sections with only those lines that fit: each word of the search begins a word of the line, its id or
 * its heading.
 */
export function search(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap(({ title, lines }) => {
    const found = lines.filter(({ id, text }) => {
      const searched = `${id} ${title} ${text}`.toLowerCase();
      // Most lines are ruled out by a look, before they are taken apart.
      if (!words.every((word) => searched.includes(word))) return false;
      const parts = searched.split(/[\s,.;:()"*]+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    });
    return found.length > 0 ? [{ title, lines: found }] : [];
  });
}
