import { does, note, tell } from '@questwright/adventure';
import type { Context } from '../context.ts';
import type { BardEffect, Terrain } from '../definitions.ts';
import { putIn } from '../displace.ts';
import { placeEnemies } from '../explore/furnish.ts';
import { distancesFrom, zonesNextTo } from '../map/ways.ts';
import { initiativeCard } from '../order/marching-order.ts';
import { bring, enemiesOnMat, hasTerrain, isOnTheMat } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';
import { arrive } from '../terrain/enter.ts';

/** A token comes into the zone of the target, or of whoever does it where nobody is attacked. */
export const lays = (terrain: Terrain): BardEffect => {
  const zoneFor = ({ target, attacker }: Context): number => (target ?? attacker)?.at ?? -1;
  return does<Bardsung, Context>(
    ['bs.effect.lays', { terrain }],
    (g, c) => {
      const at = zoneFor(c);
      if (at < 0 || hasTerrain(g, at, terrain)) return;
      note(g, 'bs.log.terrain-comes', { terrain: bring(g, terrain, 'terrain', { at }) }, 'BS-TERRAIN-29');
    },
    (g, c) => zoneFor(c) >= 0 && !hasTerrain(g, zoneFor(c), terrain),
  );
};

/** The target comes one zone nearer. */
export const pull: BardEffect = does<Bardsung, Context>(
  'bs.effect.pull',
  function* (g, { target, attacker }) {
    const at = target && attacker && zoneNearer(g, target, attacker);
    if (!target || at === null || at === undefined) return;
    const from = target.at;
    putIn(g, target, at);
    note(g, 'bs.log.pulled', { model: target }, 'BS-EFFECT-20');
    yield* tell(g, 'pushed', { model: target, from });
    yield* arrive(g, target, 'pushed');
  },
  (g, { target, attacker }) =>
    target !== null && attacker !== null && zoneNearer(g, target, attacker) !== null,
);

function zoneNearer(g: Bardsung, target: Piece, attacker: Piece): number | null {
  if (!isOnTheMat(g, target)) return null;
  const far = distancesFrom(g, attacker.at);
  return zonesNextTo(g, target.at).find((at) => far[at]! < far[target.at]!) ?? null;
}

/** Another of the enemy's kind comes into its zone, while there are fewer of them than heroes. */
export const reform: BardEffect = does<Bardsung, Context>(
  'bs.effect.reform',
  (g, { attacker }) => {
    if (attacker) placeEnemies(g, attacker.def, 1, attacker.at);
  },
  (g, { attacker }) =>
    attacker !== null && enemiesOnMat(g).filter(({ def }) => def === attacker.def).length < g.seats,
);

/** One enemy of a kind for every two heroes comes into the zone of the enemy that acts, unless many are there. */
export const summons = (enemy: string, name: string): BardEffect =>
  does<Bardsung, Context>(
    ['bs.effect.summons', { name }],
    (g, { attacker }) => {
      if (attacker) placeEnemies(g, enemy, Math.ceil(g.seats / 2), attacker.at);
    },
    (g, { attacker }) =>
      attacker !== null && enemiesOnMat(g).filter(({ def }) => def === enemy).length < g.seats,
  );

/** One more of the kind of enemy of the lowest initiative comes to where the first of them stands. */
export const latecomer: BardEffect = does<Bardsung, Context>(
  'bs.effect.latecomer',
  (g) => {
    const first = lowestEnemy(g);
    if (first) placeEnemies(g, first.def, 1, first.at);
  },
  (g) => lowestEnemy(g) !== undefined,
);

function lowestEnemy(g: Bardsung): Piece | undefined {
  for (let i = g.order.length - 1; i >= 0; i--) {
    const card = initiativeCard(g, g.order[i]!);
    if (card.seat < 0) return enemiesOnMat(g).find(({ def }) => def === card.def);
  }
  return undefined;
}
