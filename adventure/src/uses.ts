import {
  type As,
  isHeard,
  type Listening,
  listening,
  nested,
  type Rule,
  resolveAbility,
  type State,
  type Text,
} from '@questwright/kernel';
import { USE, type Use } from './abilities.ts';

const events: Record<string, string> = {};
const eventAt = (moment: string): string => (events[moment] ??= `${USE}${moment}`);

/** Whether there is anything in play that somebody could use at a moment. */
export const canUse = (g: State, moment: string): boolean => isHeard(g, eventAt(moment));

/** What a seat may use now. */
export const usableAt = (g: State, moment: string, seat: number): readonly Listening[] =>
  listening<Use>(g, eventAt(moment), { seat });

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
