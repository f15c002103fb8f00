import type { Choice } from '@questwright/kernel';
import { priceOf } from '../rules/campaign/campaign.ts';
import { gearOf, pieceOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';
import type { Offer } from '../rules/words.ts';
import { fitsClass, handsOf, slotOf, wareOf } from './wares.ts';

type One = Extract<Choice, { kind: 'one' }>;

/** Relics have no price and are better than most things that have one. */
const RELIC = 300;
const HANDS = 2;

/** What a hero puts on, or takes off to make room for something better. */
export function dress(g: Descent, choice: One): string | undefined {
  const offers = choice.among as readonly Offer[];
  const [hero] = offers.flatMap((offer) => ('card' in offer ? [pieceOf(g, offer.card).hero] : []));
  if (hero === undefined) return undefined;
  const wanted = outfit(g, hero);
  const next =
    offers.find((offer) => offer.word === 'unequip' && !wanted.includes(pieceOf(g, offer.card))) ??
    offers.find((offer) => offer.word === 'equip' && wanted.includes(pieceOf(g, offer.card)));
  return next && choice.as.id(next);
}

/** The best that a hero has, the dearest first: a weapon of the class, what the other hand can hold, an armor, two other items. */
function outfit(g: Descent, hero: number): Piece[] {
  const gear = gearOf(g, hero);
  const ranked = [...gear].sort((a, b) => worthOf(g, hero, b) - worthOf(g, hero, a));
  const room = { hand: HANDS, armor: 1, other: 2 };
  const worn: Piece[] = [];
  const isWeapon = (card: Piece): boolean => wareOf(g, card).kind === 'weapon';
  for (const card of [...ranked.filter(isWeapon).slice(0, 1), ...ranked]) {
    const ware = wareOf(g, card);
    const slot = slotOf(ware);
    const needs = slot === 'hand' ? handsOf(ware) : 1;
    if (worn.includes(card) || slot === null || room[slot] < needs || isAtOdds(g, worn, card)) continue;
    room[slot] -= needs;
    worn.push(card);
  }
  return worn.length > 0 ? [...worn, ...gear.filter((card) => slotOf(wareOf(g, card)) === null)] : [...gear];
}

function isAtOdds(g: Descent, worn: readonly Piece[], card: Piece): boolean {
  const forbidden = (one: Piece): readonly string[] =>
    (wareOf(g, one) as { readonly forbids?: readonly string[] }).forbids ?? [];
  const clash = (one: Piece, other: Piece): boolean =>
    wareOf(g, other).traits.some((trait) => forbidden(one).includes(trait));
  return worn.some((one) => clash(one, card) || clash(card, one));
}

/** A weapon that the class cannot fight with is worth less than one that it began with. */
function worthOf(g: Descent, hero: number, card: Piece): number {
  const ware = wareOf(g, card);
  if (!fitsClass(g, hero, ware)) return -1;
  return priceOf(g, card.def) ?? (ware.starting ? 0 : RELIC);
}
