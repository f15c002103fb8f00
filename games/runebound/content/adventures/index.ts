import type { AdventureCard } from '../../rules/definitions.ts';
import { combatDeck } from './combat/index.ts';
import { explorationDeck } from './exploration/index.ts';
import { socialDeck } from './social/index.ts';

export const adventures: readonly AdventureCard[] = [...combatDeck, ...explorationDeck, ...socialDeck];
