import type { Subject } from '@questwright/board-kit/art';

/** What cards of later boxes show of which rules speak that are played without an overlord. */
export const laterCards = {
  kobold: {
    who: { face: 'kobold', wears: 'rags', holds: 'spear', build: 'small', tint: 'rust' },
    where: 'tunnel',
    mood: 'dusk',
  },
} as const satisfies { readonly [id: string]: Subject };
