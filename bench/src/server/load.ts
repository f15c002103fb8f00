/** How much is asked of a server: so many matches with four sockets each, one answer a second in each. */
export interface Load {
  readonly matches: number;
  readonly seconds: number;
  /** Before that, so many others are played as fast as it goes, so that the compiler has seen the rules. */
  readonly warmUpMatches: number;
  readonly warmUpSeconds: number;
}

/** After its set-up, most of a match of ours. */
const WARM_UP_ANSWERS = 120;

/** Four sockets at one match, whatever server they talk to. */
export interface Group {
  /** Answers for whoever is to answer. Resolves when the last of the four has been told; null if there is nothing to answer. */
  answer(): Promise<void> | null;
  /** Bytes and messages that came of answers, for all four. */
  readonly received: { bytes: number; updates: number };
  close(): void;
}

/** What a server process says of itself. */
export interface Usage {
  /** Microseconds of processor time so far. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly rss: number;
}

/** A server in a process of its own, and the groups that play on it. */
export interface Contestant {
  usage(): Promise<Usage>;
  /** Makes so many matches and connects everybody. */
  groups(count: number): Promise<Group[]>;
  close(): Promise<void>;
}

export interface ServerFigures {
  /** Milliseconds from an answer until the last of the four has been told. */
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerAnswerMicros: number;
  /** Bytes that each seat is sent for an answer. */
  readonly bytesPerUpdate: number;
  readonly mbPerMatch: number;
  readonly answers: number;
}

export async function measureContestant(contestant: Contestant, load: Load): Promise<ServerFigures> {
  // The first match brings the game itself into memory, which all matches share.
  const first = await contestant.groups(1);
  await pause(500);
  const empty = await contestant.usage();
  const others = await contestant.groups(load.warmUpMatches);
  await Promise.all(others.map(rush));
  for (const group of others) group.close();
  const groups = [...first, ...(await contestant.groups(load.matches - 1))];
  const latencies: number[] = [];
  const playing = groups.map((group, i) => play(group, (1000 * i) / groups.length, latencies));
  await pause(1000 * load.warmUpSeconds);
  latencies.length = 0;
  const counted = groups.map(({ received }) => ({ ...received }));
  const before = await contestant.usage();
  await pause(1000 * load.seconds);
  const after = await contestant.usage();
  const measured = latencies.toSorted((a, b) => a - b);
  const total = { bytes: 0, updates: 0 };
  groups.forEach(({ received }, i) => {
    total.bytes += received.bytes - counted[i]!.bytes;
    total.updates += received.updates - counted[i]!.updates;
  });
  for (const stop of playing) stop();
  for (const group of groups) group.close();
  return {
    p50: measured[Math.floor(measured.length * 0.5)] ?? 0,
    p99: measured[Math.floor(measured.length * 0.99)] ?? 0,
    cpuPerAnswerMicros: (after.cpu - before.cpu) / Math.max(1, measured.length),
    bytesPerUpdate: total.bytes / Math.max(1, total.updates),
    mbPerMatch: Math.max(0, after.rss - empty.rss) / groups.length / 2 ** 20,
    answers: measured.length,
  };
}

/** Answers again as soon as everybody has been told. */
async function rush(group: Group): Promise<void> {
  for (let i = 0; i < WARM_UP_ANSWERS; i++) {
    const told = group.answer();
    if (!told) return;
    await told;
  }
}

/** Answers once a second, beginning after `delay`. Gives what stops it. */
function play(group: Group, delay: number, latencies: number[]): () => void {
  let timer: NodeJS.Timeout;
  let due = performance.now() + delay;
  const turn = (): void => {
    const began = performance.now();
    // By the clock: groups that were once late together must not stay together.
    due += 1000;
    timer = setTimeout(turn, due - began);
    group.answer()?.then(
      () => latencies.push(performance.now() - began),
      () => {},
    );
  };
  timer = setTimeout(turn, delay);
  return () => clearTimeout(timer);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
