import type * as adventure from '@questwright/adventure';
import type { Rule, Text } from '@questwright/kernel';
import type { Context } from './effect-context.ts';
import type { Adventure, Site } from './map/hexes.ts';
import type { Runebound } from './state.ts';
import type { TerrainSymbol } from './terrain.ts';
import type { Attribute, CombatSymbol } from './things.ts';

export type { Context } from './effect-context.ts';
export { ATTRIBUTES, type Attribute, type CombatSymbol, type DamageType, SYMBOLS } from './things.ts';

export const ASSET_TYPES = ['clothing', 'equipment', 'goods', 'movement', 'weapon'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const ORBS = ['combat', 'exploration', 'social', 'gray'] as const;
export type Orb = (typeof ORBS)[number];

export type GameEffect = adventure.Effect<Runebound, Context>;
export type GameCondition = adventure.Condition<Runebound, Context>;
export type GameCost = adventure.Cost<Runebound, Context>;

/**
 * The moments at which abilities can be used: between actions, with dice rolled, in a test, as one's combat
 * action is due, and in every other pause of one's own turn, such as in a shop, before an event, or after
 * passing.
 */
export type Moment = 'turn' | 'dice' | 'test' | 'combat' | 'pause';

/** What limits how often an ability can be used. */
export type Period = 'turn' | 'combat' | 'combat-round' | 'game';

/** An ability that its owner uses, as against one that happens by itself. */
export interface Use extends adventure.Usable<Runebound> {
  /** Hero actions it costs; 0 for what needs none. */
  readonly actions: number;
  /** It takes the place of a combat action. */
  readonly combatAction: boolean;
}

export interface Surge {
  readonly name: string;
  /** How many surges it costs; `X` for as many as its owner likes. */
  readonly cost: number | 'X';
  readonly text: Text;
  readonly effect: GameEffect;
}

/** A symbol that may be spent as another. */
export interface Alias {
  readonly from: CombatSymbol;
  readonly to: CombatSymbol;
}

/** Something printed on a card, as all games have it, or a surge ability, or a symbol that may be spent as another. */
export interface Ability extends adventure.Ability<Runebound> {
  readonly surge?: Surge;
  readonly alias?: Alias;
}

export interface Printed extends adventure.Printed {
  readonly surges: readonly Surge[];
  readonly aliases: readonly Alias[];
}

export interface TokenSide {
  readonly symbol: CombatSymbol;
  readonly value: number;
  /** Golden: it counts for initiative. */
  readonly gold: boolean;
}

export interface TokenDef extends Printed {
  readonly kind: 'token';
  /** Who casts it: a hero from the start, whoever has the asset, or enemies. */
  readonly owner: 'hero' | 'asset' | 'enemy';
  readonly sides: readonly [TokenSide, TokenSide];
  /** The label of its casts, which a scenario can script. */
  readonly cast: string;
}

export interface HeroDef extends Printed {
  readonly kind: 'hero';
  readonly speed: number;
  readonly health: number;
  readonly hand: number;
  readonly body: number;
  readonly mind: number;
  readonly spirit: number;
  readonly gold: number;
  readonly start: Site;
  /** The ids of its starting combat tokens. */
  readonly tokens: readonly string[];
  readonly setup: GameEffect;
}

export interface AssetDef extends Printed {
  readonly kind: 'asset';
  readonly set: string;
  readonly type: AssetType;
  readonly cost: number;
  /** The id of the combat token of the same code. */
  readonly token: string | null;
  /** What goods bring when they are traded; 0 for other assets. */
  readonly trade: number;
}

export interface SkillDef extends Printed {
  readonly kind: 'skill';
  readonly set: string;
  readonly attribute: Attribute;
  readonly orbs: { readonly [orb in Orb]: number };
  readonly success: number;
}

interface AdventureDef extends Printed {
  /** The deck it belongs to. */
  readonly deck: Adventure;
  /** The scenario it belongs to; null for cards of every game. */
  readonly scenario: string | null;
}

export interface Foe extends Printed {
  readonly health: number;
  /** The least health that story tokens leave it; 0 when it has none. */
  readonly least: number;
  readonly traits: readonly string[];
  readonly reward: GameEffect | null;
  /** The id of a combat token of its own. */
  readonly token: string | null;
  readonly deck: Adventure | null;
}

export interface EnemyDef extends Foe, AdventureDef {
  readonly kind: 'enemy';
  readonly deck: Adventure;
}

/** An enemy that is on no adventure card: a villain, or one that a story card brings. */
export interface VillainDef extends Foe {
  readonly kind: 'villain';
  readonly deck: null;
}

export interface EventOption {
  readonly id: string;
  readonly text: Text;
  /** Keeps the card; what can be done with it then. */
  readonly rumor: Ability | null;
  readonly effect: GameEffect | null;
}

export interface EventDef extends AdventureDef {
  readonly kind: 'event';
  readonly options: readonly [EventOption, EventOption];
}

/** How a quest is attempted: by exploring, or by a test. */
export type Attempt =
  | { readonly by: 'explore' }
  | { readonly by: 'test'; readonly attributes: readonly Attribute[]; readonly modifier: number };

export interface QuestOutcome {
  readonly name: string;
  /** The terrain symbols to be met, or the successes. */
  readonly needs: readonly TerrainSymbol[] | number;
  /** Null for no bonus: the trophy and nothing more. */
  readonly effect: GameEffect | null;
  /** The quest is discarded instead of becoming a trophy. */
  readonly discard: boolean;
}

export interface QuestDef extends AdventureDef {
  readonly kind: 'quest';
  /** The names of its hexes. */
  readonly at: readonly string[];
  /** The indices of its hexes. */
  readonly hexes: readonly number[];
  readonly actions: number;
  readonly attempt: Attempt;
  readonly outcomes: readonly QuestOutcome[];
}

export interface StoryDef extends Printed {
  readonly kind: 'story';
  readonly scenario: string;
  /** A story quest stays in play; its hexes, which may be all of a kind. */
  readonly quest: { readonly hexes: readonly number[]; readonly token: boolean } | null;
  /** What happens when it is drawn; the first player decides what it leaves open. */
  readonly effect: GameEffect | null;
}

export interface ScenarioDef extends Printed {
  readonly kind: 'scenario';
  /** What its white story tokens are called, in the plural of one: `lore`, `companion`. */
  readonly token: 'lore' | 'companion';
  readonly villain: string;
  /** The hex where the villain appears when Act 1 ends. */
  readonly spawn: number;
  /** The ledger line that says so. */
  readonly spawnRule: string;
  setUp(g: Runebound): void;
  /** What happens when an act ends, besides the villain's appearance. */
  actEnds(g: Runebound, act: number): void;
  /** What takes the place of every move of the time token once Act 2 is over. */
  afterwards(g: Runebound): Rule;
}

export type CardDef =
  | TokenDef
  | HeroDef
  | AssetDef
  | SkillDef
  | EnemyDef
  | EventDef
  | QuestDef
  | StoryDef
  | ScenarioDef
  | VillainDef;

export type AdventureCard = EnemyDef | EventDef | QuestDef;

/** The box. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly tokens: readonly TokenDef[];
  readonly assets: readonly AssetDef[];
  readonly skills: readonly SkillDef[];
  readonly adventures: readonly AdventureCard[];
  readonly stories: readonly StoryDef[];
  readonly scenarios: readonly ScenarioDef[];
  readonly villains: readonly VillainDef[];
  readonly lasting: readonly adventure.LastingDef[];
}
