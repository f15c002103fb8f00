import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const SPOKEN = new Set(['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title', 'label']);
const LETTERS = /\p{L}{2,}/u;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a file says to people without asking a catalogue. */
function saidIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(saidIn);
  if (!isNode(node)) return [];
  const deeper = Object.values(node).flatMap((value) => (typeof value === 'object' ? saidIn(value) : []));
  if (node.type === 'JSXText' && LETTERS.test(String(node.value)))
    return [String(node.value).trim(), ...deeper];
  if (node.type === 'JSXAttribute') {
    const { name, value } = node as unknown as { name: { name: string }; value: Node | null };
    if (SPOKEN.has(name.name) && value?.type === 'Literal' && LETTERS.test(String(value.value)))
      return [String(value.value), ...deeper];
  }
  return deeper;
}

const files = ['table/src', 'board-kit/src', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

describe('what is said to people', () => {
  it('is looked for in every component', () => expect(files.length).toBeGreaterThan(50));

  it.each(files)('comes from a catalogue in %s', (file) => {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    expect(saidIn(program).filter((text) => !/^(?:Esc|Questwright)$/.test(text))).toEqual([]);
  });
});
