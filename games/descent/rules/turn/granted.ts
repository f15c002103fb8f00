import type { Activation, Granted } from '../state.ts';

/** An action of this sort that an effect has given besides the others, and that has not been performed yet. */
export const grantOf = ({ granted }: Activation, action: string): Granted | undefined =>
  granted.find((one) => one.action === action && !one.used);

/** Whether an effect of this name has given an action in this activation. */
export const hasGranted = ({ granted }: Activation, by: string): boolean =>
  granted.some((one) => one.by === by);
