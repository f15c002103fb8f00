import {
  deal,
  drawSkills,
  exert,
  gainTrophy,
  hero,
  onceATurn,
  perSuccess,
  surge,
  test,
} from '../../rules/effects/index.ts';

export const elderMok = hero({
  name: 'Elder Mok',
  speed: 3,
  health: 9,
  hand: 3,
  body: 2,
  mind: 1,
  spirit: 2,
  gold: 2,
  start: 'shrine',
  tokens: ['mok-1', 'mok-2', 'mok-3'],
  setup: gainTrophy(),
  abilities: [
    onceATurn(drawSkills(1), { name: 'Restore Spirit', cost: exert() }),
    surge(1, 'Unleash Spirit', test('spirit', 1, { pass: deal(perSuccess(1), 'magic') })),
  ],
});
