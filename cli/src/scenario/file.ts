import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Path, ScenarioError } from '@questwright/kernel';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { BadInput } from '../io.ts';

/** A scenario file, read but not yet understood. */
export interface ScenarioFile {
  readonly file: string;
  readonly document: unknown;
  spotOf(path: Path): Spot;
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

export function readScenarioFile(file: string): ScenarioFile {
  const lines = new LineCounter();
  const yaml = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const [error] = [...yaml.errors, ...yaml.warnings];
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (error) throw badScenario(file, spotAt(error.pos[0]), error.message);
  return { file, document: yaml.toJS(), spotOf: (path) => spotAt(offsetOf(yaml, path)) };
}

/** Does something with a scenario; words that make no sense are told with file, line and column. */
export function understanding<T>({ file, spotOf }: ScenarioFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ScenarioError ? badScenario(file, spotOf(error.path), error.message) : error;
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
