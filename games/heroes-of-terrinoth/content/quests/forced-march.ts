import { isAllowed, pieces } from '@questwright/adventure';
import { special } from '../../rules/effects/index.ts';
import { living } from '../../rules/heroes.ts';
import { activeLocation, explorationValue } from '../../rules/locations.ts';
import { travel } from '../../rules/phases/travel.ts';
import type { Terrinoth } from '../../rules/state.ts';
import { sufferWounds } from '../../rules/wounds.ts';

const MAY_LACK = 3;
const PRICE = 2;

function lacking(g: Terrinoth): number {
  const location = activeLocation(g);
  return location ? explorationValue(g, location) - location.progress : 0;
}

/** A way to leave before the location is fully explored. */
export const forcedMarch = special(['ht.own.forced-march', { missing: MAY_LACK, n: PRICE }], {
  *run(g) {
    for (const seat of living(g)) yield* sufferWounds(g, seat, PRICE, 'effect');
    yield* travel(g);
  },
  can: (g) =>
    pieces(g, 'location-deck').length > 0 &&
    lacking(g) > 0 &&
    lacking(g) <= MAY_LACK &&
    isAllowed(g, 'travel', null),
});
