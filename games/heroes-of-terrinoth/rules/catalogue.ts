import { uniform } from '@questwright/kernel';
import {
  type ActivationDef,
  ARCHETYPES,
  type Archetype,
  type CardDef,
  type ConditionDef,
  type Content,
  type EnemyDef,
  type HeroDef,
  type LocationDef,
  type QuestDef,
} from './definitions.ts';
import type { Piece, Terrinoth } from './state.ts';

/** The box, with its cards by id. */
export interface Box extends Content {
  readonly byId: ReadonlyMap<string, CardDef>;
  /** The advanced activation cards of each archetype. */
  readonly advanced: ReadonlyMap<Archetype, readonly ActivationDef[]>;
}

export function boxOf(content: Content): Box {
  const box = uniformly(content);
  const byId = new Map<string, CardDef>();
  for (const def of cardsOf(box)) {
    if (byId.has(def.id)) throw new Error(`Two cards have the id "${def.id}".`);
    byId.set(def.id, def);
  }
  const advancedOf = (archetype: Archetype): ActivationDef[] =>
    box.activations.filter((def) => def.class !== null && def.archetype === archetype);
  const advanced = new Map(ARCHETYPES.map((archetype) => [archetype, advancedOf(archetype)]));
  return { ...box, byId, advanced };
}

function uniformly(content: Content): Content {
  return {
    ...content,
    heroes: content.heroes.map(uniform),
    activations: content.activations.map(uniform),
    sets: content.sets.map((set) => ({ ...set, minion: uniform(set.minion), master: uniform(set.master) })),
    loners: content.loners.map(uniform),
    locations: content.locations.map(uniform),
    exploration: content.exploration.map((set) => ({ ...set, cards: set.cards.map(uniform) })),
    extras: content.extras.map(uniform),
    conditions: content.conditions.map(uniform),
    quests: content.quests.map(uniform),
  };
}

function cardsOf(content: Content): CardDef[] {
  return [
    ...content.heroes,
    ...content.activations,
    ...content.sets.flatMap(({ minion, master }) => [minion, master]),
    ...content.loners,
    ...content.locations,
    ...content.exploration.flatMap(({ cards }) => cards),
    ...content.extras,
    ...content.conditions,
    ...content.quests,
  ];
}

/** Content is written with the words of the rules, so the rules cannot import it: it is put in at the start. */
let box: Box;
/** Boxes with the custom components of a scenario added, by the JSON text of these. */
const extended = new Map<string, Box>();
let extend: (box: Box, components: string) => Box = (plain) => plain;

export function openBox(content: Content, withComponents: typeof extend): void {
  box = boxOf(content);
  extend = withComponents;
  extended.clear();
}

/** Kept few: a long soak of scenarios must not fill the memory. */
const BOXES_KEPT = 64;

export function theBox(g: Pick<Terrinoth, 'components'>): Box {
  if (g.components === null) return box;
  let custom = extended.get(g.components);
  if (!custom) {
    if (extended.size >= BOXES_KEPT) extended.clear();
    custom = extend(box, g.components);
    extended.set(g.components, custom);
  }
  return custom;
}

export function define(g: Terrinoth, id: string): CardDef {
  const def = theBox(g).byId.get(id);
  if (!def) throw new Error(`There is no card "${id}" in the box.`);
  return def;
}

export const enemyDef = (g: Terrinoth, card: Piece): EnemyDef => define(g, card.def) as EnemyDef;
export const heroDef = (g: Terrinoth, card: Piece): HeroDef => define(g, card.def) as HeroDef;
export const locationDef = (g: Terrinoth, card: Piece): LocationDef => define(g, card.def) as LocationDef;
export const activationDef = (g: Terrinoth, card: Piece): ActivationDef =>
  define(g, card.def) as ActivationDef;
export const conditionDef = (g: Terrinoth, id: string): ConditionDef => define(g, id) as ConditionDef;
export const questDef = (g: Terrinoth): QuestDef => define(g, g.quest) as QuestDef;

export const nameOf = (g: Terrinoth, card: Piece): string => define(g, card.def).name;
