import { cardsIn, shuffle } from '@questwright/kernel';
import { contentOf, scenarioDef } from '../catalogue.ts';
import { ADVENTURES } from '../map/hexes.ts';
import { makePiece } from '../pieces.ts';
import type { Runebound } from '../state.ts';
import { ASSET_DECK, DECK, SKILL_DECK, seatOfZone, zones } from '../zones.ts';

/** Everything that is not placed yet: the tokens, and the heroes that can be chosen. */
export function layOutBank(g: Runebound): void {
  for (const zone in zones) if ((seatOfZone(zone) ?? 0) < g.seats) cardsIn(g, zone);
  const { tokens, heroes } = contentOf(g);
  for (const { id, owner } of tokens) {
    if (owner === 'enemy') makePiece(g, id, 'enemy-tokens');
    else if (owner === 'asset') makePiece(g, id, 'token-bank');
  }
  for (const { id } of heroes) makePiece(g, id, 'spare-heroes');
}

/** The chosen scenario's card, villain and ten story cards; the other scenario's are out of the game. */
export function makeStoryDeck(g: Runebound): void {
  makePiece(g, g.scenario, 'scenario');
  makePiece(g, scenarioDef(g).villain, 'aside');
  for (const { id, scenario } of contentOf(g).stories) {
    if (scenario === g.scenario) makePiece(g, id, 'story-deck');
  }
  shuffle(g, 'story-deck', 'story-deck');
}

/** The cards that belong to no scenario and those of the chosen one, one deck for each kind. */
export function makeAdventureDecks(g: Runebound): void {
  for (const kind of ADVENTURES) {
    for (const { id, deck, scenario } of contentOf(g).adventures) {
      if (deck === kind && (scenario === null || scenario === g.scenario)) makePiece(g, id, DECK[kind]);
    }
    shuffle(g, DECK[kind], DECK[kind]);
  }
}

export function makeSkillDeck(g: Runebound): void {
  for (const { id } of contentOf(g).skills) makePiece(g, id, SKILL_DECK);
  shuffle(g, SKILL_DECK, SKILL_DECK);
}

export function makeAssetDeck(g: Runebound): void {
  for (const { id } of contentOf(g).assets) makePiece(g, id, ASSET_DECK);
  shuffle(g, ASSET_DECK, ASSET_DECK);
}
