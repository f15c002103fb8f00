import {
  forEachMatch,
  gainGold,
  hero,
  onDice,
  ownTokens,
  recast,
  rerollDice,
  surge,
} from '../../rules/effects/index.ts';

export const laurel = hero({
  id: 'laurel',
  name: 'Laurel of Bloodwood',
  speed: 3,
  health: 8,
  hand: 4,
  body: 2,
  mind: 2,
  spirit: 1,
  gold: 2,
  start: 'town',
  tokens: ['laurel-1', 'laurel-2', 'laurel-3'],
  setup: forEachMatch('speed', 'forest', gainGold),
  abilities: [
    onDice(rerollDice('all'), { name: 'Pathfinding', once: 'turn' }),
    surge(1, 'Quickened Draw', recast(ownTokens(1, { spent: true }))),
  ],
});
