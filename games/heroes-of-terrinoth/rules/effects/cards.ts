import { type Ability, type Effect, head, printed, type Written } from '@questwright/adventure';
import type {
  ActivationDef,
  Archetype,
  ConditionDef,
  ExplorationEventDef,
  ExplorationSet,
  HeroDef,
  ItemDef,
  LocationDef,
  Rating,
} from '../definitions.ts';
import type { Terrinoth } from '../state.ts';
import { type ActionLine, isActionLine } from './actions.ts';
import { threatText } from './printed.ts';

export function hero(card: Written & { archetype: Archetype; health: number; ability: Ability }): HeroDef {
  const base = head(card);
  return {
    ...base,
    kind: 'hero',
    back: 'hero',
    archetype: card.archetype,
    health: card.health,
    ...printed([card.ability]),
  };
}

/** An activation card. Exactly one of its lines is an action; a rest card also readies all cards. */
export function activation(
  card: Written & { archetype: Archetype; class?: string; lines: readonly Effect<Terrinoth>[] },
): ActivationDef {
  const base = head(card);
  const actions = card.lines.filter(isActionLine) as ActionLine[];
  if (actions.length !== 1) throw new Error(`"${base.id}" needs one action, and has ${actions.length}.`);
  const { action } = actions[0]!;
  if (action === 'rest' && !card.lines.some((line) => 'readiesAll' in line && line.readiesAll)) {
    throw new Error(`"${base.id}" is a rest card and must ready all of its owner's cards.`);
  }
  return {
    ...base,
    kind: 'activation',
    archetype: card.archetype,
    class: card.class ?? null,
    action,
    lines: card.lines,
    text: card.lines.map(({ text }) => text),
  };
}

export function location(
  card: Written & {
    rating: Rating;
    traits: readonly string[];
    exploration: number;
    engaged: number;
    shadows: number;
    abilities?: readonly Ability[];
    threat?: Effect<Terrinoth>;
    questSpecific?: true;
  },
): LocationDef {
  const base = head(card);
  const abilities = card.abilities ?? [];
  return {
    ...base,
    kind: 'location',
    back: 'location',
    rating: card.rating,
    traits: card.traits,
    exploration: card.exploration,
    engaged: card.engaged,
    shadows: card.shadows,
    threat: card.threat ?? null,
    questSpecific: card.questSpecific ?? false,
    ...printed(abilities, [], threatText(card.threat)),
  };
}

/** An item: kept, and used as its abilities say. A quest's own cards that heroes carry are items, too. */
export function item(
  card: Written & { abilities: readonly Ability[]; threat?: Effect<Terrinoth>; questSpecific?: true },
): ItemDef {
  const base = head(card);
  return {
    ...base,
    kind: 'item',
    back: 'exploration',
    set: null,
    threat: card.threat ?? null,
    questSpecific: card.questSpecific ?? false,
    ...printed(card.abilities, [], threatText(card.threat)),
  };
}

/** An event: it takes effect when drawn, and is discarded. */
export function explorationEvent(
  card: Written & { effect: Effect<Terrinoth>; questSpecific?: true },
): ExplorationEventDef {
  return {
    ...head(card),
    kind: 'event',
    back: 'exploration',
    set: null,
    effect: card.effect,
    questSpecific: card.questSpecific ?? false,
    text: [card.effect.text],
  };
}

/** A set of exploration cards: its name stands in the banner of each of them. */
export function explorationSet(set: {
  readonly name: string;
  readonly cards: readonly (ItemDef | ExplorationEventDef)[];
}): ExplorationSet {
  return { name: set.name, cards: set.cards.map((card) => ({ ...card, set: set.name })) };
}

export function condition(card: Written & { harmful: boolean; abilities: readonly Ability[] }): ConditionDef {
  const base = head(card);
  return {
    ...base,
    kind: 'condition',
    harmful: card.harmful,
    ...printed(card.abilities),
  };
}
