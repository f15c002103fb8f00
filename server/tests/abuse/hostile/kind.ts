import type { Settings } from '../../../src/settings.ts';

/** Where a hostile guest is, and who listens to what comes of it. */
export interface Field {
  readonly url: string;
  /** Where the guest seems to come from. All of one kind share an address. */
  readonly address: string;
  readonly name: string;
  /** How often to try at most. */
  readonly tries: number;
  /** Whether the time is over. */
  isOver(): boolean;
  note(outcome: string): void;
}

/** How often each thing came of what was tried. */
export type Tally = Readonly<Record<string, number>>;

/** A way to be a nuisance. */
export interface Kind {
  readonly name: string;
  attack(field: Field): Promise<void>;
  /** What must come of it if the server protects itself. */
  readonly must: readonly string[];
  /** How often something may come of it at most, with so many guests. What is not named may come as often as it likes. */
  atMost(settings: Settings, guests: number): Tally;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again and again, with a breath between, until the time is over. */
export async function again({ tries, isOver }: Field, act: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < tries && !isOver(); i++) {
    await act(i);
    await pause(1);
  }
}
