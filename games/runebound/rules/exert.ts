import { asCard, note, tell } from '@questwright/adventure';
import { type Asked, chooseOne, type Rule } from '@questwright/kernel';
import { discardSkill } from './decks.ts';
import { handOf } from './heroes.ts';
import type { Runebound } from './state.ts';

export const canExert = (g: Runebound, seat: number): boolean => handOf(g, seat).length > 0;

/** To exert is to discard a skill card from the hand. */
export function* exert(g: Runebound, seat: number, by?: Asked['by']): Rule {
  const card = yield* chooseOne(g, {
    seat,
    topic: 'exert',
    prompt: 'rb.ask.exert',
    by,
    among: handOf(g, seat),
    as: asCard(g),
  });
  discardSkill(g, card);
  note(g, 'rb.log.exerts', { hero: seat, card }, 'RB-EXERT-01');
  yield* tell(g, 'exerted', { seat });
}
