import type { Effect } from '@questwright/adventure';
import { changeCounter } from '../../rules/counters.ts';
import { special } from '../../rules/effects/index.ts';
import type { Terrinoth } from '../../rules/state.ts';

/** The villagers of Millbrook are trapped by the fire until they are saved or lost. */
const villagerIs = (fate: 'saved' | 'lost', text: string, harm: number): Effect<Terrinoth> =>
  special(text, {
    *run(g) {
      if (g.counters.trapped === 0) return;
      yield* changeCounter(g, 'trapped', -1);
      yield* changeCounter(g, fate, 1);
    },
    can: (g) => g.counters.trapped! > 0,
    harm: () => harm,
  });

export const leadOneOut = villagerIs('saved', 'ht.own.villager-saved', 0);
export const fireTakesOne = villagerIs('lost', 'ht.own.villager-lost', 4);
