import { note } from '@questwright/adventure';
import { move, NOTHING, nested, type Rule } from '@questwright/kernel';
import { placeAlly } from '../allies/join.ts';
import { CLOSED, tablesOf } from '../ground.ts';
import { putObjective } from '../objectives/objective.ts';
import { heroFigure, makePiece } from '../pieces.ts';
import { encounterOf, placeNamed } from '../quest/encounter.ts';
import { MARK } from '../quest/marks.ts';
import { putOn } from '../quest/placement.ts';
import { SEARCH_TOKEN } from '../search/search.ts';
import type { Descent } from '../state.ts';
import { isKnockedOut } from '../turn/stand-up.ts';
import { AWAY } from '../zones.ts';

/** Step 2: the map of the encounter is built, with its doors closed and its search tokens on it. */
export function buildMap(g: Descent): Rule {
  const { map, search, starred, marks, objectives, story } = encounterOf(g);
  g.map = map().drawing;
  g.doors = tablesOf(g).objects.map(() => CLOSED);
  for (const name of search.slice(0, g.players.length))
    if (!starred.includes(name)) makePiece(g, SEARCH_TOKEN, 'tokens', { at: tablesOf(g).spaceNamed(name) });
  for (const [label, spaces] of Object.entries(marks))
    for (const name of spaces) makePiece(g, MARK, 'tokens', { at: tablesOf(g).spaceNamed(name), label });
  for (const { colour, space } of objectives) putObjective(g, colour, tablesOf(g).spaceNamed(space));
  note(g, 'd2.log.story', { text: nested(story) }, 'D2-SETUP-03');
  return NOTHING;
}

/** Step 10: each hero's player puts the figure where the quest says; of who is still knocked out it is the hero token. An ally comes after them. */
export function* placeHeroes(g: Descent): Rule {
  const place = placeNamed(g, encounterOf(g).heroes);
  for (const [hero, seat] of g.players.entries()) {
    const figure = heroFigure(g, hero);
    const isOut = isKnockedOut(g, figure);
    yield* putOn(g, figure, place, seat);
    if (isOut) move(g, figure, AWAY);
  }
  yield* placeAlly(g);
}
