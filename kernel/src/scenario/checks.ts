import type { Check } from './document.ts';
import { compareFact } from './facts.ts';
import { listed, namedBy, plain } from './names.ts';
import type { Position } from './position.ts';
import type { Path, Words } from './words.ts';

/** Something that is not as the scenario says, and where it says so. */
export interface Difference {
  readonly path: Path;
  readonly what: string;
}

/** What differs from a check at this moment. */
export function differencesFrom(check: Check, position: Position): Difference[] {
  const { path } = check;
  if ('expect' in check) return facts(position.facts, check.expect, path);
  if ('sees' in check) return sees(position, check.sees, path);
  if ('offered' in check) return offered(position, check.offered, path);
  if ('asked' in check) return asked(position, check.asked, path);
  return closed(position, check.closed, path);
}

function facts(known: unknown, expected: Words, path: Path, whose = ''): Difference[] {
  return Object.keys(expected).flatMap((fact) => {
    const difference = compareFact(known, fact, expected[fact]);
    return difference === null ? [] : [{ path: [...path, fact], what: whose + difference }];
  });
}

function sees(position: Position, expected: Readonly<Record<string, Words>>, path: Path): Difference[] {
  return Object.entries(expected).flatMap(([name, known]) => {
    const there = [...path, name];
    const seat = name === 'spectator' ? -1 : position.seat(name, there);
    return facts(position.match.view(seat), known, there, `${name} sees `);
  });
}

function offered(position: Position, expected: readonly string[], path: Path): Difference[] {
  const rest = new Set(position.options);
  const differences: Difference[] = [];
  expected.forEach((name, i) => {
    const [meant, ...others] = namedBy([...rest], name);
    if (meant && others.length === 0) rest.delete(meant);
    else if (meant) {
      differences.push({ path: [...path, i], what: `"${name}" could be ${listed([meant, ...others])}` });
    } else differences.push({ path: [...path, i], what: `"${name}" is not offered; ${position.offer}` });
  });
  if (rest.size > 0) differences.push({ path, what: `also offered: ${listed([...rest])}` });
  return differences;
}

function asked(position: Position, expected: Readonly<Record<string, string>>, path: Path): Difference[] {
  return Object.entries(expected).flatMap(([name, part]) => {
    const { choice } = position;
    const seat = name === 'nobody' ? undefined : position.seat(name, path);
    const prompt = choice ? plain(position.say(choice.prompt)) : '';
    if (choice?.seat === seat && prompt.includes(plain(part))) return [];
    const what = part ? `${name} to be asked "${part}"` : `${name} to be asked`;
    return [{ path, what: `expected ${what}, but ${position.question}` }];
  });
}

function closed(
  position: Position,
  expected: Readonly<Record<string, readonly string[]>>,
  path: Path,
): Difference[] {
  return Object.entries(expected).flatMap(([name, reasons]) => {
    const there = [...path, name];
    const [action] = namedBy(position.closed, name);
    if (!action) {
      const all = `closed are: ${listed(position.closed)}`;
      return [{ path: there, what: `"${name}" is not closed; ${all}; ${position.offer}` }];
    }
    const { reason, rule } = action;
    return reasons
      .filter((why) => why !== rule && !plain(reason).includes(plain(why)))
      .map((why) => ({
        path: there,
        what: `"${name}" is closed, but not for "${why}": ${reason} · ${rule}`,
      }));
  });
}

/** Scripted chance that the rules did not draw. */
export function unusedChance(position: Position): Difference[] {
  return Object.entries(position.match.state.chance.script ?? {}).flatMap(([label, values]) => {
    if (!Array.isArray(values) || values.length === 0) return [];
    return [{ path: ['chance', label], what: `"${label}" was never drawn for ${values.join(', ')}` }];
  });
}
