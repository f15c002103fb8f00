import {
  actAgain,
  combatAction,
  exert,
  gainGold,
  hero,
  may,
  onOwnCombatAction,
  ownTokens,
  recast,
} from '../../rules/effects/index.ts';

export const lordHawthorne = hero({
  name: 'Lord Hawthorne',
  speed: 3,
  health: 9,
  hand: 3,
  body: 3,
  mind: 1,
  spirit: 1,
  gold: 3,
  start: 'stronghold',
  tokens: ['hawthorne-1', 'hawthorne-2', 'hawthorne-3'],
  setup: gainGold(2),
  abilities: [
    onOwnCombatAction(may(actAgain()), { once: 'combat' }),
    combatAction(recast(ownTokens('any')), { name: 'Vicious Strike', once: 'combat-round', cost: exert() }),
  ],
});
