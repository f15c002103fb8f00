import { changeCounter } from '../../rules/counters.ts';
import type { GameEffect } from '../../rules/definitions.ts';
import { special } from '../../rules/effects/index.ts';

/** The villagers of Millbrook are trapped by the fire until they are saved or lost. */
const villagerIs = (fate: 'saved' | 'lost', text: string, harm: number): GameEffect =>
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
