import type { Effect, Printed } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import type { TileShape } from './map/shape.ts';
import type { Bardsung, LaidTile } from './state.ts';
import type { Characteristic, DamageDie, Supply } from './things.ts';

export type BardEffect = Effect<Bardsung>;

export interface HeroDef extends Printed {
  readonly kind: 'hero';
  readonly path: string;
  readonly speed: number;
  readonly range: number;
  readonly resilience: number;
  readonly grit: number;
  readonly mods: { readonly [one in Characteristic]?: number };
  /** The abilities and the equipment that the hero starts with. */
  readonly abilities: readonly string[];
  readonly equipment: readonly string[];
  /** The weapon and the armour of the second level. */
  readonly better: readonly string[];
}

export type Property = 'physical' | 'magical';

/** What is printed on an attack of a hero. */
export interface HeroAttack {
  readonly characteristic: Characteristic;
  readonly property: Property;
  /** null: the die of the weapon. */
  readonly die: DamageDie | null;
  readonly area: boolean;
  /** null: the range of the hero. */
  readonly range: number | null;
  readonly hit: readonly BardEffect[];
  readonly critical: readonly BardEffect[];
}

/** One side of an ability card: the enhanced side is a definition of its own. */
export interface AbilityDef extends Printed {
  readonly kind: 'ability';
  readonly path: string;
  /** The id of the enhanced side; null on that side. */
  readonly enhanced: string | null;
  readonly active: boolean;
  /** Whether it exhausts a fate token. */
  readonly fate: boolean;
  /** Used without an action. */
  readonly free: boolean;
  readonly attack: HeroAttack | null;
  readonly skill: BardEffect | null;
  /** What it costs to learn it, and to enhance it. */
  readonly xp: { readonly learn: number; readonly enhance: number };
}

export type TnModifier = `${Property} ${'resilient' | 'vulnerable'}`;

/** What is printed on one side of an enemy card. */
export interface EnemyProfile {
  readonly tn: number;
  readonly speed: number;
  readonly range: number;
  readonly toughness: number;
  /** What happens at two wounds. */
  readonly grit: 'kill' | 'flip';
  readonly property: Property;
  readonly powerful: boolean;
  readonly pulse: boolean;
  readonly effects: readonly BardEffect[];
  readonly modifiers: readonly TnModifier[];
  /** The ids of its behaviour cards, the upper one first. */
  readonly behaviours: readonly string[];
}

/** A kind of enemy: its initiative card, of which there is one on the marching order however many models there are. */
export interface EnemyDef extends Printed {
  readonly kind: 'enemy';
  readonly family: string;
  readonly gold: number;
  readonly front: EnemyProfile;
  /** null: it has no fiercer side. */
  readonly fierce: EnemyProfile | null;
  /** All its sides in the order in which they are turned up: a boss has more than two. */
  readonly sides: readonly EnemyProfile[];
  /** A boss has a deck of its own: the ids of its cards. */
  readonly deck: readonly string[];
}

/** Whom an enemy prefers, from the wider to the narrower. */
export type Preference =
  | 'in range'
  | 'unengaged'
  | 'engaged'
  | 'closest'
  | 'most wounded'
  | 'last attacker'
  | 'fewest neighbours'
  | 'highest initiative';

export type EnemyDeed =
  | { readonly act: 'attack' | 'charge' | 'towards'; readonly whom: Preference }
  | { readonly act: 'away' | 'draw' }
  | { readonly act: 'own'; readonly effect: BardEffect };

/** A line of a behaviour card: carried out if that is possible, or the first of a bracket that is. */
export type BehaviourEntry =
  | { readonly must: EnemyDeed; readonly text: Text }
  | { readonly bracket: readonly EnemyDeed[]; readonly text: Text };

export interface BehaviourDef extends Printed {
  readonly kind: 'behaviour';
  readonly entries: readonly BehaviourEntry[];
}

export const RUNES = ['sun', 'moon', 'star', 'flame', 'wave', 'tree'] as const;
export type Rune = (typeof RUNES)[number];

/** A room or corridor card, with the tile that it lays. */
export interface DungeonDef extends Printed {
  readonly kind: 'dungeon';
  readonly sort: 'room' | 'corridor';
  readonly shape: TileShape;
  /** The portals that have a door. */
  readonly doors: readonly number[];
  /** The portal by which it must be entered; null when the heroes turn it as they like. */
  readonly entrance: number | null;
  readonly runes: readonly { readonly zone: number; readonly rune: Rune }[];
  /** The zones with a chest. */
  readonly chests: readonly number[];
  readonly aspect: 'battle' | 'challenge' | null;
}

export interface AspectDef extends Printed {
  readonly kind: 'aspect';
  readonly deck: 'battle' | 'challenge';
  readonly timing: 'immediate' | 'sustained' | 'delayed';
  /** Discarded once no enemy card is on the marching order. */
  readonly engagement: boolean;
  /** What an immediate card does at once, and a delayed one in the end phase. */
  readonly effect: BardEffect | null;
  /** In how many end phases a delayed card waits before it resolves. */
  readonly waits: number;
  /** What a hero may do, once, with a token that the card places on its tile. */
  readonly deed: { readonly terrain: Terrain; readonly effect: BardEffect } | null;
}

export interface TreasureDef extends Printed {
  readonly kind: 'treasure';
  readonly sort: 'gemstone' | 'rune' | 'consumable';
  /** What a consumable does. */
  readonly effect: BardEffect | null;
  /** What readying it costs; null for one that is used once. */
  readonly price: number | null;
}

