import { Box, Boxes, defFor } from '@questwright/adventure';
import {
  type ActivationDef,
  ARCHETYPES,
  type Archetype,
  type ConditionDef,
  type Content,
  type EnemyCardDef,
  type HeroDef,
  type LocationDef,
  type QuestSheetDef,
  type TerrinothCard,
} from './definitions.ts';
import type { Terrinoth } from './state.ts';

/** The box of a match: its cards by id, and how they are sorted. */
export class TerrinothBox extends Box<TerrinothCard> {
  readonly content: Content;
  /** The advanced activation cards of each archetype. */
  readonly advanced: ReadonlyMap<Archetype, readonly ActivationDef[]>;

  constructor(content: Content) {
    super(cardsOf(content));
    this.content = content;
    this.advanced = new Map(ARCHETYPES.map((archetype) => [archetype, advancedOf(content, archetype)]));
  }
}

const advancedOf = ({ activations }: Content, archetype: Archetype): ActivationDef[] =>
  activations.filter((def) => def.class !== null && def.archetype === archetype);

export const cardsOf = (content: Content): TerrinothCard[] => [
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

export const terrinothBoxes = new Boxes<TerrinothBox>();

export const defOf = defFor<TerrinothCard>();
export const enemyDef = defFor<EnemyCardDef>();
export const heroOn = defFor<HeroDef>();
export const locationDef = defFor<LocationDef>();
export const activationDef = defFor<ActivationDef>();
export const conditionDef = (g: Terrinoth, id: string): ConditionDef =>
  terrinothBoxes.of(g).get(id) as ConditionDef;
export const theQuest = (g: Terrinoth): QuestSheetDef => terrinothBoxes.of(g).get(g.quest) as QuestSheetDef;
