import type { Change } from '../rolls.ts';
import type { Descent, Figure } from '../state.ts';
import type { Gains } from './types.ts';

/** What the effect that lets a figure attack says of the attack. Without such words its attacker targets enemies as usual. */
export interface Manner {
  readonly gains?: Partial<Gains>;
  /** The card by whose effect it is made. */
  readonly by?: number;
  /** What is added to its roll from the start. */
  readonly adds?: Change;
  /** It may target these alone. */
  readonly against?: (figure: Figure) => boolean;
  /** Its first target is one of these, whoever the others are. */
  readonly first?: (figure: Figure) => boolean;
  /** It targets all of these that it can, friends and foes. */
  readonly everyone?: (figure: Figure) => boolean;
  /** It targets exactly these, wherever they are. */
  readonly targets?: readonly Figure[];
  /** It has no target and affects every figure in these spaces except the attacker. */
  readonly spaces?: (g: Descent, attacker: Figure) => readonly number[];
}

export const AS_USUAL: Manner = {};
