import { deal, gainLore, heal, surge, villain } from '../../rules/effects/index.ts';

/** Margath's herald, whom the heroes find on the ridge. */
export const ashwing = villain({
  id: 'ashwing',
  name: 'Ashwing the Herald',
  health: 7,
  traits: ['Savage', 'Dragon'],
  original: true,
  reward: gainLore(2),
  abilities: [surge(1, 'Rain of Cinders', deal(2, 'enemy')), surge(2, 'Climb Out of Reach', heal(3))],
});
