export interface Line {
  readonly id: string;
  readonly topic: string;
  /** The rule itself. */
  readonly text: string;
  /** Only matters with cardboard on a table: there is nothing to build or prove. */
  readonly isTable: boolean;
  /** Rules on something published whose text is not public: it cannot be built, so it cannot be proven. */
  readonly isUnseen: boolean;
}

const entry = /^- \*\*([A-Z][A-Z0-9]-([A-Z][A-Z0-9]*)-\d{2,3})\*\*(.*)$/gm;
const tags = /(?: \((?:ruling|table|content|app|unseen)\))+$/;

/** The lines of a RULES.md, in its order. */
export function linesOf(markdown: string): Line[] {
  return [...markdown.matchAll(entry)].map(([, id, topic, text]) => {
    const tagged = tags.exec(text!)?.[0] ?? '';
    return {
      id: id!,
      topic: topic!,
      text: text!.trim(),
      isTable: tagged.includes('(table)'),
      isUnseen: tagged.includes('(unseen)'),
    };
  });
}
