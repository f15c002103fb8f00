import { note } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { aspectDef } from '../catalogue.ts';
import { drawFrom } from '../draw.ts';
import { layoutOf } from '../map/layout.ts';
import { tileOfZone } from '../map/mat.ts';
import { inBattle, seatsByInitiative } from '../order/marching-order.ts';
import { bring, delayedAspects, hasTerrain, heroModel, sustainedAspects, terrainOnMat } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';

/** The aspect card of a new tile: resolved at once, laid by the tile, or laid in the leftmost free delay slot. */
export function* drawAspect(g: Bardsung, deck: 'battle' | 'challenge', tile: number, seat: number): Rule {
  const card = drawFrom(g, deck, 'resolving');
  if (!card) return;
  const { timing, waits } = aspectDef(g, card);
  note(g, 'bs.log.aspect', { hero: seat, card }, 'BS-EXPL-08');
  if (timing === 'immediate') {
    yield* resolveAspect(g, card, seat);
  } else if (timing === 'sustained') {
    move(g, card, 'sustained');
    card.host = tile;
    placeToken(g, card);
  } else {
    move(g, card, 'delay');
    card.host = waits;
  }
}

/** The token that a card is about comes to the last zone of its tile, unless there is one on it. */
function placeToken(g: Bardsung, card: Piece): void {
  const { deed } = aspectDef(g, card);
  if (!deed || terrainOnMat(g).some(({ def, at }) => def === deed.terrain && tileOfZone(at) === card.host))
    return;
  const { zones } = layoutOf(g).tiles[card.host]!;
  bring(g, deed.terrain, 'terrain', { at: zones.at(-1)! });
}

/** The cards by whose tokens a hero stands: each lets the hero do something. */
export const deedsFor = (g: Bardsung, { at }: Piece): Piece[] =>
  sustainedAspects(g).filter((card) => {
    const { deed } = aspectDef(g, card);
    return deed !== null && tileOfZone(at) === card.host && hasTerrain(g, at, deed.terrain);
  });

/** A hero does what an aspect card offers by its token, and the card is discarded. */
export function* takeDeed(g: Bardsung, hero: Piece, card: Piece): Rule {
  const { deed } = aspectDef(g, card);
  note(g, 'bs.log.uses', { model: hero, card }, 'BS-TERRAIN-20');
  discardAspect(g, card);
  yield* deed!.effect.run(g, { seat: hero.seat, card, attacker: hero, target: hero, event: null });
}

/** Does what the card says, and discards it. */
function* resolveAspect(g: Bardsung, card: Piece, seat: number): Rule {
  const { effect } = aspectDef(g, card);
  const attacker = heroModel(g, seat);
  if (effect) yield* effect.run(g, { seat, card, attacker, target: attacker, event: null });
  discardAspect(g, card);
}

export function discardAspect(g: Bardsung, card: Piece): void {
  card.host = 0;
  move(g, card, `${aspectDef(g, card).deck}-discard`);
}

/** The second step of the end phase: delayed cards from left to right, each when it has waited long enough. */
export function* resolveDelayed(g: Bardsung): Rule {
  for (const card of [...delayedAspects(g)]) {
    if (card.host > 0) card.host--;
    else {
      note(g, 'bs.log.delayed', { card }, 'BS-END-03');
      yield* resolveAspect(g, card, firstSeat(g));
    }
  }
}

/** What a delayed card leaves open is for the hero of the highest initiative. */
const firstSeat = (g: Bardsung): number => seatsByInitiative(g)[0]!;

/** Engagement cards are discarded once no enemy card is on the marching order. */
export function endEngagement(g: Bardsung): void {
  if (inBattle(g)) return;
  for (const card of [...sustainedAspects(g), ...delayedAspects(g)]) {
    if (!aspectDef(g, card).engagement) continue;
    discardAspect(g, card);
    note(g, 'bs.log.engagement-over', { card }, 'BS-ASPECT-05');
  }
}
