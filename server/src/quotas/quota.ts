import { Refusal } from '../refusal.ts';
import { Allowances } from './allowances.ts';
import type { Account } from './caller.ts';

/** How much of one thing each person may have, and each address with all the people behind it. */
export class Quota {
  readonly #what: string;
  readonly #people: Allowances;
  readonly #networks: Allowances;

  /** `what` completes "The server allows each person and address only so ...", such as `many matches`. */
  constructor(what: string, amount: number, ms: number, peoplePerAddress: number) {
    this.#what = what;
    this.#people = new Allowances(amount, ms);
    this.#networks = new Allowances(amount * peoplePerAddress, ms);
  }

  allows({ id, network }: Account, amount = 1): boolean {
    return this.#people.has(id, amount) && (network === null || this.#networks.has(network, amount));
  }

  /** Throws a Refusal unless so much is left. */
  check(account: Account, amount = 1): void {
    if (this.allows(account, amount)) return;
    throw new Refusal('over-quota', `The server allows each person and address only so ${this.#what}.`);
  }

  spend({ id, network }: Account, amount = 1): void {
    this.#people.spend(id, amount);
    if (network !== null) this.#networks.spend(network, amount);
  }

  /** Checks and spends. */
  take(account: Account, amount = 1): void {
    this.check(account, amount);
    this.spend(account, amount);
  }
}
