import { harmOf, oddsOf } from '../rules/attack/odds.ts';
import { type Weapon, weaponsOf } from '../rules/attack/sources.ts';
import { mayAttack } from '../rules/attack/targets.ts';
import { figureDef } from '../rules/catalogue.ts';
import {
  defenceOf,
  healthOf,
  remainingHealth,
  speedOf,
  staminaOf,
} from '../rules/figures/characteristics.ts';
import { isHero } from '../rules/figures/sides.ts';
import { blockingSight, closedObjects, groundAt, isInPit, spacesOf, tablesOf } from '../rules/ground.ts';
import { distancesOf } from '../rules/map/count.ts';
import { sees } from '../rules/map/sight.ts';
import { isOf, LAVA, PIT } from '../rules/map/terrain.ts';
import { isHeld, isShrunk } from '../rules/move/base.ts';
import { pointsIn } from '../rules/move/pool.ts';
import { pointsToStop } from '../rules/move/walk.ts';
import { onMap } from '../rules/pieces.ts';
import type { Activation, Colour, Descent, Figure } from '../rules/state.ts';
import { type Surroundings, standsWell, surroundingsOf } from './standing.ts';
import { awayFrom, TREASURE, treasureNear, treasuresFor } from './treasure.ts';
import { isLeftAsleep, worthOf } from './worth.ts';

/** What a figure means to do with the rest of its activation. */
export interface Plan {
  /** How good it would be, against doing nothing. */
  readonly worth: number;
  /** What comes first. */
  readonly first: 'attack' | 'search' | 'walk' | 'end';
  /** The space to walk to, and the points that it takes beyond those at hand. */
  readonly to: number;
  readonly points: number;
}

/** What a figure does with its actions where it stands. */
interface Deeds {
  readonly worth: number;
  readonly first: 'attack' | 'search' | null;
}

interface Enemy {
  readonly spaces: readonly number[];
  readonly inPit: boolean;
  readonly left: number;
  readonly defence: readonly Colour[];
  /** What the last point of its health is worth, and what each point is. */
  readonly fall: number;
  readonly point: number;
}

/** A point of fatigue is worth so much less than what it brings. */
const FATIGUE = 0.35;
/** An action for which there is no use is still worth a little: things turn up. */
const IDLE = 0.05;
const MOST_FATIGUE = 3;

/** Plans the rest of an activation: where to go, and whether to attack before it, after it or not at all. */
export function planFor(g: Descent, figure: Figure, act: Activation | null): Plan {
  const { actions = 2, attacks = isHero(g, figure) ? 2 : 1, moves = 2 } = act ?? {};
  const scene = new Scene(g, figure);
  const here = scene.spaceOf();
  const at = (to: number, from: Figure | null, left: number): Deeds => scene.deeds(to, from, attacks, left);
  let best: Plan = { worth: scene.stands(here), first: 'end', to: here, points: 0 };
  const consider = (plan: Plan): void => {
    if (plan.worth > best.worth) best = plan;
  };
  const points = act ? pointsIn(act) : 0;
  scene.look(points + Math.min(actions, moves) * scene.speed + MOST_FATIGUE);
  const isStuck = isHeld(g, figure);
  for (let walks = 0; walks <= Math.min(actions, moves); walks++) {
    const left = actions - walks;
    const now = at(here, figure, left);
    if (now.first !== null && !isShrunk(g, figure)) {
      const after =
        walks === 0 ? { to: here, n: scene.stands(here) } : scene.bestEnd(points + walks * scene.speed);
      consider({ worth: now.worth + after.n, first: now.first, to: after.to, points: 0 });
    }
    if (isStuck) continue;
    for (const [tired, reach] of scene.reaches(points + walks * scene.speed, act?.own !== false)) {
      const missing = reach - points;
      for (const to of scene.stops) {
        if (to === here || !scene.isWithin(to, reach)) continue;
        const worth = at(to, null, left).worth + scene.stands(to) - FATIGUE * tired;
        if (worth > best.worth) consider({ worth, first: 'walk', to, points: Math.max(0, missing) });
      }
    }
  }
  return best;
}

