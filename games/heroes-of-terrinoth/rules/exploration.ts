import { asCard, hears, nameOf, note, tell } from '@questwright/adventure';
import { chooseOne, chooseOption, move, type Rule } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import { contextAt } from './context.ts';
import { drawTo } from './decks.ts';
import { discardItem } from './defeat.ts';
import type { ExplorationEventDef, ItemDef } from './definitions.ts';
import { isAlive } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';
import { ITEMS } from './zones.ts';

/** A hero draws exploration cards, one after the other, and resolves each. */
export function* drawExploration(g: Terrinoth, seat: number, n: number): Rule {
  for (let i = 0; i < n && isAlive(g, seat); i++) {
    const card = drawTo(g, 'exploration', 'drawn');
    if (!card) return note(g, 'ht.log.nothing-drawn', {}, 'HT-DISCARD-03');
    yield* resolveExploration(g, seat, card);
  }
}

/** A hero draws several, resolves one and puts the others on the top or the bottom of the deck. */
export function* drawAndChoose(g: Terrinoth, seat: number, n: number): Rule {
  const drawn: Piece[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawTo(g, 'exploration', 'drawn');
    if (card) drawn.push(card);
  }
  if (drawn.length === 0) return note(g, 'ht.log.nothing-drawn', {}, 'HT-DISCARD-03');
  const kept = yield* chooseOne(g, {
    seat,
    prompt: 'ht.ask.exploration',
    by: () => 'ht.by.exploration',
    among: drawn,
    as: asCard(g),
  });
  for (const card of drawn) {
    if (card === kept) continue;
    const prompt = ['ht.ask.put-back', { card: nameOf(g, card) }] as const;
    const place = yield* chooseOption(g, { seat, prompt, among: TOP_OR_BOTTOM });
    move(g, card, 'exploration-deck', { down: true, place });
  }
  yield* resolveExploration(g, seat, kept);
}
const TOP_OR_BOTTOM = [
  { id: 'top', text: 'ht.top' },
  { id: 'bottom', text: 'ht.bottom' },
] as const;

/** An item is kept, an event takes effect and is discarded. */
export function* resolveExploration(g: Terrinoth, seat: number, card: Piece): Rule {
  const def = defOf(g, card) as ItemDef | ExplorationEventDef;
  note(g, 'ht.log.draws', { hero: seat, card: def.name }, 'HT-EXPLCARD-01');
  if (def.kind === 'item') move(g, card, ITEMS[seat]!, { down: false });
  else {
    yield* def.effect.run(g, contextAt(seat, card));
    // Its own effect may have put it elsewhere.
    if (card.zone === 'drawn') discardItem(g, card);
  }
  if (hears(g, 'explorationDrawn')) yield* tell(g, 'explorationDrawn', { seat, card });
}
