import type { AdventureCard } from '../../rules/definitions.ts';
import { combatDeck } from './combat/index.ts';
import { commonExploration } from './exploration/common.ts';
import { corpseKingExploration } from './exploration/corpse-king.ts';
import { margathExploration } from './exploration/margath.ts';
import { commonSocial } from './social/common.ts';
import { corpseKingSocial } from './social/corpse-king.ts';
import { margathSocial } from './social/margath.ts';

export const adventures: readonly AdventureCard[] = [
  ...combatDeck,
  ...commonExploration,
  ...commonSocial,
  ...margathExploration,
  ...margathSocial,
  ...corpseKingExploration,
  ...corpseKingSocial,
];
