import { head } from '@questwright/adventure';
import type { TokenDef } from '../../rules/definitions.ts';
import { SEARCH_TOKEN } from '../../rules/search/search.ts';

/** What lies where heroes can search. */
export const searchToken: TokenDef = {
  ...head({ id: SEARCH_TOKEN, name: 'Search token' }),
  kind: 'token',
  terrain: null,
  text: [],
};
