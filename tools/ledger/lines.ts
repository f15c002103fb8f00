export interface Line {
  readonly id: string;
  readonly topic: string;
  /** The rule itself. */
  readonly text: string;
  /** Only matters with cardboard on a table: there is nothing to build or prove. */
  readonly isTable: boolean;
}

const entry = /^- \*\*([A-Z][A-Z0-9]-([A-Z][A-Z0-9]*)-\d{2,3})\*\*(.*)$/gm;
const tags = /(?: \((?:ruling|table|content|app)\))+$/;

/** The lines of a RULES.md, in its order. */
export function linesOf(markdown: string): Line[] {
  return [...markdown.matchAll(entry)].map(([, id, topic, text]) => {
    return {
      id: id!,
      topic: topic!,
      text: text!.trim(),
      isTable: tags.exec(text!)?.[0].includes('(table)') ?? false,
    };
  });
}
