import type { AdventureCard } from '../../../rules/definitions.ts';
import { corpseKingCombat } from './corpse-king.ts';
import { combatEnemies } from './enemies.ts';
import { combatEvents } from './events.ts';
import { margathCombat } from './margath.ts';
import { combatQuests } from './quests.ts';

/** The combat deck: 20 cards of every game and ten for each scenario. */
export const combatDeck: readonly AdventureCard[] = [
  ...combatEnemies,
  ...combatEvents,
  ...combatQuests,
  ...margathCombat,
  ...corpseKingCombat,
];
