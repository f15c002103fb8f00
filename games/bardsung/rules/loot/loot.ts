import { note } from '@questwright/adventure';
import { move, type Rule, remove, shuffle } from '@questwright/kernel';
import { findLostTreasure } from '../campaign/rewards.ts';
import { treasureDef } from '../catalogue.ts';
import { drawTop } from '../draw.ts';
import { heroModel } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';
import { PACK } from '../zones.ts';

/** The hero who opens a chest draws a treasure card. */
export function openChest(g: Bardsung, seat: number, chest: Piece): void {
  remove(g, chest);
  drawTreasure(g, seat);
}

export function drawTreasure(g: Bardsung, seat: number): void {
  const card = drawTop(g, 'treasure-deck', PACK[seat]!);
  if (card) {
    note(g, 'bs.log.treasure', { hero: seat, card }, 'BS-LOOT-11');
    findLostTreasure(g);
  } else note(g, 'bs.log.empty-chest', { hero: seat }, 'BS-LOOT-11');
}

/** A consumable is used: one for a single use goes back into the treasure deck, any other is exhausted. */
export function* consume(g: Bardsung, seat: number, card: Piece): Rule {
  const { effect, price } = treasureDef(g, card);
  const hero = heroModel(g, seat);
  note(g, 'bs.log.uses', { model: hero, card }, 'BS-LOOT-06');
  const c = { seat, card, attacker: hero, target: null, event: null };
  if (price === null) {
    move(g, card, 'treasure-deck', { down: true });
    shuffle(g, 'treasure deck', 'treasure-deck');
  } else card.exhausted = true;
  if (effect) yield* effect.run(g, c);
}
