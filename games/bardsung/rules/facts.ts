import { hasMark } from './conditions/tokens.ts';
import { heroModels } from './pieces.ts';
import type { Bardsung } from './state.ts';

/** What a table needs to know besides the state: who may not talk or signal to the others. */
export const tableFacts = (g: Bardsung): { readonly silenced: readonly number[] } => ({
  silenced:
    g.phase === 'turn' || g.phase === 'end'
      ? heroModels(g)
          .filter((hero) => hasMark(hero, 'silence'))
          .map(({ seat }) => seat)
      : [],
});
