import type { Descent, Side } from '../rules/state.ts';

export const sideOfSeat = ({ overlord }: Descent, seat: number): Side =>
  seat === overlord ? 'overlord' : 'heroes';
