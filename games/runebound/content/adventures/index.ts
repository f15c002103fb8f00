import type { AdventureCard } from '../../rules/definitions.ts';
import { combatDeck } from './combat/index.ts';
import { explorationDeck } from './exploration/index.ts';
import { commonSocial } from './social/common.ts';
import { corpseKingSocial } from './social/corpse-king.ts';
import { margathSocial } from './social/margath.ts';

export const adventures: readonly AdventureCard[] = [
  ...combatDeck,
  ...explorationDeck,
  ...commonSocial,
  ...margathSocial,
  ...corpseKingSocial,
];
