import { deciderOf } from '../figures/sides.ts';
import type { Descent, Figure } from '../state.ts';
import type { Manner } from './manner.ts';
import { unrolled } from './strike.ts';
import type { Attack, Weapon } from './types.ts';

/** An attack of which nothing is settled yet but who makes it, and with what. */
export const begin = (
  g: Descent,
  id: number,
  attacker: Figure,
  { source, def, arms }: Weapon,
  { gains = {}, by = 0 }: Manner,
): Attack => ({
  id,
  attacker: attacker.id,
  seat: deciderOf(g, attacker),
  source,
  arms: def,
  by,
  gains: { surges: [], ignoresRange: false, least: 0, ...gains },
  aims: [],
  spaces: [],
  struck: [],
  pool: [...arms.dice],
  roll: unrolled('attack', attacker),
  fixed: [],
  pierce: arms.pierce,
  conditions: [],
  kept: [],
  defeated: [],
  spent: 0,
  used: [],
  stage: 'declare',
  fate: 'open',
  certain: false,
});
