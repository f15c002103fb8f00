import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Path, ScenarioError } from '@questwright/kernel';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { BadInput } from '../io.ts';

/** A scenario file, read but not yet understood. */
export interface ScenarioFile {
  readonly file: string;
  readonly document: unknown;
  /** Where a path leads, or where inside the text of several lines that stands there. */
  spotOf(path: Path, inside?: Spot | null): Spot;
}

/** Where something of a document stands, both counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** The scenario files that are named, or lie in folders that are named, in the order of their names. */
export function findScenarios(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const about = statSync(path, { throwIfNoEntry: false });
    if (!about) throw new BadInput(`There is no file or folder "${path}".`);
    if (!about.isDirectory()) return [path];
    const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => join(path, name));
    if (inside.length === 0) throw new BadInput(`There is no scenario (.yaml) in "${path}".`);
    return inside;
  });
}

export const readScenarioFile = (file: string): ScenarioFile =>
  readScenarioText(file, readFileSync(file, 'utf8'));

/** The same of a text that would stand in such a file. */
export function readScenarioText(file: string, text: string): ScenarioFile {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = [...yaml.errors, ...yaml.warnings];
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (error) throw badScenario(file, spotAt(error.pos[0]), error.message);
  const spotOf = (path: Path, inside: Spot | null = null): Spot => {
    const node = inside && yaml.getIn(path, true);
    if (!inside || !isScalar(node) || node.type !== 'BLOCK_LITERAL') return spotAt(offsetOf(yaml, path));
    const line = spotAt(startOf(node, 0)).line + inside.line;
    const written = String(node.value).split('\n')[inside.line - 1] ?? '';
    const indent = (text.split('\n')[line - 1] ?? '').indexOf(written);
    return { line, column: Math.max(0, indent) + inside.column };
  };
  return { file, document: yaml.toJS(), spotOf };
}

/** Does something with a scenario; words that make no sense are told with file, line and column. */
export function understanding<T>({ file, spotOf }: ScenarioFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ScenarioError
      ? badScenario(file, spotOf(error.path, error.inside), error.message)
      : error;
  }
}

function badScenario(file: string, { line, column }: Spot, message: string): BadInput {
  const sentence = message.replaceAll(/\s*\n\s*/g, ' ').replace(/\.?$/, '.');
  return new BadInput(`${file}:${line}:${column}: ${sentence}`);
}

/** Where in the text a path leads, or as far along it as there is something. */
function offsetOf(yaml: Document, path: Path): number {
  let node: unknown = yaml.contents;
  let offset = startOf(node, 0);
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      offset = startOf(pair.key, offset);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node, offset);
    } else break;
  }
  return offset;
}

const startOf = (node: unknown, otherwise: number): number =>
  isNode(node) ? (node.range?.[0] ?? otherwise) : otherwise;
