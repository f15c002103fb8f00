import { Crowd } from './crowd.ts';
import { Honest, share, type Waits } from './honest.ts';
import { type Kind, pause, type Tally } from './kind.ts';

export interface TrialPlan {
  /** The server that is attacked. */
  readonly url: string;
  /** A server like it that nobody attacks, on the same machine at the same time. */
  readonly calmUrl: string;
  /** A number of its own, by which the guests of this trial get addresses of their own. */
  readonly number: number;
  readonly guests: number;
  readonly tries: number;
  readonly answers: number;
  readonly pauseMs: number;
  readonly atMostMs: number;
}

export interface Trial {
  /** How long an honest player waited on the server that was attacked. */
  readonly waits: Waits;
  /** How long another one waited on the server that nobody attacked. */
  readonly calm: Waits;
  readonly tally: Tally;
}

/** Nine of ten answers must take less than this beside hostile guests, and the longest less than that, in milliseconds. */
const LIMITS = [
  { part: 0.9, ms: 100, what: 'Nine of ten answers' },
  { part: 1, ms: 1000, what: 'The longest answer' },
] as const;
/**
 * The attackers and everything else on the machine take time from both servers alike. Where even the one that nobody
 * attacks needs more than a third of a limit, the other may need three times as long.
 */
const TIMES_CALM = 3;
/** Guests connect and begin. */
const LEAD_MS = 300;

/** Somebody plays on either server with nobody else there, so that the compiler has seen everything. */
export async function warmUp({ url, calmUrl, number, answers, pauseMs }: TrialPlan): Promise<Waits> {
  const address = `198.51.100.${number}`;
  const honest = await Promise.all([url, calmUrl].map((one) => Honest.sitDown(one, address)));
  const [waits] = await Promise.all(honest.map((one) => one.play(answers, pauseMs)));
  await Promise.all(honest.map((one) => one.leave()));
  return waits!;
}

/** Hostile guests of one kind beside an honest player. */
export async function beside(kind: Kind, plan: TrialPlan): Promise<Trial> {
  const { url, calmUrl, number, guests, tries, atMostMs, answers, pauseMs } = plan;
  const [honest, other] = await Promise.all(
    [url, calmUrl].map((one) => Honest.sitDown(one, `198.51.100.${number}`)),
  );
  const address = `203.0.113.${number}`;
  const crowd = new Crowd({ kind: kind.name, url, address, guests, tries, atMostMs });
  await pause(LEAD_MS);
  const [waits, calm] = await Promise.all([honest!.play(answers, pauseMs), other!.play(answers, pauseMs)]);
  const tally = await crowd.stop();
  await Promise.all([honest!.leave(), other!.leave()]);
  return { waits, calm, tally };
}

/** What is wrong with how long the answers took, in sentences; none if they were fast enough. */
export const tooSlow = ({ waits, calm }: Trial): string[] =>
  LIMITS.flatMap(({ part, ms, what }) => {
    const took = share(waits, part);
    const limit = Math.max(ms, TIMES_CALM * share(calm, part));
    return took < limit ? [] : [`${what} took ${took.toFixed(0)} ms, and may take ${limit.toFixed(0)} ms.`];
  });

/** What is wrong with what came of it, in sentences. */
export function complaints(kind: Kind, tally: Tally, atMost: Tally): string[] {
  return [
    ...kind.must.filter((outcome) => !tally[outcome]).map((outcome) => `Nobody met "${outcome}".`),
    ...Object.entries(atMost)
      .filter(([outcome, most]) => (tally[outcome] ?? 0) > most)
      .map(([outcome, most]) => `"${outcome}" came ${tally[outcome]} times, and may ${most} times at most.`),
  ];
}
