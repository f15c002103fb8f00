import type { AdventureCard } from '../../../rules/definitions.ts';
import { corpseKingExploration } from './corpse-king.ts';
import { explorationEnemies } from './enemies.ts';
import { explorationEvents } from './events.ts';
import { margathExploration } from './margath.ts';
import { explorationQuests } from './quests.ts';

/** The exploration deck: 20 cards of every game and ten for each scenario. */
export const explorationDeck: readonly AdventureCard[] = [
  ...explorationQuests,
  ...explorationEvents,
  ...explorationEnemies,
  ...margathExploration,
  ...corpseKingExploration,
];
