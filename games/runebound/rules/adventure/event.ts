import { nameOf, note } from '@questwright/adventure';
import { type As, move, type Rule } from '@questwright/kernel';
import { eventDef } from '../catalogue.ts';
import { heroContext } from '../context.ts';
import { discardAdventure } from '../decks.ts';
import type { EventOption } from '../definitions.ts';
import { heroName } from '../heroes.ts';
import { chooseOrUse } from '../interlude.ts';
import type { Piece, Runebound } from '../state.ts';
import { RUMORS } from '../zones.ts';
import { takeBonus } from './bonus.ts';

const asOptionOf = (card: Piece): As<EventOption> => ({
  id: ({ id }) => id,
  text: ({ text }) => text,
  about: ({ id }) => ({ card: card.id, option: id }),
});

/** An event offers two options, both always open. */
export function* resolveEvent(g: Runebound, seat: number, card: Piece): Rule {
  const { options } = eventDef(g, card);
  move(g, card, 'resolving');
  const { rumor, effect } = yield* chooseOrUse(g, {
    seat,
    topic: 'event',
    prompt: ['rb.ask.event', { card: nameOf(g, card) }],
    by: () => ['rb.by.event', { hero: heroName(g, seat) }],
    among: () => options,
    as: asOptionOf(card),
  });
  if (rumor) {
    move(g, card, RUMORS[seat]!);
    note(g, 'rb.log.keeps-rumor', { hero: seat, card }, 'RB-EVENT-08');
    return;
  }
  const c = heroContext(g, seat, card);
  if (effect) yield* effect.run(g, c);
  if (card.zone === 'resolving') {
    discardAdventure(g, card);
    note(g, 'rb.log.discards-card', { card }, 'RB-EVENT-07');
  }
  yield* takeBonus(g, seat, c.bonus);
}
