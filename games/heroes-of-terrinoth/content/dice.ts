import type { EnemyFace, HeroFace } from '../rules/state.ts';

/** The faces of the dice. How many of each there are is our assumption: the rule book does not say. */
export const HERO_DIE: readonly HeroFace[] = ['success', 'success', 'critical', 'defense', 'blank', 'blank'];
export const ENEMY_DIE: readonly EnemyFace[] = [
  'counterattack',
  'counterattack',
  'threat',
  'blank',
  'blank',
  'blank',
];
