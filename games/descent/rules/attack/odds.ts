import type { Arms, Surge } from '../armament.ts';
import { FACES } from '../dice/faces.ts';
import type { Colour } from '../things.ts';

/** How likely an attack deals each amount of damage, from 0 up. */
export type Odds = readonly number[];

/** What the attack dice show together, and how likely that is. */
interface Throw {
  readonly range: number;
  readonly damage: number;
  readonly surges: number;
  readonly chance: number;
}

const throws = new Map<string, readonly Throw[]>();
const shields = new Map<string, readonly number[]>();
const known = new WeakMap<Arms, Map<string, Odds>>();

/**
 * The odds of an attack with these arms against a figure with these defence dice, so many spaces away. Surges are spent on
 * the range that is missing, then on damage, then on Pierce; what abilities and cards add is left out.
 */
export function oddsOf(arms: Arms, defence: readonly Colour[], distance: number): Odds {
  let some = known.get(arms);
  if (!some) known.set(arms, (some = new Map()));
  const key = `${arms.type === 'melee' ? 0 : distance} ${defence.join()}`;
  let odds = some.get(key);
  if (!odds) some.set(key, (odds = work(arms, defence, arms.type === 'melee' ? 0 : distance)));
  return odds;
}

/** Whether any roll of an attack with these arms reaches so far, surges for range included. */
export const couldReach = (arms: Arms, distance: number): boolean =>
  arms.type === 'melee' ||
  throwsOf(arms.dice).some(
    ({ range, damage, surges }) =>
      damage !== MISSED && spend(arms, surges, Math.max(0, distance - range)) !== null,
  );

/** The damage to expect of an attack on a figure with so much Health left, and how likely it is defeated. */
export function harmOf(odds: Odds, health: number): { readonly mean: number; readonly kill: number } {
  let mean = 0;
  let kill = 0;
  for (let n = 1; n < odds.length; n++) {
    mean += odds[n]! * Math.min(n, health);
    if (n >= health) kill += odds[n]!;
  }
  return { mean, kill };
}

function work(arms: Arms, defence: readonly Colour[], distance: number): Odds {
  const found: number[] = [0];
  for (const { range, damage, surges, chance } of throwsOf(arms.dice)) {
    const spent = spend(arms, surges, Math.max(0, distance - range));
    if (!spent) {
      found[0]! += chance;
      continue;
    }
    for (const [shield, odds] of shieldsOf(defence).entries()) {
      const dealt = Math.max(0, damage + spent.damage - Math.max(0, shield - arms.pierce - spent.pierce));
      found[dealt] = (found[dealt] ?? 0) + chance * odds;
    }
  }
  return Array.from(found, (chance) => chance ?? 0);
}

/** What surges bring; null when the range stays too short. */
function spend(
  { surges: abilities, type }: Arms,
  surges: number,
  missing: number,
): { readonly damage: number; readonly pierce: number } | null {
  let [left, lacking, damage, pierce] = [surges, type === 'ranged' ? missing : 0, 0, 0];
  const open = [...abilities];
  const use = (worth: (surge: Surge) => number): Surge | undefined => {
    const best = open
      .filter((surge) => surge.cost <= left && worth(surge) > 0)
      .sort((a, b) => worth(b) / b.cost - worth(a) / a.cost)[0];
    if (!best) return undefined;
    open.splice(open.indexOf(best), 1);
    left -= best.cost;
    damage += best.damage ?? 0;
    pierce += best.pierce ?? 0;
    lacking -= best.range ?? 0;
    return best;
  };
  while (lacking > 0) if (!use(({ range = 0 }) => range)) return null;
  while (use(({ damage: more = 0, pierce: through = 0 }) => more + 0.7 * through));
  return { damage, pierce };
}

function throwsOf(dice: readonly Colour[]): readonly Throw[] {
  const key = dice.join();
  let found = throws.get(key);
  if (!found) throws.set(key, (found = rollAll(dice)));
  return found;
}

/** What is dealt by a miss: nothing, whatever is added. */
const MISSED = Number.NEGATIVE_INFINITY;

function rollAll(dice: readonly Colour[]): Throw[] {
  let all: Throw[] = [{ range: 0, damage: 0, surges: 0, chance: 1 }];
  let missed = 0;
  for (const colour of dice) {
    const next: Throw[] = [];
    for (const one of all)
      for (const face of FACES[colour]) {
        const chance = one.chance / 6;
        if (face.miss) missed += chance;
        else
          next.push({
            range: one.range + face.range,
            damage: one.damage + face.damage,
            surges: one.surges + face.surge,
            chance,
          });
      }
    all = next;
  }
  return [...all, { range: 0, damage: MISSED, surges: 0, chance: missed }];
}

function shieldsOf(defence: readonly Colour[]): readonly number[] {
  const key = defence.join();
  let found = shields.get(key);
  if (!found) {
    found = defence.reduce<readonly number[]>(
      (sums, colour) => {
        const next: number[] = [];
        for (const [n, chance] of sums.entries())
          for (const { shield } of FACES[colour]) next[n + shield] = (next[n + shield] ?? 0) + chance / 6;
        return Array.from(next, (chance) => chance ?? 0);
      },
      [1],
    );
    shields.set(key, found);
  }
  return found;
}
