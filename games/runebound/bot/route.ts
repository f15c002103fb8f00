import type { Errand } from './errand.ts';
import { actionsTo } from './travel.ts';

/** What is wasted of a turn in which an errand cannot begin with the last action. */
const WASTED = 0.6;
/** Dice that are left when a hero arrives are lost. */
const LOST_DICE = 0.4;
/** What a hero with nothing better to do makes of an action, in gold. */
const LEAST_RATE = 0.3;

/** The actions that it takes to go from a hex to another, on average. */
function wayTo(hex: number, from: number, speed: number): number {
  return hex === from ? 0 : Math.max(1, actionsTo(hex, speed)[from]! + LOST_DICE);
}

/** The actions that an errand takes from a hex, with so many left in the turn. */
function actionsFor({ hex, actions, inOneTurn }: Errand, from: number, left: number, speed: number): number {
  const way = wayTo(hex, from, speed);
  const then = (((left - Math.ceil(way)) % 3) + 3) % 3;
  return way + actions + (inOneTurn && actions > 1 && then === 1 ? WASTED : 0);
}

/** An errand with what can follow it. */
interface Begun {
  readonly errand: Errand;
  /** What the next errand brings above the usual rate. */
  readonly next: number;
}

/** Which errands to run, one after the other. Values are in gold, above what the actions would bring at the usual rate. */
export class Route {
  /** What an action is thought to bring. */
  readonly rate: number;
  readonly #speed: number;
  readonly #begun: readonly Begun[];

  /** The best errands from a hex, two in a row, within so many actions. */
  constructor(errands: readonly Errand[], from: number, left: number, speed: number, within: number) {
    this.#speed = speed;
    let rate = LEAST_RATE;
    for (const one of errands) {
      const first = actionsFor(one, from, left, speed);
      if (first > within) continue;
      for (const other of errands) {
        if (other === one || other.hex === one.hex) continue;
        const both = first + actionsFor(other, one.hex, FRESH, speed);
        if (both <= within) rate = Math.max(rate, (one.worth + other.worth) / both);
      }
    }
    this.rate = rate;
    this.#begun = errands.map((errand) => ({ errand, next: this.#bestAfter(errand, errands) }));
  }

  #bestAfter(errand: Errand, errands: readonly Errand[]): number {
    let most = 0;
    for (const other of errands) {
      if (other === errand || other.hex === errand.hex) continue;
      const actions = actionsFor(other, errand.hex, FRESH, this.#speed);
      most = Math.max(most, other.worth - this.rate * actions);
    }
    return most;
  }

  /** How good it is to stand in a hex with so many actions left; only for what is elsewhere, if that is asked. */
  from(hex: number, left: number, elsewhere = false): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const { errand, next } of this.#begun) {
      if (elsewhere && errand.hex === hex) continue;
      const actions = actionsFor(errand, hex, left, this.#speed);
      most = Math.max(most, errand.worth - this.rate * actions + next);
    }
    return most;
  }

  /** How good it is to begin an errand here and now. */
  begin(kind: Errand['kind'], hex: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const { errand, next } of this.#begun) {
      if (errand.kind === kind && errand.hex === hex)
        most = Math.max(most, errand.worth - this.rate * errand.actions + next);
    }
    return most;
  }

  /** The errand to run first from a hex. */
  firstFrom(hex: number, left: number): Errand | null {
    let [best, most]: [Errand | null, number] = [null, Number.NEGATIVE_INFINITY];
    for (const { errand, next } of this.#begun) {
      const worth = errand.worth - this.rate * actionsFor(errand, hex, left, this.#speed) + next;
      if (worth > most) [best, most] = [errand, worth];
    }
    return best;
  }
}

/** Two actions or three: nothing is wasted. */
const FRESH = 3;
