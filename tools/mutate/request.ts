import { parseArgs } from 'node:util';

/** What somebody asks of "npm run mutate". */
export interface Request {
  /** The folder or file whose code is changed, as a path from the root with forward slashes. */
  readonly folder: string;
  /** How many of its mutants, chosen at random; all of them without a number. */
  readonly sample?: number;
  readonly seed: string;
  /** Only one part of those, so that several machines can share the work. */
  readonly slice: Slice;
  /** Forgets what earlier runs found. */
  readonly fresh: boolean;
  readonly concurrency: number;
  /** Stops after so long and reports what is known by then. */
  readonly minutes: number;
}

export interface Slice {
  readonly part: number;
  readonly of: number;
}

const asked = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  slice: { type: 'string', default: '1/1' },
  fresh: { type: 'boolean', default: false },
  concurrency: { type: 'string', default: '2' },
  minutes: { type: 'string', default: '600' },
} as const;

export function requestOf(args: string[]): Request {
  const { values, positionals } = parseArgs({ args, options: asked, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new Error('Name one folder or file to mutate, for example: npm run mutate -- kernel/src');
  }
  return {
    folder: folder.replace(/^\.\/|\/+$/g, ''),
    ...(values.sample === undefined ? {} : { sample: countOf('sample', values.sample) }),
    seed: values.seed,
    slice: sliceOf(values.slice),
    fresh: values.fresh,
    concurrency: countOf('concurrency', values.concurrency),
    minutes: countOf('minutes', values.minutes),
  };
}

function sliceOf(text: string): Slice {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const slice = { part: Number(part), of: Number(of) };
  if (!(slice.part >= 1 && slice.part <= slice.of)) {
    throw new Error(`--slice says which part of how many, for example 1/4, and not ${text}.`);
  }
  return slice;
}

function countOf(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is a number from 1, and not ${text}.`);
  return Number(text);
}
