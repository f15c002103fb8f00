import type { Events } from '../events.ts';

export type { Events };
/** Every event is a window: things in play answer to it. */
export type EventName = keyof Events;
