import { does } from '@questwright/adventure';
import { chooseOne, move, nested, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { loseEverything } from '../figures/lose.ts';
import { closestEmpty } from '../figures/return.ts';
import { asOffer, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { canStop } from '../move/base.ts';
import { arrive } from '../move/place.ts';
import { awayFigures, defeatedFigures, makePiece, onMap } from '../pieces.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * Familiars that come onto the map. Each sort has so many tokens; one that is summoned while all of them are there is taken
 * off the map and placed anew, which is no defeat.
 */

interface Summoning {
  /** What players call it. */
  readonly name: string;
  /** How many spaces from its hero it is placed at most. */
  readonly within?: number;
}

/** "Put your familiar in an empty space near you." [D2-FAM-02] */
export const summons = (def: string, { name, within = 1 }: Summoning): GameEffect =>
  does(['d2.effect.summon', { name, n: within }], function* (g: Descent, { figure, seat }: Context): Rule {
    const familiar = takeUp(g, def, name, figure!.hero);
    yield* putNear(g, figure!, familiar, within, seat);
  });

/** "If your familiar is not on the map: …" */
export const unlessThere = (
  { def, name }: { readonly def: string; readonly name: string },
  effect: GameEffect,
): GameEffect =>
  does(['d2.effect.unless-there', { name, effect: nested(effect.text) }], (g: Descent, c: Context) =>
    onMap(g).some((one) => one.def === def && one.hero === c.figure?.hero) ? undefined : effect.run(g, c),
  );

/** The familiar as it comes: without what it had, and activated if it has been activated in this round. */
function takeUp(g: Descent, def: string, label: string, hero: number): Figure {
  const isIt = (one: Figure): boolean => one.def === def && one.hero === hero;
  const known = onMap(g).find(isIt) ?? defeatedFigures(g).find(isIt) ?? awayFigures(g).find(isIt);
  if (!known) return makePiece(g, def, AWAY, { hero, label });
  loseEverything(g, known);
  known.at = NONE;
  move(g, known, AWAY);
  return known;
}

/** In a space so near to its hero, or in the closest empty one where there is none. [D2-FAM-03] */
function* putNear(g: Descent, hero: Figure, familiar: Figure, n: number, seat: number): Rule {
  const from = spacesOf(g, hero);
  const near: number[] = [];
  for (let space = 0; space < tablesOf(g).count; space++) {
    const away = spacesApart(g, from, [space]);
    if (away > 0 && away <= n && canStop(g, familiar, space)) near.push(space);
  }
  const offer = yield* chooseOne<Offer>(g, {
    seat,
    topic: 'place',
    prompt: 'd2.ask.place',
    among: (near.length > 0 ? near : closestEmpty(g, [hero.at])).map((space) => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word === 'space') yield* arrive(g, familiar, offer.space);
}

export const summonTexts: { readonly [key: string]: string } = {
  'd2.effect.unless-there': 'if your {name} is not on the map, {effect}',
  'd2.effect.summon':
    'put your {name} in an empty space {n, plural, one {beside you} other {within # spaces}}',
};
