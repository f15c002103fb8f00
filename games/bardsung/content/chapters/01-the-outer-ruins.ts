import { encounterCard } from '../../rules/cards/dungeon.ts';
import type { EncounterDef } from '../../rules/definitions.ts';

/** What the runes stand for, with a count for each number of heroes. */
const brigands = { enemy: 'hobgoblin-brigand', count: [1, 2, 3, 3, 4] } as const;
const archers = { enemy: 'hobgoblin-archer', count: [1, 1, 2, 2, 3] } as const;
const bearer = { enemy: 'hobgoblin-standard-bearer', count: [1, 1, 1, 1, 2] } as const;

export const encounters: readonly EncounterDef[] = [
  encounterCard({
    id: '1a',
    name: 'The Fallen Gate',
    original: true,
    goal: 'crawl',
    layout: [{ def: 'r01', col: 1, row: 6, turn: 0 }],
    exit: 2,
    runes: {
      sun: brigands,
      moon: archers,
      star: bearer,
      flame: { terrain: 'firepit' },
      wave: { terrain: 'water' },
      tree: { terrain: 'rubble' },
    },
    wanderers: ['cave-stalker'],
  }),
];
