import { Box, Boxes, defFor } from '@questwright/adventure';
import type {
  AbilityDef,
  AspectDef,
  BehaviourDef,
  CardDef,
  ChapterDef,
  Content,
  DungeonDef,
  EncounterDef,
  EnemyDef,
  EquipmentDef,
  HeroDef,
  TreasureDef,
  WoundDef,
} from './definitions.ts';

/** The box of a match: its cards by id, and how they are sorted. */
export class BardsungBox extends Box<CardDef> {
  readonly content: Content;

  constructor(content: Content) {
    super(Object.values(content).flat() as CardDef[]);
    this.content = content;
  }

  /** The box with some things added. */
  withMore(more: Partial<Content>): BardsungBox {
    const kinds = Object.keys(this.content) as (keyof Content)[];
    return new BardsungBox(
      Object.fromEntries(
        kinds.map((kind) => [kind, [...this.content[kind], ...(more[kind] ?? [])]]),
      ) as unknown as Content,
    );
  }
}

export const bardsungBoxes = new Boxes<BardsungBox>();

export const heroDef = defFor<HeroDef>();
export const abilityDef = defFor<AbilityDef>();
export const enemyKind = defFor<EnemyDef>();
export const behaviourDef = defFor<BehaviourDef>();
export const dungeonDef = defFor<DungeonDef>();
export const aspectDef = defFor<AspectDef>();
export const treasureDef = defFor<TreasureDef>();
export const equipmentDef = defFor<EquipmentDef>();
export const woundDef = defFor<WoundDef>();
export const chapterDef = defFor<ChapterDef>();
export const encounterDef = defFor<EncounterDef>();
