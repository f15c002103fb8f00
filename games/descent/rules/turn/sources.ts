import type { Closed, Rule } from '@questwright/kernel';
import type { Activation, Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';

/** One sort of thing that a figure may do when it acts: what it offers, and what happens when it is chosen. */
export interface Source {
  /** Adds what the figure may do now. */
  offer(g: Descent, act: Activation, figure: Figure, offers: Offer[]): void;
  /** Whether an offer is this source's to carry out. */
  owns(offer: Offer): boolean;
  perform(g: Descent, act: Activation, figure: Figure, offer: Offer): Rule;
  /** Adds what is closed now, and why. */
  closed?(g: Descent, act: Activation, figure: Figure, closed: Closed[]): void;
}
