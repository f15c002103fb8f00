/**
 * The circles in a graph: for each group of files that lead to each other, one of the shortest ways that come
 * back to where they began.
 */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  return groupsIn(graph).map((group) => shortestCircle(graph, group));
}

/** The groups of files of which each leads to all the others (Tarjan's algorithm), without those that stand alone. */
function groupsIn(graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string>[] {
  const groups: Set<string>[] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const visit = (file: string): void => {
    number.set(file, number.size);
    lowest.set(file, number.get(file)!);
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!number.has(next)) visit(next);
      if (isOpen.has(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== number.get(file)) return;
    const group = new Set(open.splice(open.indexOf(file)));
    for (const member of group) isOpen.delete(member);
    if (group.size > 1 || graph.get(file)?.has(file)) groups.push(group);
  };

  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return groups;
}

function shortestCircle(graph: ReadonlyMap<string, ReadonlySet<string>>, group: Set<string>): string[] {
  const circles = [...group].sort().map((start) => wayBack(graph, group, start));
  return circles.reduce((best, circle) => (circle.length < best.length ? circle : best));
}

/** A shortest way from a file to itself; there is always one within its group. */
function wayBack(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  group: Set<string>,
  start: string,
): string[] {
  const from = new Map<string, string>();
  const ahead = [start];
  for (const file of ahead) {
    for (const next of graph.get(file)!) {
      if (!group.has(next) || from.has(next)) continue;
      from.set(next, file);
      ahead.push(next);
    }
    if (from.has(start)) break;
  }
  const way = [start];
  for (let file = from.get(start)!; file !== start; file = from.get(file)!) way.unshift(file);
  return [start, ...way];
}
