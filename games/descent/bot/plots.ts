import type { Choice } from '@questwright/kernel';
import { cardDef } from '../rules/catalogue.ts';
import { isMonster } from '../rules/figures/sides.ts';
import { onMap } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';
import type { Offer } from '../rules/words.ts';

type One = Extract<Choice, { kind: 'one' }>;

const never = (): boolean => false;
/** Whether some monster has enough damage to be worth healing. */
const isHurt = (g: Descent): boolean => onMap(g).some((one) => isMonster(g, one) && one.damage >= 2);

/** When Plot cards are worth their threat, where that is not always. */
const WORTHWHILE: { readonly [card: string]: (g: Descent) => boolean } = {
  // One monster suffers more than the other recovers.
  'endless-thirst-bloodline': never,
  // Habit leaves no cards out of the deck.
  'seeds-of-betrayal-sole-purpose': never,
  'endless-thirst-the-ladys-care': isHurt,
  'goblin-uprising-emergency-rations': isHurt,
};

/** The Plot card that the overlord triggers now, if it is worth its threat. */
export function trigger(g: Descent, { among, as, seat }: One): string | undefined {
  if (seat !== g.overlord) return undefined;
  const found = (among as readonly Offer[]).find((offer) => {
    if (typeof offer !== 'object' || offer === null || offer.word !== 'use') return false;
    const { id, plot } = cardDef(g, offer.ability.card as Piece);
    return plot === true && (WORTHWHILE[id]?.(g) ?? true);
  });
  return found && as.id(found);
}
