import { note } from '@questwright/adventure';
import { confirm, move, type Rule } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { isHero } from '../figures/sides.ts';
import { areAdjacent } from '../ground.ts';
import { foundBy, gearOf, onMap, pieceOf } from '../pieces.ts';
import type { Activation, Descent, Figure, Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import { FOUND, GEAR } from '../zones.ts';
import type { Source } from './sources.ts';
import { shut, type Why } from './why-not.ts';

/** Everything but starting equipment, which stays with its class. Exhausted cards and those turned over may go as well. */
const tradable = (g: Descent, { hero }: Figure): Piece[] => [
  ...gearOf(g, hero).filter((card) => !(defOf(g, card) as ItemDef | WeaponDef).starting),
  ...foundBy(g, hero),
];

/** A move action of this turn has ended, or something else has broken it off. */
const isOpen = (g: Descent, act: Activation, figure: Figure): boolean =>
  act.own && !act.over && isHero(g, figure) && g.turn?.walked === true && !isUnderWay(act);

const isUnderWay = ({ walking, points }: Activation): boolean =>
  walking !== 0 && points.some(({ id, left }) => id === walking && left > 0);

const partners = (g: Descent, figure: Figure): Figure[] =>
  onMap(g).filter((other) => isHero(g, other) && other.id !== figure.id && areAdjacent(g, figure, other));

/** Trading, which takes no action: a hero gives cards to an adjacent one, or gets some, if the other's player agrees. */
export const trading: Source = {
  offer(g, act, figure, offers) {
    if (!isOpen(g, act, figure)) return;
    for (const other of partners(g, figure)) {
      for (const card of tradable(g, figure)) offers.push(gift(g, 'give', card, other));
      for (const card of tradable(g, other)) offers.push(gift(g, 'take', card, other));
    }
  },
  owns: ({ word }) => word === 'give' || word === 'take',
  *perform(g, _, figure, offer) {
    if (offer.word !== 'give' && offer.word !== 'take') return;
    const card = pieceOf(g, offer.card);
    if (offer.word === 'give') hand(g, card, figure, offer.to);
    else if (yield* agrees(g, figure, offer.to, offer.name)) hand(g, card, offer.to, figure);
  },
  closed(g, act, figure, closed) {
    if (!act.own || act.over || !isHero(g, figure)) return;
    for (const other of partners(g, figure)) {
      const may = tradable(g, figure);
      for (const card of [...gearOf(g, figure.hero), ...foundBy(g, figure.hero)]) {
        const why = may.includes(card) ? NOT_YET : STARTING;
        if (why === STARTING || !isOpen(g, act, figure)) shut(g, gift(g, 'give', card, other), why, closed);
      }
    }
  },
};
const NOT_YET: Why = { reason: 'd2.closed.no-move-yet', rule: 'D2-TRADE-03' };
const STARTING: Why = { reason: 'd2.closed.starting', rule: 'D2-ITEM-11' };

const gift = (g: Descent, word: 'give' | 'take', card: Piece, other: Figure): Offer => ({
  word,
  card: card.id,
  name: defOf(g, card).name,
  to: other,
});

function* agrees(g: Descent, figure: Figure, other: Figure, card: string): Rule<boolean> {
  const seat = g.players[other.hero]!;
  if (seat === g.players[figure.hero]) return true;
  return yield* confirm(g, { seat, topic: 'trade', prompt: ['d2.ask.trade', { card, hero: figure.label }] });
}

/** A card changes hands as it is; it can be equipped in step 2 of the new holder's next turn. */
function hand(g: Descent, card: Piece, from: Figure, to: Figure): void {
  move(g, card, (card.zone.startsWith('found') ? FOUND : GEAR)[to.hero]!);
  card.hero = to.hero;
  card.worn = false;
  note(g, 'd2.log.gives', { figure: from, card: defOf(g, card).name, other: to }, 'D2-TRADE-01');
}
