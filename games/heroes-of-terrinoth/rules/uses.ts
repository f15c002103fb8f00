import { type As, isHeard, type Listening, listening, type Rule, resolveAbility } from '@questwright/kernel';
import type { Terrinoth } from './state.ts';
import { seatOfZone } from './zones.ts';

/** The moments at which the acting hero may use what says so: items, own abilities, the place, the quest. */
export type Moment = 'activation' | 'beforeRoll' | 'afterRoll';

/** The name of the event under which the kernel keeps what can be used at a moment. */
export const USE = {
  activation: 'use:activation',
  beforeRoll: 'use:beforeRoll',
  afterRoll: 'use:afterRoll',
} as const;

export interface UseEvent {
  readonly seat: number;
}

/** Whether there is anything in play that somebody could use at a moment. */
export const canUse = (g: Terrinoth, moment: Moment): boolean => isHeard(g, USE[moment]);

/** What a hero may use now: what lies in their own play area, and what belongs to nobody. */
export function usable(g: Terrinoth, moment: Moment, seat: number): readonly Listening[] {
  return listening<UseEvent>(g, USE[moment], { seat });
}

export function* useNow(g: Terrinoth, ability: Listening, seat: number): Rule {
  yield* resolveAbility<UseEvent>(g, ability, { seat });
}

export const isOwnOrShared = (zone: string, seat: number): boolean => {
  const owner = seatOfZone(zone);
  return owner === null || owner === seat;
};

export const asUse: As<Listening> = {
  id: ({ card }) => `use:${card.id}`,
  text: ({ name, listener }) => ['ht.use', { card: name, effect: textArg(listener.text) }],
  about: ({ card }) => ({ card: card.id }),
};

const textArg = (text: Listening['listener']['text']) =>
  text === undefined ? '' : typeof text === 'string' ? ([text] as const) : text;

export const isUse = (thing: unknown): thing is Listening =>
  typeof thing === 'object' && thing !== null && 'listener' in thing;
