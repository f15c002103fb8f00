import { move, NOTHING, type Rule } from '@questwright/kernel';
import { placeAlly } from '../allies/join.ts';
import { hasOverlord } from '../figures/sides.ts';
import { CLOSED, tablesOf } from '../ground.ts';
import { heroFigure } from '../pieces.ts';
import { layTokens } from '../quest/contents.ts';
import { encounterOf, placeNamed } from '../quest/encounter.ts';
import { closeParts } from '../quest/parts.ts';
import { putOn } from '../quest/placement.ts';
import type { Descent } from '../state.ts';
import { isKnockedOut } from '../turn/stand-up.ts';
import { AWAY } from '../zones.ts';

/** Step 2: the map of the encounter is built, with its doors closed and its tokens on it, but for the parts that open later. */
export function buildMap(g: Descent): Rule {
  const encounter = encounterOf(g);
  const { map, search, starred } = encounter;
  g.map = map().drawing;
  g.doors = tablesOf(g).objects.map(() => CLOSED);
  closeParts(g);
  const names = hasOverlord(g) || encounter.parts.length === 0 ? search.slice(0, g.players.length) : search;
  layTokens(
    g,
    encounter,
    names.filter((name) => !starred.includes(name)),
  );
  return NOTHING;
}

/** Heroes who are dealt stand in the first stage as monsters are placed. [D2-SETUP-34] */
const isFirstOfDealt = (g: Descent): boolean => g.dealt === true && g.legend?.delve?.resolved === 0;

/**
 * Step 10: each hero's player puts the figure where the quest says; for a hero who is still knocked out it is
 * the hero token. An ally comes after them.
 */
export function* placeHeroes(g: Descent): Rule {
  const place = placeNamed(g, encounterOf(g).heroes);
  for (const [hero, seat] of g.players.entries()) {
    const figure = heroFigure(g, hero);
    const isOut = isKnockedOut(g, figure);
    yield* putOn(g, figure, place, isFirstOfDealt(g) ? g.overlord : seat);
    if (isOut) move(g, figure, AWAY);
  }
  yield* placeAlly(g);
}
