import {
  deal,
  drawSkills,
  exert,
  forEachMatch,
  forPrice,
  healAll,
  hero,
  onDefeated,
  surge,
} from '../../rules/effects/index.ts';

export const lyssa = hero({
  name: 'Lyssa',
  speed: 3,
  health: 9,
  hand: 3,
  body: 2,
  mind: 2,
  spirit: 2,
  gold: 1,
  start: 'shrine',
  tokens: ['lyssa-1', 'lyssa-2', 'lyssa-3'],
  setup: drawSkills(2),
  abilities: [
    onDefeated(forPrice(exert(), healAll())),
    surge(
      1,
      'Stalk Prey',
      forEachMatch('speed', 'own hex', (n) => deal(n, 'physical')),
    ),
  ],
});
