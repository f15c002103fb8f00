import { Crowd } from './crowd.ts';
import { Honest, share, type Waits } from './honest.ts';
import { type Kind, pause, type Tally } from './kind.ts';

export interface TrialPlan {
  readonly url: string;
  /** A number of its own, by which the guests of this trial get addresses of their own. */
  readonly number: number;
  readonly guests: number;
  readonly tries: number;
  readonly answers: number;
  readonly pauseMs: number;
  readonly atMostMs: number;
}

export interface Trial {
  readonly waits: Waits;
  readonly tally: Tally;
}

/** How long an answer may take beside hostile guests, in milliseconds. */
export const LIMIT_MS = 100;
/** With nobody else there, a machine that has time for us acknowledges half of the answers within so many milliseconds. */
const USUAL_MS = 10;
/** Guests connect and begin. */
const LEAD_MS = 300;

/** An honest player alone. */
export async function alone({ url, number, answers, pauseMs }: TrialPlan): Promise<Waits> {
  const honest = await Honest.sitDown(url, `198.51.100.${number}`);
  const waits = await honest.play(answers, pauseMs);
  await honest.leave();
  return waits;
}

/** What answers must keep to on a machine that was so quick without hostile guests. */
export const limitOn = (quiet: Waits): number => LIMIT_MS * Math.max(1, share(quiet, 0.5) / USUAL_MS);

/** Hostile guests of one kind beside an honest player. */
export async function beside(kind: Kind, plan: TrialPlan): Promise<Trial> {
  const { url, number, guests, tries, atMostMs, answers, pauseMs } = plan;
  const honest = await Honest.sitDown(url, `198.51.100.${number}`);
  const address = `203.0.113.${number}`;
  const crowd = new Crowd({ kind: kind.name, url, address, guests, tries, atMostMs });
  await pause(LEAD_MS);
  const waits = await honest.play(answers, pauseMs);
  const tally = await crowd.stop();
  await honest.leave();
  return { waits, tally };
}

/** What is wrong with what came of it, in sentences. */
export function complaints(kind: Kind, tally: Tally, atMost: Tally): string[] {
  return [
    ...kind.must.filter((outcome) => !tally[outcome]).map((outcome) => `Nobody met "${outcome}".`),
    ...Object.entries(atMost)
      .filter(([outcome, most]) => (tally[outcome] ?? 0) > most)
      .map(([outcome, most]) => `"${outcome}" came ${tally[outcome]} times, and may ${most} times at most.`),
  ];
}