export interface EquipmentDef extends Printed {
  readonly kind: 'equipment';
  readonly sort: 'weapon' | 'armour';
  readonly level: number;
  readonly slots: number;
  readonly die: DamageDie | null;
}

/** A wound card. What it does while its serious side is up are its abilities. */
export interface WoundDef extends Printed {
  readonly kind: 'wound';
  /** The roll that turns it to its plain side. */
  readonly characteristic: Characteristic;
  readonly tn: number;
}

export const TERRAINS = [
  'firepit',
  'water',
  'gas',
  'rubble',
  'elevation',
  'banner',
  'vines',
  'stalagmites',
  'drift',
  'mushrooms',
  'well',
  'pipe',
  'forge',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface TerrainDef extends Printed {
  readonly kind: 'terrain';
}

/** A number for each number of heroes. */
export type HeroCounts = readonly [number, number, number, number, number];

/** What a rune stands for: enemies, by the number of heroes, or terrain. */
export type RuneMeaning =
  | { readonly enemy: string; readonly count: HeroCounts }
  | { readonly terrain: Terrain };

export type Goal = 'crawl' | 'fixed' | 'outlast' | 'tunnel' | 'boss';

/** An encounter: one node of a chapter. */
export interface EncounterDef extends Printed {
  readonly kind: 'encounter';
  readonly goal: Goal;
  /** The tiles that lie there from the start. The heroes enter on the first one, in its first zone. */
  readonly layout: readonly LaidTile[];
  /** The book gives what is on these tiles: their runes are looked up at the start. */
  readonly isRevealed: boolean;
  /** The exit of the mat that they must reach. */
  readonly exit: number;
  /** The rounds that have to be lived through. */
  readonly rounds: number;
  readonly runes: { readonly [rune in Rune]?: RuneMeaning };
  readonly wanderers: readonly string[];
  /** New enemies that come every so many rounds; null: none do. */
  readonly reinforcements: Reinforcements | null;
}

export interface Reinforcements {
  readonly every: number;
  readonly enemy: string;
  readonly count: HeroCounts;
}

/** A pathway between two nodes of a chapter, by their letters. */
export interface Pathway {
  readonly between: readonly [string, string];
  /** Closed until something opens it. */
  readonly closed: boolean;
}

/** What a choice of a story brings. */
export interface StoryOption {
  readonly text: string;
  /** Steps of reputation: one up, one down, or none. */
  readonly reputation: -1 | 0 | 1;
  /** A pathway that it opens, such as "BD". */
  readonly opens: string | null;
  readonly gold: number;
  /** One of a supply more or less. */
  readonly supply: readonly [Supply, 1 | -1] | null;
  /** Cards that go into their decks for the rest of the campaign, and cards that leave them. */
  readonly adds: readonly string[];
  readonly bars: readonly string[];
  /** The node to which the party goes instead, by its letter. */
  readonly leads: string | null;
}

export interface StoryDef extends Printed {
  readonly kind: 'story';
  readonly story: string;
  readonly options: readonly StoryOption[];
}

/** A chapter: a map of nodes, each of which is one encounter. */
export interface ChapterDef extends Printed {
  readonly kind: 'chapter';
  readonly number: number;
  /** Encounters by the letters of their nodes. */
  readonly nodes: { readonly [letter: string]: string };
  readonly start: string;
  readonly end: string;
  readonly pathways: readonly Pathway[];
  /** What is told on the way to a node: one story, or one for parties of goodwill and one for those of corruption. */
  readonly stories: { readonly [letter: string]: string | readonly [goodwill: string, corruption: string] };
  /** The cards that it puts into the decks, and those that it takes out. */
  readonly adds: readonly string[];
  readonly bars: readonly string[];
  /** How much of the lost treasure can be found in it. */
  readonly lostTreasure: number;
  /** XP for this many completed encounters, for the lost treasure, and for the end of the chapter. */
  readonly xp: { readonly encounters: number; readonly treasure: number; readonly completion: number };
  /** The chapters that it can lead to; none: the campaign is won with it. */
  readonly next: readonly string[];
  /** How the campaign ends with it, by reputation. */
  readonly endings: readonly Ending[];
}

/** An ending of the campaign, for a party whose reputation is at least that. The first that fits is told. */
export interface Ending {
  readonly name: string;
  readonly from: number;
  readonly story: string;
}

/** A thing without rules of its own: a door, a chest, an entrance of a lasting effect. */
export interface ThingDef extends Printed {
  readonly kind: 'thing';
}

export type CardDef =
  | HeroDef
  | AbilityDef
  | EnemyDef
  | BehaviourDef
  | DungeonDef
  | AspectDef
  | TreasureDef
  | EquipmentDef
  | WoundDef
  | TerrainDef
  | EncounterDef
  | ChapterDef
  | StoryDef
  | ThingDef;

/** What is in the box. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly abilities: readonly AbilityDef[];
  readonly enemies: readonly EnemyDef[];
  readonly behaviours: readonly BehaviourDef[];
  /** The cards of the bosses' decks: each is a behaviour that is carried out once. */
  readonly bossCards: readonly BehaviourDef[];
  readonly dungeon: readonly DungeonDef[];
  readonly aspects: readonly AspectDef[];
  readonly treasure: readonly TreasureDef[];
  readonly equipment: readonly EquipmentDef[];
  readonly wounds: readonly WoundDef[];
  readonly terrain: readonly TerrainDef[];
  readonly encounters: readonly EncounterDef[];
  readonly chapters: readonly ChapterDef[];
  readonly stories: readonly StoryDef[];
  readonly things: readonly ThingDef[];
}
