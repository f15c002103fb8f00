import { kindOf } from '../choice.ts';
import type { Entry, Path } from './entry.ts';
import { listed, type Named, namedBy } from './names.ts';
import type { Position } from './position.ts';
import type { Question } from './question.ts';
import type { Seats } from './seats.ts';
import type { Difference, Names, Step } from './step.ts';

/** Names of options, with the seat and the kind before them, if any. */
interface Listed {
  readonly words: readonly string[];
  readonly entry: Entry;
  readonly names: readonly { readonly name: string; readonly path: Path }[];
}

const EXPECTED = 'a list of options, or such lists by kind';

function read(entry: Entry, words: readonly string[] = []): readonly Listed[] {
  if (entry.isMap && words.length < 2) {
    return entry.someEntries(EXPECTED).flatMap(([word, said]) => read(said, [...words, word]));
  }
  const names = entry.list(EXPECTED).map((one) => ({ name: one.text('an option'), path: one.path }));
  return [{ words, entry, names }];
}

/** Whose offer is meant, where several seats choose at the same time, and of which kind. */
function meantBy(
  { words }: Listed,
  seats: Seats,
): { readonly seat: string | null; readonly kind: string | null } {
  const [first = null, second = null] = words;
  return first !== null && seats.find(first) >= 0
    ? { seat: first, kind: second }
    : { seat: null, kind: first };
}

function checkNames(lists: readonly Listed[], { seats, kinds }: Names): void {
  for (const list of lists) {
    const { seat, kind } = meantBy(list, seats);
    if (list.words.length === 2 && seat === null) seats.called(list.words[0]!, list.entry.path);
    if (kind !== null && kinds && !kinds.includes(kind)) {
      throw list.entry.wrong(`"${kind}" is no kind of option; the kinds are ${kinds.join(', ')}`);
    }
  }
}

/** Exactly these options, or exactly these of a kind, whatever others there are: `offered: { hex: [G3, G5] }`. */
export function offered(entry: Entry): Step {
  const lists = read(entry);
  return {
    path: entry.path,
    checks: true,
    checkNames: (names) => checkNames(lists, names),
    take: ({ position }) => lists.flatMap((list) => missingOrMore(list, position)),
  };
}

function missingOrMore(list: Listed, position: Position): Difference[] {
  const { path } = list.entry;
  const { seat, kind } = meantBy(list, position.seats);
  const question = position.question(seat);
  const rest = new Set(optionsOf(kind, question));
  const differences: Difference[] = [];
  for (const { name, path: there } of list.names) {
    const [meant, ...others] = called(kind, name, [...rest]);
    if (meant && others.length === 0) rest.delete(meant);
    else if (meant)
      differences.push({ path: there, what: `"${name}" could be ${listed([meant, ...others])}` });
    else
      differences.push({
        path: there,
        what: `"${name}" is not offered; ${question?.offer ?? position.said}`,
      });
  }
  if (rest.size > 0) differences.push({ path, what: `also offered: ${listed([...rest])}` });
  return differences;
}

/** None of these options: `not offered: [explore]`, `not offered: { hex: [G4] }`. */
export function notOffered(entry: Entry): Step {
  const lists = read(entry);
  for (const { names, entry: said } of lists) if (names.length === 0) throw said.wrong('names no option');
  return {
    path: entry.path,
    checks: true,
    checkNames: (names) => checkNames(lists, names),
    take: ({ position }) => lists.flatMap((list) => offeredAll(list, position)),
  };
}

function offeredAll(list: Listed, position: Position): Difference[] {
  const { seat, kind } = meantBy(list, position.seats);
  const question = position.question(seat);
  if (!question) return [{ path: list.entry.path, what: `nothing could be offered: ${position.said}` }];
  return list.names.flatMap(({ name, path }) => {
    const meant = called(kind, name, optionsOf(kind, question));
    return meant.length === 0 ? [] : [{ path, what: `"${name}" is offered: ${listed(meant)}` }];
  });
}

const optionsOf = (kind: string | null, question: Question | undefined): Named[] =>
  (question?.options ?? []).filter(({ id }) => kind === null || kindOf(id) === kind);

/** Within a kind, what stands behind the colon of an id is a name, too. */
function called(kind: string | null, name: string, options: readonly Named[]): readonly Named[] {
  const short = options.filter(({ id }) => id === `${kind}:${name}`);
  return short.length > 0 ? short : namedBy(options, name);
}
