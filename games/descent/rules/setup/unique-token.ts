import { chooseOne, type Rule } from '@questwright/kernel';
import { asOffer, tablesOf } from '../ground.ts';
import { makePiece } from '../pieces.ts';
import { encounterOf } from '../quest/encounter.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from '../search/token.ts';
import type { Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import { FACEDOWN } from '../zones.ts';

/** Of the search tokens on the starred spaces the overlord makes one the unique one, in secret. All of them lie face down. */
export function* hideUniqueToken(g: Descent): Rule {
  const spaces = starredSpaces(g);
  if (spaces.length === 0) return;
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'unique-token',
    prompt: 'd2.ask.unique-token',
    publicPrompt: 'd2.ask.unique-token-hidden',
    among: spaces.map((space): Offer => ({ word: 'space', space })),
    as: asOffer(g),
    secret: true,
  });
  if (offer.word === 'space') layFaceDown(g, spaces, offer.space);
}

/** The spaces in which the unique search token may be. */
export function starredSpaces(g: Descent): number[] {
  const { search, starred } = encounterOf(g);
  return search
    .slice(0, g.players.length)
    .filter((name) => starred.includes(name))
    .map((name) => tablesOf(g).spaceNamed(name));
}

/** Lays a search token face down in each of these spaces, the unique one in one of them. */
export function layFaceDown(g: Descent, spaces: readonly number[], unique: number): void {
  for (const at of spaces)
    makePiece(g, at === unique ? UNIQUE_TOKEN : SEARCH_TOKEN, FACEDOWN[g.overlord]!, { at }, true);
}
