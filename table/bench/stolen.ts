import { readFileSync } from 'node:fs';

/** Milliseconds. */
const EVERY = 5;
/** What Linux counts in, in milliseconds: what it tells may be off by so much. */
const TICK = 10;
const STOLEN = 8;

interface Sample {
  /** By the clock that traces go by. */
  readonly at: number;
  readonly stolen: number;
}

/**
 * Notes when the host of a virtual machine takes processors away from it, where Linux tells. Whatever runs then seems to
 * take longer; and a page that is slowed down is held up for several times as long, as if it had worked all the while.
 */
export class StolenTime {
  readonly #samples: Sample[] = [sample()];
  readonly #timer = setInterval(() => this.#samples.push(sample()), EVERY);

  /** Milliseconds that were taken between two moments, of all processors together. */
  between(from: number, to: number): number {
    const before = this.#samples.findLast(({ at }) => at < from - TICK) ?? this.#samples[0]!;
    const after = this.#samples.find(({ at }) => at > to + TICK) ?? this.#samples.at(-1)!;
    return after.stolen - before.stolen;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#samples.push(sample());
  }

  get inAll(): number {
    return this.#samples.at(-1)!.stolen - this.#samples[0]!.stolen;
  }
}

const sample = (): Sample => ({ at: Number(process.hrtime.bigint()) / 1e6, stolen: stolenSoFar() });

function stolenSoFar(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return TICK * Number(all.split(/\s+/)[STOLEN] ?? 0);
  } catch {
    return 0;
  }
}
