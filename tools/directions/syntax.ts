import { type Node, parseSync } from 'oxc-parser';

/** A node and where it hangs: under which property of which parent. */
export interface Site {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly key: string;
}

/** Every node of a source file, outermost first. */
export function sitesOf(path: string, source: string): Site[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(errors[0]!.codeframe ?? `${path}: ${errors[0]!.message}`);

  const sites: Site[] = [];
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    sites.push({ node, parent, key });
    for (const [name, value] of Object.entries(node)) {
      for (const child of [value].flat()) if (isNode(child)) visit(child, node, name);
    }
  };
  visit(program, undefined, '');
  return sites;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
