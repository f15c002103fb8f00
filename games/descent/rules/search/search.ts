import { note } from '@questwright/adventure';
import { move, type Rule, remove } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import { hasOverlord } from '../figures/sides.ts';
import { spaceName, spacesApart, spacesOf } from '../ground.ts';
import { searchDeck, tokensFaceDown, tokensOnMap } from '../pieces.ts';
import { thingAt } from '../quest/finds.ts';
import { type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { window } from '../windows/window.ts';
import { FOUND } from '../zones.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from './token.ts';

/** The search tokens within so many spaces of a figure; in its own space they are 0 away. */
export function tokensWithin(g: Descent, figure: Figure, n: number): Piece[] {
  const from = spacesOf(g, figure);
  const tokens = tokensOnMap(g).filter(
    ({ def, at }) => (def === SEARCH_TOKEN || def === UNIQUE_TOKEN) && at !== NONE,
  );
  const facedown = hasOverlord(g) ? tokensFaceDown(g, g.overlord) : [];
  return [...tokens, ...facedown].filter(({ at }) => spacesApart(g, from, [at]) <= n);
}

/**
 * A hero searches: the token is turned over and discarded, and gives the top Search card. The unique one gives none, but what
 * the quest says. Once begun a search is finished, whatever happens to the hero meanwhile.
 */
export function* search(g: Descent, figure: Figure, token: Piece): Rule {
  const { hero } = figure;
  note(g, 'd2.log.searches', { figure, space: spaceName(g, token.at) }, 'D2-SEARCH-01');
  yield* window(g, 'searching', { figure, token });
  const { at, def } = token;
  remove(g, token);
  if (g.legend?.delve) g.legend.delve.searched++;
  const thing = def === UNIQUE_TOKEN ? undefined : thingAt(g, at);
  const card = def === UNIQUE_TOKEN || thing !== undefined ? null : takeSearchCard(g, hero);
  if (thing !== undefined) {
    note(g, 'd2.log.finds-thing', { figure, thing }, 'D2-SEARCH-27');
    yield* window(g, 'thingFound', { figure, space: at, name: thing });
  }
  if (def === UNIQUE_TOKEN) {
    note(g, 'd2.log.finds-unique', { figure }, 'D2-SEARCH-07');
    yield* window(g, 'uniqueFound', { figure, space: at });
  }
  yield* window(g, 'searched', { figure, space: at });
  if (card) yield* window(g, 'found', { figure, card });
}

/** The hero takes the top Search card; there is none when the deck has run out, and it is not made anew. */
export function takeSearchCard(g: Descent, hero: number): Piece | null {
  const [card] = searchDeck(g);
  if (!card) return null;
  move(g, card, FOUND[hero]!);
  card.hero = hero;
  note(g, 'd2.log.finds', { card: defOf(g, card).name }, 'D2-SEARCH-05');
  return card;
}
