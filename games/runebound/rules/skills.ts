import { nameOf, note, tell, valueFor } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { skillDef } from './catalogue.ts';
import { drawSkillCards } from './decks.ts';
import type { SkillDef } from './definitions.ts';
import { handOf } from './heroes.ts';
import { keepHandLimit, keepLimits } from './limits.ts';
import type { Offer } from './offers.ts';
import type { Piece, Runebound } from './state.ts';
import { canPayOrbs, countTrophies, payOrbs } from './trophies.ts';
import { LEARNED } from './zones.ts';

/** Draws skills and discards down to the hand size. */
export function* drawSkills(g: Runebound, seat: number, n: number): Rule {
  drawSkillCards(g, seat, n);
  yield* keepHandLimit(g, seat);
}

/** What a skill costs a hero to learn. */
export function orbsOf(g: Runebound, seat: number, card: Piece): SkillDef['orbs'] {
  const { orbs } = skillDef(g, card);
  const gray = Math.max(0, valueFor(g, 'gray-orbs', orbs.gray, { seat, card }));
  return gray === orbs.gray ? orbs : { ...orbs, gray };
}

/** Adds to `offers` the skills in hand that the hero's trophies pay for. */
export function addLearnOffers(g: Runebound, seat: number, offers: Offer[]): void {
  const hand = handOf(g, seat);
  if (hand.length === 0) return;
  const trophies = countTrophies(g, seat);
  for (const card of hand) {
    if (canPayOrbs(trophies, orbsOf(g, seat, card))) offers.push({ kind: 'learn', card });
  }
}

export function* learn(g: Runebound, seat: number, card: Piece): Rule {
  yield* payOrbs(g, seat, orbsOf(g, seat, card), () => ['rb.by.learn', { card: nameOf(g, card) }]);
  yield* learnFree(g, seat, card);
}

/** A skill comes into play, and then the limits are kept: it may be the one that has to go. */
export function* learnFree(g: Runebound, seat: number, card: Piece): Rule {
  move(g, card, LEARNED[seat]!);
  note(g, 'rb.log.learns', { hero: seat, card }, 'RB-SKILL-02');
  yield* keepLimits(g, seat);
  if (card.zone === LEARNED[seat]) yield* tell(g, 'learned', { seat, card });
}
