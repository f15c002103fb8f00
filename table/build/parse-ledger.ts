/** A line of a rules ledger, ready to be read. */
export interface RuleLine {
  readonly id: string;
  readonly text: string;
  /** The heading of the book that it retells. */
  readonly source: string | null;
  readonly tags: readonly string[];
}

export interface RuleSection {
  readonly title: string;
  readonly lines: readonly RuleLine[];
}

export interface Ledger {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

const LINE = /^- \*\*([A-Z][A-Z0-9]-[A-Z0-9]+-\d{2,3})\*\* (.*)$/;
const TAGS = /((?: \((?:ruling|table|content|app|unseen)\))+)$/;
const SOURCE = / `\[([^\]]*)\]`$/;

/** Reads the lines of a RULES.md by section. What is not a line (notes for its authors) is left out. */
export function parseLedger(markdown: string): Ledger {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  const sections: { title: string; lines: RuleLine[] }[] = [];
  let chapter = '';
  for (const raw of markdown.split('\n')) {
    const heading = /^(##|###) (.*)$/.exec(raw);
    if (heading) {
      const own = titleOf(heading[2]!);
      if (heading[1] === '##') chapter = own;
      sections.push({ title: heading[1] === '##' ? own : `${chapter}: ${own}`, lines: [] });
      continue;
    }
    const line = LINE.exec(raw);
    if (line) sections.at(-1)?.lines.push(parseLine(line[1]!, line[2]!));
  }
  return { title: gameOf(title), sections: sections.filter(({ lines }) => lines.length > 0) };
}

function parseLine(id: string, raw: string): RuleLine {
  const tags = TAGS.exec(raw)?.[1] ?? '';
  const untagged = raw.slice(0, raw.length - tags.length);
  const source = SOURCE.exec(untagged);
  return {
    id,
    text: source ? untagged.slice(0, source.index) : untagged,
    // The number is that of the rule book in the ledger's list; readers know its headings.
    source: source?.[1]?.replaceAll(/\b\d{3} /g, '') ?? null,
    tags: [...tags.matchAll(/\((\w+)\)/g)].map(([, tag]) => tag!),
  };
}

/** `CORE: precedence and wording` is headed "Precedence and wording", `SETUP` "Setup". */
function titleOf(heading: string): string {
  const said = /^[A-Z0-9]+: (.*)$/.exec(heading)?.[1] ?? heading;
  const plain = said === said.toUpperCase() ? said.toLowerCase() : said;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const gameOf = (title: string): string => title.replace(/:? (?:the )?rules ledger.*$/, '');
