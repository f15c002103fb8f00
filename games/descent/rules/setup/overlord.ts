import { note } from '@questwright/adventure';
import { type As, cardsIn, chooseOne, chooseSome, move, type Rule, shuffle } from '@questwright/kernel';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { Events } from '../events.ts';
import { hasOverlord } from '../figures/sides.ts';
import { drawCard } from '../overlord/deck.ts';
import { makePiece } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { window } from '../windows/window.ts';

/** The least number of cards in an Overlord deck. */
export const SMALLEST_DECK = 15;

/** Step 11: the overlord takes one of the basic decks of the box, all of it. */
export function* takeOverlordDeck(g: Descent): Rule {
  if (!hasOverlord(g)) return;
  const { cards } = descentBoxes.of(g).content;
  const basic = [...new Set(cards.map(({ deck }) => deck))].filter((deck) => deck.startsWith('Basic '));
  const deck = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'deck',
    prompt: 'd2.ask.deck',
    among: basic,
    as: asDeck,
  });
  for (const card of cards)
    if (card.deck === deck)
      for (let n = 0; n < (card.copies ?? 1); n++) makePiece(g, card.id, `deck:${g.overlord}`);
  note(g, 'd2.log.deck', { deck }, 'D2-SETUP-15');
}

const asDeck: As<string> = {
  id: (deck) => `deck:${deck}`,
  text: (deck) => ['d2.word.definition', { name: deck }],
};

/** Step 14: he leaves out cards that he does not want, as long as enough remain, and shuffles the others. */
export function* assembleDeck(g: Descent): Rule {
  if (!hasOverlord(g)) return;
  const leaving: Events['leavingOut'] = { least: SMALLEST_DECK };
  yield* window(g, 'leavingOut', leaving);
  const deck = cardsIn(g, `deck:${g.overlord}`) as Piece[];
  const left = yield* chooseSome(g, {
    seat: g.overlord,
    topic: 'leave-out',
    prompt: 'd2.ask.leave-out',
    publicPrompt: 'd2.ask.leave-out',
    among: deck,
    as: {
      id: ({ id }) => `card:${id}`,
      text: (card) => ['d2.word.definition', { name: defOf(g, card).name }],
      about: ({ id, def }) => ({ card: id, definition: def }),
    },
    min: 0,
    max: Math.max(0, deck.length - leaving.least),
    secret: true,
  });
  for (const card of [...left]) move(g, card, `left-out:${g.overlord}`);
  shuffle(g, 'overlord deck', `deck:${g.overlord}`);
}

/** He begins with as many cards as there are heroes. */
export function* firstHand(g: Descent): Rule {
  const drawing: Events['drawingHand'] = {};
  yield* window(g, 'drawingHand', drawing);
  if (drawing.prevented) return;
  for (let n = 0; n < g.players.length; n++) drawCard(g, 'D2-OVCARD-09');
}
