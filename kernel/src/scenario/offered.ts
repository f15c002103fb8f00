import type { Entry, Path } from './entry.ts';
import { kindOf } from './kinds.ts';
import { listed, type Named, namedBy } from './names.ts';
import type { Position } from './position.ts';
import type { Difference, Step } from './step.ts';

/** Names of options, and of which kind they are; null where any option is meant. */
interface Listed {
  readonly kind: string | null;
  readonly path: Path;
  readonly names: readonly { readonly name: string; readonly path: Path }[];
}

const EXPECTED = 'a list of options, or such lists by kind';

function read(entry: Entry): readonly Listed[] {
  const listIn = (kind: string | null, list: Entry): Listed => ({
    kind,
    path: list.path,
    names: list.list(EXPECTED).map((one) => ({ name: one.text('an option'), path: one.path })),
  });
  return entry.isMap
    ? entry.someEntries(EXPECTED).map(([kind, list]) => listIn(kind, list))
    : [listIn(null, entry)];
}

/** Exactly these options, or exactly these of a kind, whatever others there are: `offered: { hex: [G3, G5] }`. */
export function offered(entry: Entry): Step {
  const lists = read(entry);
  return {
    path: entry.path,
    checks: true,
    take: ({ position }) => lists.flatMap((list) => missingOrMore(list, position)),
  };
}

function missingOrMore({ kind, path, names }: Listed, position: Position): Difference[] {
  const rest = new Set(optionsOf(kind, position));
  const differences: Difference[] = [];
  for (const { name, path: there } of names) {
    const [meant, ...others] = called(kind, name, [...rest]);
    if (meant && others.length === 0) rest.delete(meant);
    else if (meant)
      differences.push({ path: there, what: `"${name}" could be ${listed([meant, ...others])}` });
    else differences.push({ path: there, what: `"${name}" is not offered; ${position.offer}` });
  }
  if (rest.size > 0) differences.push({ path, what: `also offered: ${listed([...rest])}` });
  return differences;
}

/** None of these options: `not offered: [explore]`, `not offered: { hex: [G4] }`. */
export function notOffered(entry: Entry): Step {
  const lists = read(entry);
  for (const { names, path } of lists)
    if (names.length === 0) throw entry.wrong(`${path.at(-1)} names no option`);
  return {
    path: entry.path,
    checks: true,
    take: ({ position }) => {
      if (!position.choice) return [{ path: entry.path, what: 'nobody is asked, the match is over' }];
      return lists.flatMap(({ kind, names }) =>
        names.flatMap(({ name, path }) => {
          const meant = called(kind, name, optionsOf(kind, position));
          return meant.length === 0 ? [] : [{ path, what: `"${name}" is offered: ${listed(meant)}` }];
        }),
      );
    },
  };
}

const optionsOf = (kind: string | null, { options }: Position): Named[] =>
  kind === null ? options : options.filter((option) => kindOf(option) === kind);

/** Within a kind, what stands behind the colon of an id is a name, too. */
function called(kind: string | null, name: string, options: readonly Named[]): readonly Named[] {
  const short = options.filter(({ id }) => id === `${kind}:${name}`);
  return short.length > 0 ? short : namedBy(options, name);
}
