import type { Closed, Listener, Listening } from '@questwright/kernel';
import type { Descent, Piece } from '../state.ts';
import type { EventName, Events } from './names.ts';

/** What a figure suffers by something, where that can be told before. */
export interface Toll {
  readonly damage?: number;
  readonly fatigue?: number;
}

/**
 * What something in play does at a window. It happens by itself, unless it is optional: then whoever decides for its
 * figure may use it.
 */
export interface Answer<E extends EventName = EventName> extends Listener<Descent, Piece, Events[E]> {
  readonly optional?: true;
  /** It may be used several times at one moment. */
  readonly again?: true;
  /** What it is called, where it is not called like its card. */
  readonly name?: string;
  /** What the figure of the event suffers by it, if that is always the same. */
  readonly toll?: Toll;
  /** What its figure suffers for using it. */
  readonly fatigue?: number;
  /** Its card is exhausted for it. */
  readonly exhausts?: true;
  /** It contains an attack, and so counts among the attacks of an activation. */
  readonly attack?: true;
  /** Why it cannot be used now, for what a figure uses of its own accord. */
  why?(g: Descent, me: Piece): Pick<Closed, 'reason' | 'rule'> | null;
  /** Whether it can be used as far as its player alone knows; whether anybody is asked does not depend on it. */
  inSecret?(g: Descent, me: Piece): boolean;
  /** Who may use it, if it is somebody other than the player who decides for its figure. */
  seat?(g: Descent, me: Piece, event: Events[E]): number;
}

/** What using an ability costs its figure. */
export const fatigueOf = ({ listener }: Listening): number => (listener as Answer).fatigue ?? 0;

/** What players call an ability: by its own name, or by that of its card. */
export const abilityName = ({ listener, name }: Listening): string => (listener as Answer).name ?? name;
