import { note } from '@questwright/adventure';
import { cardsIn, move, remove, shuffle, top } from '@questwright/kernel';
import { bardsungBoxes, behaviourDef, enemyKind } from '../catalogue.ts';
import type { BehaviourDef, EnemyDef } from '../definitions.ts';
import { bring } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';

/** A boss brings its own deck, shuffled. There is one boss at a time. */
export function layBossDeck(g: Bardsung, def: string): void {
  const { deck } = bardsungBoxes.of(g).get(def) as EnemyDef;
  if (deck.length === 0 || hasBossDeck(g)) return;
  for (const id of deck) bring(g, id, 'boss-deck').down = true;
  shuffle(g, 'boss deck', 'boss-deck');
}

/** The deck goes with the boss. */
export function clearBossDeck(g: Bardsung, boss: Piece): void {
  if (enemyKind(g, boss).deck.length === 0) return;
  for (const zone of ['boss-deck', 'boss-discard']) for (const card of [...cardsIn(g, zone)]) remove(g, card);
}

export const hasBossDeck = (g: Bardsung): boolean =>
  top(g, 'boss-deck') !== undefined || top(g, 'boss-discard') !== undefined;

/** The next card of the boss's deck, laid on its discards; when the deck is empty they are shuffled first. */
export function drawBossCard(g: Bardsung, boss: Piece): BehaviourDef {
  if (!top(g, 'boss-deck')) {
    for (let card = top(g, 'boss-discard'); card; card = top(g, 'boss-discard'))
      move(g, card, 'boss-deck', { down: true });
    shuffle(g, 'boss deck', 'boss-deck');
  }
  const card = top(g, 'boss-deck') as Piece;
  move(g, card, 'boss-discard', { down: false });
  note(g, 'bs.log.boss-card', { model: boss, card }, 'BS-BOSS-02');
  return behaviourDef(g, card);
}
