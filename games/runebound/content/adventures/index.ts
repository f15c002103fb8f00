import type { AdventureCard } from '../../rules/definitions.ts';
import { commonCombat } from './combat/common.ts';
import { corpseKingCombat } from './combat/corpse-king.ts';
import { margathCombat } from './combat/margath.ts';
import { commonExploration } from './exploration/common.ts';
import { corpseKingExploration } from './exploration/corpse-king.ts';
import { margathExploration } from './exploration/margath.ts';
import { commonSocial } from './social/common.ts';
import { corpseKingSocial } from './social/corpse-king.ts';
import { margathSocial } from './social/margath.ts';

export const adventures: readonly AdventureCard[] = [
  ...commonCombat,
  ...commonExploration,
  ...commonSocial,
  ...margathCombat,
  ...margathExploration,
  ...margathSocial,
  ...corpseKingCombat,
  ...corpseKingExploration,
  ...corpseKingSocial,
];
