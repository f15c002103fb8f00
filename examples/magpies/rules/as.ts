import type { As } from '@questwright/kernel';
import { defOf } from './define.ts';
import type { Magpies, Thing } from './state.ts';

/** Cards as options, by their name. */
export const asCard = (g: Magpies): As<Thing> => ({
  id: ({ id }) => `card:${id}`,
  text: ({ def }) => ['magpies.card', { card: defOf(g, def).name }],
  about: ({ id }) => ({ card: id }),
});

export const asSeat: As<number> = {
  id: (seat) => `seat:${seat}`,
  text: (seat) => ['magpies.seat', { seat: { seat } }],
  about: (seat) => ({ seat }),
};
