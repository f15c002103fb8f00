/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

export interface Effort {
  /** How long a measurement takes, in milliseconds. */
  readonly millis: number;
  /** How many measurements there are of everything. */
  readonly runs: number;
}

/** Enough for figures that repeat within a few per cent on a quiet machine. */
export const THOROUGH: Effort = { millis: 250, runs: 7 };

/** Something that is measured: it does a piece of work and tells how many units of it that was. */
export type Work = () => number | Promise<number>;

/** The rules of a whole game take a second or two until they are compiled. */
const WARM_UPS = 8;

/**
 * Units of work a second of one processor, of several works: after warming up, the median of several runs. The
 * works take turns, so that whatever else the machine does falls on all of them.
 */
export async function rates<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  { millis, runs }: Effort,
  onProgress: (done: number, of: number) => void,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const rounds = WARM_UPS + runs;
  for (let round = 0; round < rounds; round++) {
    for (const [i, name] of names.entries()) {
      const rate = await rateOf(works[name], millis);
      if (round >= WARM_UPS) found[name].push(rate);
      onProgress(round * names.length + i + 1, rounds * names.length);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<Name, number>;
}

/** By processor time, threads that collect garbage and compile included: waiting for a busy machine does not count. */
async function rateOf(work: Work, millis: number): Promise<number> {
  const start = process.cpuUsage();
  let units = 0;
  let used = 0;
  while (used < 1000 * millis) {
    units += await work();
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
  return (1e6 * units) / used;
}
