import type { AdventureCard } from '../../../rules/definitions.ts';
import { corpseKingSocial } from './corpse-king.ts';
import { socialEnemies } from './enemies.ts';
import { socialEvents } from './events.ts';
import { margathSocial } from './margath.ts';
import { socialQuests } from './quests.ts';

/** The social deck: 20 cards of every game and ten for each scenario. */
export const socialDeck: readonly AdventureCard[] = [
  ...socialEvents,
  ...socialQuests,
  ...socialEnemies,
  ...margathSocial,
  ...corpseKingSocial,
];