/** Where nobody goes of his own will. */
export const isRisky = (g: Descent, space: number): boolean => {
  const ground = groundAt(g, space);
  return isOf(ground, PIT) || isOf(ground, LAVA);
};

/** The best blow that a figure can strike from where it is, and with what. */
export function bestBlow(g: Descent, figure: Figure, weapons = weaponsOf(g, figure)): Weapon | null {
  const scene = new Scene(g, figure, weapons);
  let [best, most]: [Weapon | null, number] = [null, 0];
  for (const weapon of weapons) {
    const n = scene.strikeWith(weapon, spacesOf(g, figure));
    if (n > most) [best, most] = [weapon, n];
  }
  return best;
}

/** What an attack on a figure would bring. */
export const blowOn = (
  g: Descent,
  attacker: Figure,
  weapon: Weapon,
  target: Figure,
  distance: number,
): number => new Scene(g, attacker, [weapon]).gain(weapon, enemyOf(g, target), distance);

function enemyOf(g: Descent, figure: Figure): Enemy {
  const all = Math.abs(worthOf(g, figure));
  const left = Math.max(1, remainingHealth(g, figure));
  const point = isHero(g, figure) ? 0.7 : all / (left + 3);
  return {
    spaces: spacesOf(g, figure),
    inPit: isInPit(g, figure),
    left: Math.max(1, healthOf(g, figure) - figure.damage),
    defence: defenceOf(g, figure),
    point,
    fall: Math.max(0, all - point * left) + (isHero(g, figure) ? 2 : 0),
  };
}

/** The map as a figure sees it that plans its activation. */
class Scene {
  readonly #g: Descent;
  readonly #figure: Figure;
  readonly #around: Surroundings;
  readonly #weapons: readonly Weapon[];
  readonly #enemies: readonly Enemy[];
  readonly #distances: Uint8Array;
  readonly #treasures: readonly number[];
  readonly #strikes: Float64Array;
  readonly #standings: Float64Array;
  #spent: Uint8Array | null = null;
  #blocking: Uint32Array | null = null;
  readonly speed: number;
  /** Where the figure can stop at all, as far as it has looked. */
  stops: readonly number[] = [];

  constructor(g: Descent, figure: Figure, weapons = weaponsOf(g, figure)) {
    this.#g = g;
    this.#figure = figure;
    this.#weapons = weapons;
    this.#treasures = treasuresFor(g, figure);
    this.#around = surroundingsOf(g, figure);
    this.#enemies = onMap(g)
      .filter(
        (other) =>
          figureDef(g, other).door === null && mayAttack(g, figure, other) && !isLeftAsleep(g, other),
      )
      .map((other) => enemyOf(g, other));
    const { count } = tablesOf(g);
    this.#strikes = new Float64Array(count).fill(UNKNOWN);
    this.#standings = new Float64Array(count).fill(UNKNOWN);
    this.#distances = distancesOf(tablesOf(g), closedObjects(g));
    this.speed = speedOf(g, figure);
  }

