import { usePreview, WayLine } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { TERRAIN_BITS } from '../../rules/map/hexes.ts';
import { reach } from '../../rules/map/reach.ts';
import type { HexOffer } from '../../rules/offers.ts';
import { BIT } from '../../rules/terrain.ts';
import { openOf } from '../sight.ts';
import { centreOf, VIEW_BOX } from './geometry.ts';

/** The way to the hex that is pointed at, as the dice that it would spend pay for it. */
export function PathPreview({ view }: { view: View }) {
  const option = usePreview();
  const { hex, dice } = option?.about ?? {};
  if (typeof hex !== 'number') return null;
  const path = wayTo(view, hex, typeof dice === 'number' ? dice : 0);
  if (path.length < 2) return null;
  return (
    <svg className="rb-path" viewBox={VIEW_BOX} aria-hidden="true">
      <WayLine points={path.map(centreOf)} />
    </svg>
  );
}

/**
 * The hexes from the roller's to another, by the plain rules of movement. Cards may allow other ways: then no
 * way is found for these dice, and the straight line from hex to hex is shown.
 */
export function wayTo(view: View, hex: number, dice: number): number[] {
  const { roll, heroes, active, zombies } = openOf(view);
  const from = heroes[roll?.seat ?? active]?.at ?? -1;
  if (from < 0 || from === hex) return [];
  if (!roll || dice === 0) return [from, hex];
  const ways = {
    bits: (to: number) => TERRAIN_BITS[to]!,
    river: BIT.water,
    stops: (to: number) => zombies.includes(to),
  };
  const found = reach(from, roll.faces, roll.spent, ways).find((offer) => offer.hex === hex);
  if (!found || found.dice !== dice) return [from, hex];
  const path: number[] = [];
  for (let step: HexOffer | null = found; step; step = step.before) path.unshift(step.hex);
  return [from, ...path];
}
