import { nameOf, note } from '@questwright/adventure';
import { cardsIn, renew, shuffle, shuffleArray } from '@questwright/kernel';
import { clearConditions } from '../conditions/tokens.ts';
import { putFromDeck } from '../draw.ts';
import { furnish } from '../explore/furnish.ts';
import { zoneOn } from '../map/mat.ts';
import { initiativeCard } from '../order/marching-order.ts';
import { bring, heroModels } from '../pieces.ts';
import type { Bardsung, LaidTile } from '../state.ts';
import { theEncounter } from './encounter.ts';

/** Fate tokens by the number of heroes. */
export const fateFor = (heroes: number): number => Math.max(3, heroes);

/** The encounter begins: its tiles lie, the heroes stand on the first, and their initiative cards are dealt. */
export function beginEncounter(g: Bardsung): void {
  const { name, layout, isRevealed, rounds } = theEncounter(g);
  g.tiles = layout;
  takeOutOfDecks(g, layout);
  g.left = rounds;
  g.fate.active = g.fate.most;
  for (const hero of heroModels(g)) {
    hero.at = zoneOn(0, 0);
    hero.host = ++g.arrivals;
    clearConditions(hero);
    g.order.push(bring(g, hero.def, 'initiative', { seat: hero.seat }).id);
  }
  for (const deck of ['room', 'corridor', 'battle', 'challenge', 'treasure', 'wound'])
    shuffle(g, `${deck} deck`, `${deck}-deck`);
  shuffleArray(g, 'marching order', g.order, (id) => nameOf(g, initiativeCard(g, id)));
  note(g, 'bs.log.begins', { name }, 'BS-SETUP-11');
  if (isRevealed) for (const tile of layout.keys()) furnish(g, tile);
  g.phase = 'turn';
  g.round = 1;
  if (g.seats === 1) g.third[0] = true;
  renew(g, 'round');
}

/** A tile exists once: what lies there from the start is not drawn again. */
function takeOutOfDecks(g: Bardsung, layout: readonly LaidTile[]): void {
  for (const deck of ['room-deck', 'corridor-deck'])
    for (const card of [...cardsIn(g, deck)])
      if (layout.some(({ def }) => def === card.def)) putFromDeck(g, card, 'laid');
}
