import type { Figure } from '../state.ts';
import type { Attack } from './types.ts';

/** Whether an attack affects a figure, as what it stood for at the declaration. */
export const isStruck = ({ struck }: Attack, { id }: Figure): boolean =>
  struck.some(({ figure }) => figure === id);

/** Whether an attack targets a figure, which is more than affecting it. */
export const isTargeted = ({ struck }: Attack, { id }: Figure): boolean =>
  struck.some(({ figure, as }) => figure === id && as !== 'area');
