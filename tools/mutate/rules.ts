import type { Node } from 'oxc-parser';
import { sitesOf } from '../directions/syntax.ts';
import type { Mutant } from './mutants.ts';

const ID = /\b[A-Z][A-Z0-9]-[A-Z][A-Z0-9]*-\d{2,3}\b/g;

/** The ledger lines that the code around a place names, and how near they stand. */
export interface Named {
  readonly ids: readonly string[];
  readonly near: 'function' | 'file' | 'nowhere';
}

/** Finds the lines of the smallest function around a mutant that names any, or else those of its whole file. */
export function ruleFinder(path: string, source: string): (mutant: Pick<Mutant, 'start' | 'end'>) => Named {
  const scopes = functionsIn(path, source).map(({ start, end }) => ({
    start,
    end,
    ids: idsIn(source.slice(start, end)),
  }));
  const ofFile = idsIn(source);
  const offsets = lineOffsets(source);
  return ({ start, end }) => {
    const from = offsets[start.line]! + start.column;
    const to = offsets[end.line]! + end.column;
    const around = scopes
      .filter((scope) => scope.start <= from && to <= scope.end && scope.ids.length > 0)
      .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
    if (around) return { ids: around.ids, near: 'function' };
    return { ids: ofFile, near: ofFile.length > 0 ? 'file' : 'nowhere' };
  };
}

/** Each function with the comment that stands before it, which may name its rule. */
function functionsIn(path: string, source: string): { start: number; end: number }[] {
  const sites = sitesOf(path, source);
  const parents = new Map(sites.map(({ node, parent }) => [node, parent]));
  return sites
    .filter(({ node }) => /Function|^MethodDefinition$/.test(node.type))
    .map(({ node }) => ({ start: startOf(node, parents, source), end: node.end }));
}

const HOLDERS =
  /^(?:Property|VariableDeclarator|VariableDeclaration|MethodDefinition|ExportNamedDeclaration)$/;

/** Where the declaration of a function begins, with the comments above it. */
function startOf(node: Node, parents: ReadonlyMap<Node, Node | undefined>, source: string): number {
  let outer = node;
  for (let above = parents.get(outer); above && HOLDERS.test(above.type); above = parents.get(above))
    outer = above;
  const comments = /(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*)\s*$/;
  let start = outer.start;
  for (
    let found = comments.exec(source.slice(0, start));
    found;
    found = comments.exec(source.slice(0, start))
  ) {
    start = found.index;
  }
  return start;
}

function lineOffsets(source: string): number[] {
  const offsets = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) offsets.push(at + 1);
  return offsets;
}

export function idsIn(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])].sort();
}
