import {
  banishZombie,
  deal,
  foesTokens,
  gainCompanion,
  inOrder,
  perZombie,
  recast,
  surge,
  villain,
} from '../../rules/effects/index.ts';

/** The craftsman who stitches the king's army together. */
export const graveWright = villain({
  name: 'The Grave-Wright',
  health: 6,
  traits: ['Mystic', 'Undead'],
  original: true,
  reward: inOrder(gainCompanion(), banishZombie()),
  abilities: [
    surge(1, 'Clutching Hands', recast(foesTokens(2))),
    surge(2, 'Call the Pack', deal(perZombie(1), 'enemy')),
  ],
});
