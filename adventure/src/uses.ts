import {
  type As,
  type Def,
  isHeard,
  isUsedUp,
  type Listening,
  listenersTo,
  listening,
  nested,
  type Rule,
  resolveAbility,
  type State,
  type Text,
  zoneOwner,
} from '@questwright/kernel';
import { type Hindrance, USE, type Usable, type Use } from './abilities.ts';

const events: Record<string, string> = {};
const eventAt = (moment: string): string => (events[moment] ??= `${USE}${moment}`);

/** The abilities of a card, or of an ability, that can be used at some moment. */
export const usesOf = <U extends Usable = Usable>({ on = {} }: Pick<Def, 'on'>): U[] => [
  ...new Set(Object.keys(on).flatMap((event) => (event.startsWith(USE) ? ([on[event]!].flat() as U[]) : []))),
];

/** Whether there is anything in play that somebody could use at a moment. */
export const canUse = (g: State, moment: string): boolean => isHeard(g, eventAt(moment));

/** What a seat may use now. */
export const usableAt = (g: State, moment: string, seat: number): readonly Listening[] =>
  listening<Use>(g, eventAt(moment), { seat });

/** An ability that a seat cannot use now, and what prevents it. */
export interface Unusable {
  readonly ability: Listening;
  readonly hindrance: Hindrance | 'used';
}

/** What a seat has and could use at a moment, if nothing prevented it. */
export function unusableAt(g: State, moment: string, seat: number): Unusable[] {
  const found: Unusable[] = [];
  for (const ability of listenersTo(g, eventAt(moment)) ?? []) {
    const { card, listener } = ability;
    if (zoneOwner(g, card.zone) !== seat) continue;
    const hindrance = isUsedUp(g, ability) ? 'used' : (listener as Usable).hindrance(g, card, { seat });
    if (hindrance !== null) found.push({ ability, hindrance });
  }
  return found;
}

/** Uses an ability that was offered. */
export function* useNow(g: State, ability: Listening, seat: number): Rule {
  yield* resolveAbility<Use>(g, ability, { seat });
}

export const asUse: As<Listening> = {
  id: ({ card, ability }) => {
    const place = ability.indexOf('/');
    return place < 0 ? `use:${card.id}` : `use:${card.id}${ability.slice(place)}`;
  },
  text: ({ name, listener }): Text => ['adventure.use', { card: name, effect: nested(listener.text ?? '') }],
  about: ({ card }) => ({ card: card.id }),
};

export const isUse = (thing: unknown): thing is Listening =>
  typeof thing === 'object' && thing !== null && 'listener' in thing;
