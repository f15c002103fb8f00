import type { Node } from 'oxc-parser';
import type { Site } from './syntax.ts';

const impureGlobals = new Set([
  'console',
  'crypto',
  'Date',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

export interface Impurity {
  readonly what: string;
  readonly at: number;
}

/** Uses of what would make a rule depend on more than the state. A local of such a name counts, too. */
export function impuritiesOf(sites: readonly Site[]): Impurity[] {
  return sites.flatMap(({ node, parent, key }) => {
    if (node.type !== 'Identifier' || isMemberName(parent, key)) return [];
    if (impureGlobals.has(node.name)) return [{ what: node.name, at: node.start }];
    if (node.name === 'Math' && !isHarmlessMath(parent)) return [{ what: 'Math.random', at: node.start }];
    return [];
  });
}

function isMemberName(parent: Node | undefined, key: string): boolean {
  if (parent === undefined || (key !== 'property' && key !== 'key')) return false;
  return !('computed' in parent && parent.computed);
}

/** Math taken apart or indexed counts as Math.random, since it can hide it. */
function isHarmlessMath(parent: Node | undefined): boolean {
  return (
    parent?.type === 'MemberExpression' &&
    parent.property.type === 'Identifier' &&
    !parent.computed &&
    parent.property.name !== 'random'
  );
}
