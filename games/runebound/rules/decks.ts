import { nameOf, pieces } from '@questwright/adventure';
import { logTo, move, shuffle, top } from '@questwright/kernel';
import { adventureDef, assetDef } from './catalogue.ts';
import { heroName } from './heroes.ts';
import type { Adventure } from './map/hexes.ts';
import type { Piece, Runebound } from './state.ts';
import { ASSET_DECK, ASSET_DISCARD, DECK, DISCARD, DRAWN, HAND, SKILL_DECK, SKILL_DISCARD } from './zones.ts';

/** A deck with the pile that its cards are discarded to. */
interface Pile {
  readonly deck: string;
  readonly discard: string;
}
const SKILLS: Pile = { deck: SKILL_DECK, discard: SKILL_DISCARD };
const ASSETS: Pile = { deck: ASSET_DECK, discard: ASSET_DISCARD };

/** As soon as a deck is empty, its discard pile is shuffled to be the new one. */
function refill(g: Runebound, { deck, discard }: Pile): void {
  if (top(g, deck) || !top(g, discard)) return;
  for (const discarded of [...pieces(g, discard)]) move(g, discarded, deck);
  shuffle(g, deck, deck);
}

/** Takes the top card of a deck; undefined when there is none, nor in the discard pile. */
function take(g: Runebound, pile: Pile, to: string): Piece | undefined {
  refill(g, pile);
  const card = top(g, pile.deck) as Piece | undefined;
  if (!card) return undefined;
  move(g, card, to);
  refill(g, pile);
  return card;
}

function discard(g: Runebound, pile: Pile, cards: readonly Piece[]): void {
  for (const card of cards) move(g, card, pile.discard, { place: 'top' });
  refill(g, pile);
}

/** Draws skill cards into a hand, as many as there are. The hand may then be too large. */
export function drawSkillCards(g: Runebound, seat: number, n: number): number {
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = take(g, SKILLS, HAND[seat]!);
    if (!card) break;
    drawn.push(nameOf(g, card));
  }
  if (drawn.length > 0) {
    const hero = heroName(g, seat);
    const cards = { list: drawn.map((card) => ['rb.card', { card }] as const) };
    logTo(
      g,
      [seat],
      ['rb.log.draws-skills-seen', { hero, cards }],
      ['rb.log.draws-skills', { hero, n: drawn.length }],
      'RB-DECK-01',
    );
  }
  return drawn.length;
}

/** Turns up the next skill card for a test. */
export const revealSkill = (g: Runebound): Piece | undefined => take(g, SKILLS, 'revealed');

export const discardSkill = (g: Runebound, card: Piece): void => discard(g, SKILLS, [card]);

/** Discards several together: the deck is refilled, if need be, with all of them. */
export const discardSkills = (g: Runebound, cards: readonly Piece[]): void => discard(g, SKILLS, [...cards]);

/** The next asset, which goes to a market or to a hero. */
export const takeAsset = (g: Runebound, to: string): Piece | undefined => take(g, ASSETS, to);

export const discardAsset = (g: Runebound, card: Piece): void => discard(g, ASSETS, [card]);

/** Draws the top card of an adventure deck, which is never refilled. */
export function drawAdventure(g: Runebound, seat: number, kind: Adventure): Piece | undefined {
  const card = top(g, DECK[kind]) as Piece | undefined;
  if (card) move(g, card, DRAWN[seat]!);
  return card;
}

export function discardAdventure(g: Runebound, card: Piece): void {
  card.damage = 0;
  move(g, card, DISCARD[adventureDef(g, card).deck], { down: false, place: 'top' });
}

/** The combat token that belongs to an asset. */
export function tokenOfAsset(g: Runebound, asset: Piece, zone: string): Piece | undefined {
  const { token } = assetDef(g, asset);
  return token === null ? undefined : pieces(g, zone).find(({ def }) => def === token);
}
