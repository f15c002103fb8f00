import { createRandom } from '@questwright/kernel';
import { arrive, Client } from '../../kit/client.ts';
import { HEROES } from '../../kit/games.ts';
import { someAnswer } from '../../kit/play.ts';
import { pause } from './kind.ts';

/** How long each answer took until it was acknowledged, in milliseconds, the shortest first. */
export type Waits = readonly number[];

export const share = (waits: Waits, part: number): number =>
  waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;

/** Somebody who plays a match of their own while others misbehave. */
export class Honest {
  readonly #client: Client;
  readonly #match: string;
  readonly #random = createRandom('honest');

  private constructor(client: Client, match: string) {
    this.#client = client;
    this.#match = match;
  }

  static async sitDown(url: string, address: string): Promise<Honest> {
    const client = await Client.connect(await arrive(url, 'Honest', address));
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const made = await client.do({ type: 'create', game: HEROES, seats: [...seats], listed: false });
    await client.do({ type: 'watch', match: made.match! });
    await client.do({ type: 'start', match: made.match! });
    return new Honest(client, made.match!);
  }

  /** Answers so many times, with a pause after each. */
  async play(answers: number, pauseMs: number): Promise<Waits> {
    const waits: number[] = [];
    for (let i = 0; i < answers; i++) {
      const choice = await this.#client.until(
        () =>
          [0, 1].map((seat) => this.#client.see(this.#match, seat)?.view.choice).find((it) => it?.options),
        'a choice',
      );
      const { seat, n } = choice;
      const answer = someAnswer(choice, this.#random);
      const began = performance.now();
      await this.#client.do({ type: 'answer', match: this.#match, seat, n, answer });
      waits.push(performance.now() - began);
      for (const eyes of [0, 1]) await this.#client.untilVersion(this.#match, eyes, n + 1);
      await pause(pauseMs);
    }
    return waits.sort((a, b) => a - b);
  }

  leave(): Promise<void> {
    return this.#client.close();
  }
}
