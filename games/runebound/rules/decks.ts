import { logTo, move, shuffle, top } from '@questwright/kernel';
import { adventureDef, assetDef, nameOf } from './catalogue.ts';
import { heroName, pieces } from './heroes.ts';
import type { Adventure } from './map/hexes.ts';
import type { Piece, Runebound } from './state.ts';
import { ASSET_DECK, ASSET_DISCARD, DECK, DISCARD, DRAWN, HAND, SKILL_DECK, SKILL_DISCARD } from './zones.ts';

/** The top card of a deck that its discard pile refills when it is empty; undefined when both are. */
function topOrRefill(g: Runebound, deck: string, discard: string): Piece | undefined {
  const card = top(g, deck);
  if (card) return card as Piece;
  if (!top(g, discard)) return undefined;
  for (const discarded of [...pieces(g, discard)]) move(g, discarded, deck);
  shuffle(g, deck, deck);
  return top(g, deck) as Piece | undefined;
}

/** Draws skill cards into a hand, as many as there are. The hand may then be too large. */
export function drawSkillCards(g: Runebound, seat: number, n: number): number {
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = topOrRefill(g, SKILL_DECK, SKILL_DISCARD);
    if (!card) break;
    move(g, card, HAND[seat]!);
    drawn.push(nameOf(card));
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
export function revealSkill(g: Runebound): Piece | undefined {
  const card = topOrRefill(g, SKILL_DECK, SKILL_DISCARD);
  if (card) move(g, card, 'revealed');
  return card;
}

export function discardSkill(g: Runebound, card: Piece): void {
  move(g, card, SKILL_DISCARD, { place: 'top' });
}

/** The next asset, which goes to a market or to a hero. */
export function takeAsset(g: Runebound, to: string): Piece | undefined {
  const card = topOrRefill(g, ASSET_DECK, ASSET_DISCARD);
  if (card) move(g, card, to);
  return card;
}

export function discardAsset(g: Runebound, card: Piece): void {
  move(g, card, ASSET_DISCARD, { place: 'top' });
}

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
