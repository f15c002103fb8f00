import { asLasting, nameOf } from '@questwright/adventure';
import { type Ban, findCard, LASTING } from '@questwright/kernel';
import { contextOfCard } from '../context.ts';
import type { Ability } from '../definitions.ts';
import type { Piece, Runebound, Side } from '../state.ts';

/** A ban on surge abilities. A player who looks for the reason is shown the card. */
export const surgesForbiddenBy = (when: NonNullable<SideBan['when']>): SideBan => ({
  when,
  rule: 'RB-CORE-04',
  reason: (g, me) => ['rb.why.surges-forbidden', { card: nameOf(g, behind(g, me)) }],
});

type SideBan = Ban<Runebound, Piece, Side>;

/** The card that forbids it, or whose effect lasts. */
function behind(g: Runebound, me: Piece): Piece {
  const card = me.zone === LASTING ? findCard(g, asLasting(me).by) : me;
  return (card as Piece | undefined) ?? me;
}

const isFoes = (g: Runebound, me: Piece, side: Side): boolean => {
  const own = contextOfCard(g, me, null).side;
  return own !== -1 && own !== side;
};

/** The foe cannot trigger surge abilities while the card is in the combat. */
export const foeHasNoSurges = (): Ability => ({
  text: 'rb.ability.foe-has-no-surges',
  forbid: { surge: surgesForbiddenBy(isFoes) },
});

/** The foe cannot retreat. */
export const foeCannotRetreat = (): Ability => ({
  text: 'rb.ability.foe-cannot-retreat',
  forbid: { retreat: { when: isFoes, rule: 'RB-RETREAT-03' } },
});
