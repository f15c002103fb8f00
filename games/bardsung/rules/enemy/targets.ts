import type { Preference } from '../definitions.ts';
import { type Distances, distancesFrom, UNREACHED } from '../map/ways.ts';
import { byInitiative } from '../order/marching-order.ts';
import { enemiesIn, heroesIn, heroModels, woundsOf } from '../pieces.ts';
import { rangeOf } from '../profile.ts';
import type { Bardsung, Piece } from '../state.ts';

/** Which heroes fit what an entry asks for. */
const FITS: {
  readonly [whom in Preference]: (
    g: Bardsung,
    enemy: Piece,
    heroes: readonly Piece[],
    far: Distances,
  ) => readonly Piece[];
} = {
  'in range': (g, enemy, heroes, far) => heroes.filter((hero) => far[hero.at]! <= rangeOf(g, enemy)),
  unengaged: (g, _, heroes) => heroes.filter((hero) => enemiesIn(g, hero.at).length === 0),
  engaged: (g, _, heroes) => heroes.filter((hero) => enemiesIn(g, hero.at).length > 0),
  closest: (_, __, heroes, far) => least(heroes, (hero) => far[hero.at]!),
  'most wounded': (g, _, heroes) => least(heroes, (hero) => -woundsOf(g, hero.seat).length),
  'last attacker': (_, enemy, heroes) => heroes.filter(({ seat }) => seat === enemy.foe),
  'fewest neighbours': (g, _, heroes) => least(heroes, (hero) => heroesIn(g, hero.at).length),
  'highest initiative': (_, __, heroes) => heroes,
};

function least(heroes: readonly Piece[], measure: (hero: Piece) => number): readonly Piece[] {
  const best = Math.min(...heroes.map(measure));
  return heroes.filter((hero) => measure(hero) === best);
}

/**
 * The hero that an entry is about, of those with whom it can be done; of several that fit, the one with the highest
 * initiative. Heroes to whom there is no open way are not there for an enemy.
 */
export function heroFor(
  g: Bardsung,
  enemy: Piece,
  whom: Preference,
  isPossible: (distance: number) => boolean,
): Piece | undefined {
  const far = distancesFrom(g, enemy.at);
  const heroes = heroModels(g).filter(({ at }) => far[at] !== UNREACHED && isPossible(far[at]!));
  if (heroes.length === 0) return undefined;
  const fitting = FITS[whom](g, enemy, heroes, far);
  return fitting.length > 1 ? byInitiative(g, fitting)[0] : fitting[0];
}
