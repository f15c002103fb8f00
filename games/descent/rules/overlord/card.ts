import { type Ability, head, idFor, inOrder, printed } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { CardDefinition, Play } from '../definitions.ts';
import { chooses, type GameEffect } from '../effects/on-figures.ts';
import type { Whom } from '../effects/whom.ts';
import type { Descent } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { EventName, Events } from '../windows/names.ts';
import { discardCard } from './deck.ts';

/** When an Overlord card can be played: how that is said, at which event, and whether this is such an occurrence. */
export interface Moment<E extends EventName = EventName> {
  readonly text: Text;
  readonly at: E;
  when?(g: Descent, event: Events[E]): boolean;
}

export const moment = <E extends EventName>(
  text: Text,
  at: E,
  when?: (g: Descent, event: Events[E]) => boolean,
): Moment<E> => ({ text, at, ...(when && { when }) });

/** An Overlord card as it is written. */
export interface WrittenCard {
  readonly name: string;
  readonly traits: readonly ('Event' | 'Magic' | 'Trap')[];
  readonly copies?: number;
  readonly xp?: number;
  /** When it is played; several moments if it can be played at any of them. */
  // biome-ignore lint/suspicious/noExplicitAny: each moment knows its own event.
  readonly when?: readonly Moment<any>[];
  /** Whom it is played on. */
  readonly on?: Whom;
  readonly does?: GameEffect;
  /** What it says as long as it stays in play; a card without it is discarded when it is resolved. */
  readonly stays?: readonly Ability[];
  /**
   * It is a Summon card: it lies before the overlord from the moment it is bought, and is no part of his
   * deck.
   */
  readonly servants?: true;
}

/** The cards of an Overlord deck. */
export const overlordDeck = (deck: string, cards: readonly WrittenCard[]): readonly CardDefinition[] =>
  cards.map(({ name, traits, copies = 1, xp = 0, when = [], on, does, stays, servants }) => {
    const effect = does && on ? inOrder(chooses(notYet(on)), does) : does;
    return {
      ...head({ id: `${idFor(deck)}-${idFor(name)}`, name }),
      kind: 'card',
      deck,
      back: 'overlord',
      traits,
      copies,
      xp,
      stays: stays !== undefined,
      ...(servants && { servants }),
      aimed: on !== undefined,
      plays: effect ? when.map((one): Play => ({ at: one.at, when: one.when, effect })) : [],
      ...printed([
        ...(effect
          ? [
              {
                text: played(
                  when.map(({ text }) => text),
                  effect,
                ),
              },
            ]
          : []),
        ...(stays ?? []),
      ]),
    };
  });

/** Two cards of one name do not hit the same figure in answer to one occurrence. [D2-OVCARD-18] */
const notYet = (whom: Whom): Whom => ({
  ...whom,
  of: (g, c) => whom.of(g, c).filter(({ id }) => !c.hit?.includes(id)),
});

const played = (moments: readonly Text[], effect: GameEffect): Text => [
  'd2.play',
  { when: { list: moments, join: 'or' }, effect: nested(effect.text) },
];

/** A card that has stayed in play is discarded. */
export function leavesPlay(at: 'roundEnds'): Ability {
  const leaves: Answer<typeof at> = { run: (g, me) => discardCard(g, me), anyOrder: true };
  return { text: `d2.leaves-play.${at}`, on: { [at]: leaves } };
}

export const overlordCardTexts: { readonly [key: string]: string } = {
  'd2.leaves-play.roundEnds': 'Discard this card at the end of the round',
};
