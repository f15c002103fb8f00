import { head } from '@questwright/adventure';
import type { TokenDef } from '../../rules/definitions.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from '../../rules/search/token.ts';

/** What lies where heroes can search. */
const token = (id: string, name: string): TokenDef => ({
  ...head({ id, name }),
  kind: 'token',
  back: SEARCH_TOKEN,
  terrain: null,
  text: [],
});

/** Face down they look alike. */
export const searchTokens = [token(SEARCH_TOKEN, 'Search token'), token(UNIQUE_TOKEN, 'Unique search token')];