  spaceOf(): number {
    return spacesOf(this.#g, this.#figure)[0]!;
  }

  stands(space: number): number {
    if (this.#standings[space] === UNKNOWN)
      this.#standings[space] =
        standsWell(this.#g, space, this.#around) - TREASURE.step * awayFrom(this.#g, space, this.#treasures);
    return this.#standings[space]!;
  }

  /** Looks where a walk of so many points could lead. */
  look(points: number): void {
    const spent = pointsToStop(this.#g, this.#figure, spacesOf(this.#g, this.#figure), points);
    const stops: number[] = [];
    for (let space = 0; space < spent.length; space++)
      if (spent[space]! <= points && !isRisky(this.#g, space)) stops.push(space);
    this.#spent = spent;
    this.stops = stops;
  }

  /** Whether a walk of so many points leads to a space. */
  isWithin(space: number, points: number): boolean {
    return points > 0 && this.#spent![space]! <= points;
  }

  /** How far the points lead, without fatigue and with it. */
  reaches(points: number, isOwn: boolean): (readonly [tired: number, reach: number])[] {
    const { fatigue } = this.#figure;
    const room =
      isOwn && isHero(this.#g, this.#figure) ? (staminaOf(this.#g, this.#figure) ?? 0) - fatigue : 0;
    const most = Math.min(MOST_FATIGUE, room);
    return most > 0
      ? [
          [0, points],
          [most > 1 ? 2 : 1, points + (most > 1 ? 2 : 1)],
        ]
      : [[0, points]];
  }

  bestEnd(points: number): { readonly to: number; readonly n: number } {
    const here = this.spaceOf();
    let best = { to: here, n: this.stands(here) };
    for (const to of this.stops) {
      if (!this.isWithin(to, points)) continue;
      const n = this.stands(to);
      if (n > best.n) best = { to, n };
    }
    return best;
  }

  /** What so many actions in a space would bring, of which some may be attacks: first whatever is worth more. */
  deeds(space: number, from: Figure | null, attacks: number, actions: number): Deeds {
    const most = Math.min(attacks, actions);
    const strike = most > 0 ? Math.max(0, this.strike(space, from)) : 0;
    const tokens = treasureNear(this.#g, this.#treasures, space);
    const isSearchFirst = TREASURE.worth > strike;
    const searches = Math.min(tokens, isSearchFirst ? actions : actions - most);
    const blows = Math.min(most, actions - searches);
    const idle = IDLE * (actions - searches - blows);
    const first =
      searches > 0 && (isSearchFirst || blows === 0) ? 'search' : strike > 0 && blows > 0 ? 'attack' : null;
    return { worth: blows * strike + searches * TREASURE.worth + idle, first };
  }

  /** What the best attack from a space would bring. */
  strike(space: number, from: Figure | null): number {
    if (!from && this.#strikes[space] !== UNKNOWN) return this.#strikes[space]!;
    const spaces = from ? spacesOf(this.#g, from) : tablesOf(this.#g).alone[space]!;
    let most = 0;
    for (const weapon of this.#weapons) most = Math.max(most, this.strikeWith(weapon, spaces));
    if (!from) this.#strikes[space] = most;
    return most;
  }

  strikeWith(weapon: Weapon, from: readonly number[]): number {
    let most = 0;
    for (const enemy of this.#enemies) {
      const distance = this.#distanceTo(enemy, from, weapon);
      if (distance > 0) most = Math.max(most, this.gain(weapon, enemy, distance));
    }
    return most;
  }

  /** How far away an enemy is that a weapon can target from there; 0 for one that it cannot. */
  #distanceTo({ spaces, inPit }: Enemy, from: readonly number[], { arms }: Weapon): number {
    const g = this.#g;
    const tables = tablesOf(g);
    const most = arms.type === 'melee' ? arms.reach : MOST_RANGE;
    for (const space of spaces) {
      let least = 255;
      for (const own of from) least = Math.min(least, this.#distances[tables.count * own + space]!);
      if (least > most) continue;
      this.#blocking ??= blockingSight(g, [this.#figure]);
      if (sees(tables, from, space, this.#blocking, { inPit })) return least;
    }
    return 0;
  }

  gain(weapon: Weapon, { left, defence, point, fall }: Enemy, distance: number): number {
    const { mean, kill } = harmOf(oddsOf(weapon.arms, defence, distance), left);
    return point * mean + fall * kill;
  }
}

const MOST_RANGE = 12;
const UNKNOWN = Number.NEGATIVE_INFINITY;
