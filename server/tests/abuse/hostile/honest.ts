import { type ChoiceView, createRandom } from '@questwright/kernel';
import { arrive, Client } from '../../kit/client.ts';
import { HEROES } from '../../kit/games.ts';
import { someAnswer } from '../../kit/play.ts';
import { pause } from './kind.ts';

/** How long each answer took until it was acknowledged, in milliseconds, the shortest first. */
export type Waits = readonly number[];

export const share = (waits: Waits, part: number): number =>
  waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;

/** Somebody who plays a match of their own while others misbehave, and then the next. */
export class Honest {
  readonly #client: Client;
  #match: string;
  readonly #random = createRandom('honest');

  private constructor(client: Client, match: string) {
    this.#client = client;
    this.#match = match;
  }

  static async sitDown(url: string, address: string): Promise<Honest> {
    const client = await Client.connect(await arrive(url, 'Honest', address));
    return new Honest(client, await begin(client));
  }

  /** Answers so many times, with a pause after each. */
  async play(answers: number, pauseMs: number): Promise<Waits> {
    const waits: number[] = [];
    for (let i = 0; i < answers; i++) {
      const choice = await this.#client.until(() => this.#asked(), 'a choice');
      const { seat, n } = choice;
      const answer = someAnswer(choice, this.#random);
      const began = performance.now();
      await this.#client.do({ type: 'answer', match: this.#match, seat, n, answer });
      waits.push(performance.now() - began);
      for (const eyes of SEATS) await this.#client.untilVersion(this.#match, eyes, n + 1);
      if (this.#client.see(this.#match, 0)!.view.over) this.#match = await begin(this.#client);
      await pause(pauseMs);
    }
    return waits.sort((a, b) => a - b);
  }

  #asked(): ChoiceView | undefined {
    const choices = SEATS.map((seat) => this.#client.see(this.#match, seat)?.view.choice);
    return choices.find((choice) => choice?.options) ?? undefined;
  }

  leave(): Promise<void> {
    return this.#client.close();
  }
}

const SEATS = [0, 1];

/** A match in which one person plays both heroes. */
async function begin(client: Client): Promise<string> {
  const seats = SEATS.map(() => ({ kind: 'me' }) as const);
  const { match } = await client.do({ type: 'create', game: HEROES, seats, listed: false });
  await client.do({ type: 'watch', match: match! });
  await client.do({ type: 'start', match: match! });
  return match!;
}
