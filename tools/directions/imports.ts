import type { Site } from './syntax.ts';

export interface Import {
  /** Undefined when the name is computed at run time. */
  readonly specifier: string | undefined;
  readonly at: number;
}

export function importsOf(sites: readonly Site[]): Import[] {
  return sites.flatMap(({ node }) => {
    if (!('source' in node) || node.source === null || typeof node.source !== 'object') return [];
    const { source } = node;
    const isLiteral = source.type === 'Literal' && typeof source.value === 'string';
    return [{ specifier: isLiteral ? String(source.value) : undefined, at: node.start }];
  });
}
