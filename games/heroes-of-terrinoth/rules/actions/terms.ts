import type { Amount } from '@questwright/adventure';
import type { ActionKind } from '../state.ts';

/** What a card says about its action. */
export interface Terms {
  readonly kind: ActionKind;
  readonly dice: Amount;
  readonly ranged: boolean;
  /** How many targets an attack may have. */
  readonly targets: number;
  /** How much resilience an attack ignores. */
  readonly pierces: number;
  /** Rerolls that come with the action. */
  readonly heroRerolls: number;
  readonly enemyRerolls: number;
  readonly anyRerolls: number;
  /** Successes and defense that come with the action. */
  readonly successes: Amount;
  readonly defense: Amount;
  /** Whether enemy dice are rolled, as they always are unless the card says otherwise. */
  readonly enemyDice: boolean;
}
