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
  const { search, starred } = encounterOf(g);
  const spaces = search
    .slice(0, g.players.length)
    .filter((name) => starred.includes(name))
    .map((name) => tablesOf(g).spaceNamed(name));
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
  for (const space of spaces) {
    const isUnique = offer.word === 'space' && offer.space === space;
    makePiece(g, isUnique ? UNIQUE_TOKEN : SEARCH_TOKEN, FACEDOWN[g.overlord]!, { at: space }, true);
  }
}
