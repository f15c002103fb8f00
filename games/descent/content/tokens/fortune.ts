import { head, printed } from '@questwright/adventure';
import type { TokenDef } from '../../rules/definitions.ts';
import { fortuneAbilities } from '../../rules/effects/fortune.ts';
import { FORTUNE } from '../../rules/ids.ts';

/** The other side of a threat token. */
export const fortuneToken: TokenDef = {
  ...head({ id: FORTUNE, name: 'Fortune' }),
  kind: 'token',
  terrain: null,
  ...printed(fortuneAbilities),
};
