import type { CampaignDef, Path } from '../definitions.ts';
import type { Icon } from './state.ts';

/** A way through the land: the places on it, and the icons that are met. */
export interface Way {
  readonly places: readonly string[];
  readonly icons: readonly Icon[];
}

/** The ways by connected paths from the place where journeys begin to another; none goes through a place twice. [D2-TRAVEL-06, D2-TRAVEL-07] */
export function waysTo({ start, paths }: Pick<CampaignDef, 'start' | 'paths'>, place: string): Way[] {
  const found: Way[] = [];
  const walk = (way: Way): void => {
    const here = way.places.at(-1)!;
    if (here === place) found.push(way);
    else
      for (const path of paths) {
        const to = otherEnd(path, here);
        if (to !== null && !way.places.includes(to))
          walk({ places: [...way.places, to], icons: [...way.icons, ...iconsFrom(path, here)] });
      }
  };
  walk({ places: [start], icons: [] });
  return found;
}

const otherEnd = ({ from, to }: Path, here: string): string | null =>
  from === here ? to : to === here ? from : null;

/** Whoever follows a path backwards meets its icons in the other order. */
const iconsFrom = ({ from, icons }: Path, here: string): readonly Icon[] =>
  from === here ? icons : [...icons].reverse();
