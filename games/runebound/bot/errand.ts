/** Something worth doing somewhere. */
export interface Errand {
  readonly kind: 'adventure' | 'shop' | 'quest' | 'story' | 'villain' | 'rest';
  readonly hex: number;
  /** The actions it takes once there. */
  readonly actions: number;
  /** Whether all of them are taken in one turn. */
  readonly inOneTurn?: boolean;
  /** What it is thought to bring, in gold. */
  readonly worth: number;
}
