import {
  type Ability,
  type Condition,
  type Effect,
  head,
  printed,
  type Written,
} from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { Counter, PerilTrack, QuestSheetDef, Rating, Stack } from '../definitions.ts';
import type { Terrinoth } from '../state.ts';
import { threatText } from './printed.ts';

export interface QuestSheetCard extends Written {
  readonly rating: Rating;
  /** What it asks of the players, in one word: race, rescue, siege. */
  readonly task: string;
  /** The one that is suggested to newcomers. */
  readonly forNewcomers?: true;
  readonly nemesis: string | null;
  readonly nemesisDown?: true;
  readonly enemies: readonly Stack[];
  readonly locations: readonly Stack[];
  readonly exploration: readonly Stack[];
  readonly counters?: { readonly [id: string]: Counter };
  readonly aside?: readonly string[];
  readonly peril: PerilTrack;
  /** The quest's own rules. */
  readonly rules?: readonly Ability[];
  readonly threat?: Effect<Terrinoth>;
  readonly setUp?: Effect<Terrinoth>;
  readonly opening?: Effect<Terrinoth>;
  readonly victory: Condition<Terrinoth>;
  readonly defeat?: Condition<Terrinoth>;
  readonly story: QuestSheetDef['story'];
}

export function questSheet(card: QuestSheetCard): QuestSheetDef {
  const base = head(card);
  const rules = card.rules ?? [];
  return {
    ...base,
    kind: 'quest',
    rating: card.rating,
    task: card.task,
    forNewcomers: card.forNewcomers ?? false,
    nemesis: card.nemesis,
    nemesisDown: card.nemesisDown ?? false,
    enemies: card.enemies,
    locations: card.locations,
    exploration: card.exploration,
    counters: card.counters ?? {},
    aside: card.aside ?? [],
    peril: card.peril,
    threat: card.threat ?? null,
    setUp: card.setUp ?? null,
    opening: card.opening ?? null,
    victory: card.victory,
    defeat: card.defeat ?? null,
    story: card.story,
    ...printed(rules, textBefore(card), textAfter(card)),
  };
}

const textBefore = (card: QuestSheetCard): Text[] => [
  ...(card.setUp ? [['ht.quest.set-up', { effect: nested(card.setUp.text) }] as const] : []),
  ...(card.opening ? [['ht.quest.opening', { effect: nested(card.opening.text) }] as const] : []),
];

const textAfter = (card: QuestSheetCard): Text[] => [
  ...card.peril.effects.map(
    ({ colour, effect }): Text => [
      'ht.quest.peril',
      { colour: [`ht.colour.${colour}`], effect: nested(effect.text) },
    ],
  ),
  ...threatText(card.threat),
  ['ht.quest.victory', { condition: nested(card.victory.text) }],
  card.defeat ? ['ht.quest.defeat', { condition: nested(card.defeat.text) }] : 'ht.quest.defeat-all',
];
