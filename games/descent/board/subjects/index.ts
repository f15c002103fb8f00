import type { Subject } from '@questwright/board-kit/art';
import { allies } from './allies.ts';
import { classes } from './classes.ts';
import { conditions } from './conditions.ts';
import { events } from './events.ts';
import { items } from './items.ts';
import { keptEvents } from './kept-events.ts';
import { laterCards } from './later.ts';
import { overlordCards } from './overlord.ts';
import { people } from './people.ts';
import { plots } from './plots.ts';
import { quests } from './quests.ts';
import { rumors } from './rumors.ts';
import { secretRooms } from './secret-rooms.ts';
import { skills } from './skills.ts';

/** What every card shows, by its id; monsters and lieutenants of all ranks and acts share one. */
export const subjects: { readonly [id: string]: Subject } = {
  ...people,
  ...allies,
  ...items,
  ...skills,
  ...secretRooms,
  ...overlordCards,
  ...rumors,
  ...plots,
  ...conditions,
  ...laterCards,
  ...keptEvents,
  ...classes,
  ...quests,
  ...events,
};
