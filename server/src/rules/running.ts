import type { Answer } from '@questwright/kernel';
import type { StoredCheckpoint } from '../storage/records.ts';
import type { Guard } from './guard/guard.ts';
import type { Hosted, Position, Progress, Thought } from './hosted.ts';
import { type Meter, metered } from './metered.ts';

/** A match in memory, as the rest of the server sees it: all that its rules do is done under guard. */
export class Running {
  readonly #hosted: Hosted;
  readonly #guard: Guard;
  readonly #meter: Meter;

  constructor(hosted: Hosted, guard: Guard, meter: Meter) {
    this.#hosted = hosted;
    this.#guard = guard;
    this.#meter = meter;
  }

  get position(): Position {
    return this.#hosted.position;
  }

  answer(seat: number, answer: Answer, n: number): Promise<Progress> {
    return this.#run(() => this.#hosted.answer(seat, answer, n));
  }

  rewind(to: number): Promise<Progress> {
    return this.#run(() => this.#hosted.rewind(to));
  }

  /** Where an undo by this seat would lead, and whether it needs the others' consent. */
  undo(seat: number): Promise<{ to: number; free: boolean }> {
    return this.#run(() => this.#hosted.undo(seat));
  }

  catchUp(eyes: number, version: number | null): Promise<string[]> {
    return this.#run(() => this.#hosted.audiences.catchUp(eyes, version));
  }

  dismiss(eyes: number): void {
    this.#hosted.audiences.dismiss(eyes);
  }

  think(): Promise<Thought> {
    return this.#run(() => this.#hosted.think());
  }

  checkpoint(): Promise<StoredCheckpoint> {
    return this.#run(() => this.#hosted.checkpoint());
  }

  file(secret: boolean): Promise<string> {
    return this.#run(() => this.#hosted.file(secret));
  }

  #run<T>(act: () => T): Promise<T> {
    return metered(this.#guard, this.#meter, act);
  }
}
