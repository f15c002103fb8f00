import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areaOf, gameOf } from './areas.ts';
import { circlesIn } from './circles.ts';
import { importsOf } from './imports.ts';
import { impuritiesOf } from './impurities.ts';
import { filesIn, type Resolve, resolver } from './sources.ts';
import { type Site, sitesOf } from './syntax.ts';

/** One sentence for each breach of the directions below a root. */
export function breaches(root: string): string[] {
  const resolve = resolver(root);
  const files = filesIn(root, /\.(?:[cm]?js|tsx?)$/)
    .filter((path) => path.includes('/'))
    .map((path) => readAt(root, path));
  const graph = new Map(files.map((file) => [file.path, filesNamedBy(file, resolve)]));
  return [
    ...files.flatMap((file) => breachesIn(file, resolve)),
    ...circlesIn(graph).map((circle) => `${circle.join(' imports ')}: that is a circle.`),
  ];
}

interface File {
  readonly path: string;
  readonly source: string;
  readonly sites: readonly Site[];
}

function readAt(root: string, path: string): File {
  const source = readFileSync(join(root, path), 'utf8');
  return { path, source, sites: sitesOf(path, source) };
}

/** The files of ours that a file names in an import, be it at once, later or for types alone. */
function filesNamedBy({ path, sites }: File, resolve: Resolve): Set<string> {
  const targets = importsOf(sites).flatMap(({ specifier }) =>
    specifier === undefined ? [] : [resolve(specifier, path)],
  );
  return new Set(targets.flatMap((target) => ('file' in target ? [target.file] : [])));
}

function breachesIn({ path, source, sites }: File, resolve: Resolve): string[] {
  const area = areaOf(path);
  if (area === undefined)
    return [`${path} is in no area: give its folder a row in tools/directions/areas.ts.`];

  const found = importsOf(sites).map(({ specifier, at }) => {
    return { at, objection: objectionTo(specifier, path, area, resolve) };
  });
  for (const { what, at } of area.pure ? impuritiesOf(sites) : []) {
    found.push({ at, objection: `uses ${what}: ${area.name} may depend on nothing but the state.` });
  }
  return found
    .filter(({ objection }) => objection !== undefined)
    .map(({ at, objection }) => `${path}:${lineAt(at, source)} ${objection}`);
}

function lineAt(offset: number, source: string): number {
  return source.slice(0, offset).split('\n').length;
}

function objectionTo(specifier: string | undefined, path: string, area: Area, resolve: Resolve) {
  if (specifier === undefined) {
    return area.packages === 'any' ? undefined : 'imports a computed name: nothing can tell what that is.';
  }
  const target = resolve(specifier, path);
  if ('missing' in target) return `imports ${specifier}: that workspace exports no such entry.`;
  if ('package' in target) return objectionToPackage(target.package, area);

  const targetArea = areaOf(target.file);
  if (targetArea === undefined) return `imports ${target.file}: that is in no area.`;
  const mayImport = targetArea === area || area.imports === 'any' || area.imports.includes(targetArea.name);
  if (!mayImport) return `imports ${target.file} (${targetArea.name}): ${allowance(area)}`;
  if (area.perGame && targetArea.perGame && gameOf(path) !== gameOf(target.file)) {
    return `imports ${target.file}: a game may not import another game.`;
  }
  return undefined;
}

function objectionToPackage(name: string, area: Area): string | undefined {
  if (/^react(?:-|$)/.test(name) && !area.react)
    return `imports ${name}: React is for the table and the boards.`;
  if (area.packages === 'any' || area.packages.includes(name)) return undefined;
  return `imports ${name}: ${allowance(area)}`;
}

function allowance({ name, imports, packages }: Area): string {
  const allowed = ['itself', imports, packages === 'any' ? 'any package' : packages].flat();
  return `${name} may import only ${allowed.join(', ')}.`;
}
