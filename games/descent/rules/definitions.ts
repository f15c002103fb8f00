import type { Effect, Context as EffectContext, Printed } from '@questwright/adventure';
import type { Rule, Text } from '@questwright/kernel';
import type { Arms } from './armament.ts';
import type { NamedSurge } from './attack/named-surge.ts';
import type { CampaignPlan } from './campaign/plan.ts';
import type { Reward, Rewards } from './campaign/reward.ts';
import type { Icon } from './campaign/state.ts';
import type { Events } from './events.ts';
import type { ActivationDef } from './legend/lists.ts';
import type { Renown } from './legend/road/fame.ts';
import type { Difficulty } from './legend/state.ts';
import type { TileSide } from './map/tiles.ts';
import type { ByHeroes, Each } from './quest/by-heroes.ts';
import type { Icons } from './rolls.ts';
import type { RoomTile } from './rooms/tile.ts';
import type { Descent, Side } from './state.ts';
import type { Attribute, Colour, Condition, ObjectiveColour, Piece, Rank, Size } from './things.ts';

/** Who and what an effect is about. One context serves all the lines of a card, from top to bottom. */
export interface Context extends EffectContext {
  /** The seat that decides. */
  readonly seat: number;
  /** The card, sheet or figure that it is printed on. */
  readonly card: Piece;
  /** "You", "this monster": the figure whose ability it is; null for cards that no figure has. */
  readonly figure: Piece | null;
  readonly event: unknown;
  /** "That figure": whoever was chosen last. */
  chosen?: Piece;
  /** Figures on which a card of the same name has been played in answer to the same occurrence. */
  readonly hit?: readonly number[];
  /** "Those figures": all who were chosen together. */
  picked?: readonly Piece[];
  /** What the dice showed that the effect had rolled. */
  rolled?: Icons;
  /** Fatigue that was suffered of one's own choice to use it. */
  paid?: number;
  /** Who has suffered damage by it, and who has recovered anything: see `carryOut`. */
  readonly hurt?: Piece[];
  readonly healed?: Piece[];
}

export type DescentEffect = Effect<Descent, Context>;

export type { Arms, Surge, SurgeGives } from './armament.ts';

/** What is written on a figure's card: its characteristics. */
export interface Characteristics {
  readonly speed: number;
  readonly health: number;
  /** null: it has no Stamina, and suffers damage for fatigue. */
  readonly stamina: number | null;
  readonly defence: readonly Colour[];
  /** Those that are not listed are undefined, which is not zero. */
  readonly attributes: { readonly [attribute in Attribute]?: number };
  readonly size: Size;
}

/** What sort of figure it is; most rules ask for its side or how it is treated instead. */
export type Sort =
  | 'hero'
  | 'monster'
  | 'lieutenant'
  | 'ally'
  | 'familiar'
  | 'character'
  | 'object'
  | 'unseen';

/** How a familiar stands on the map. */
export type Standing = 'figure' | 'bystander' | 'obstacle';

/** A figure. A hero's abilities stand on the sheet, so that they work while the figure is away; a monster's on the figure. */
export interface FigureDef extends Printed, Characteristics {
  readonly kind: 'figure';
  readonly sort: Sort;
  readonly standing: Standing;
  /** Treated as a hero without being one. */
  readonly asHero: boolean;
  /** Of an object: who may attack it. With `all`, heroes and those who are merely treated as heroes may. */
  readonly attackable: 'nobody' | 'heroes' | 'all' | 'everybody';
  /** Of an object: the door that it is, by the spaces on its sides; null for what is no door. */
  readonly door: string | null;
  /** What it attacks with; null when it cannot attack, or attacks with weapons. */
  readonly arms: Arms | null;
  /** What some of its actions are made with instead, by their names. */
  readonly also: { readonly [action: string]: Arms };
  readonly traits: readonly string[];
  readonly rank: Rank | null;
  /** Whether it is an agent, who belongs to the group into which a Plot card has summoned him. */
  readonly agent: boolean;
  readonly act: number;
  /** The monster it is one of; null for other figures. */
  readonly monster: string | null;
  /** What happens when it has been defeated in these spaces; it is gone then, and nothing else of it works. */
  readonly atDefeat?: (g: Descent, figure: Piece, spaces: readonly number[]) => Rule;
  /** The names of its passives and actions, as printed. */
  readonly passives: readonly string[];
  readonly actions: readonly string[];
}

/** A hero's sheet. */
export interface HeroDef extends Printed, Characteristics {
  readonly kind: 'hero';
  readonly archetype: string | null;
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
}

/** An Ally card: its numbers are on the figures, one for each number of heroes. */
export interface AllyDef extends Printed {
  readonly kind: 'ally';
  readonly box: string;
  /** The ids of the Ally Skill cards. */
  readonly skills: readonly string[];
}

/** The card of a monster, of which its figures on the map make a group. */
export interface GroupDef extends Printed {
  readonly kind: 'group';
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly monster: string;
  /** How many figures it has, by the number of heroes: minions and masters. */
  readonly limits: { readonly [heroes: number]: { readonly minion: number; readonly master: number } };
  /** Whether it is the card of a lieutenant, who is a group alone and neither minion nor master. */
  readonly lieutenant: boolean;
}

export interface WeaponDef extends Printed, Arms {
  readonly kind: 'weapon';
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly hands: number;
  readonly traits: readonly string[];
  /** Starting equipment belongs to its class and cannot be traded. */
  readonly starting?: boolean;
  /** The act of a shop item, and how many there are of it if there are several. */
  readonly shop?: number;
  readonly copies?: number;
  /** What it costs in the shop. */
  readonly price?: number;
  /** The other side of a relic. */
  readonly otherSide?: string;
  /** What a Search card is worth in gold when the quest is over. */
  readonly gold?: number;
}

/** Equipment that is no weapon. */
export interface ItemDef extends Printed {
  readonly kind: 'item';
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  /** What it takes up while it is equipped; null for what takes up nothing. */
  readonly slot: 'hand' | 'armor' | 'other' | null;
  readonly hands: number;
  readonly traits: readonly string[];
  /** Traits of which nothing can be equipped beside it. */
  readonly forbids?: readonly string[];
  /** Starting equipment belongs to its class and cannot be traded. */
  readonly starting?: boolean;
  /** The act of a shop item, and how many there are of it if there are several. */
  readonly shop?: number;
  readonly copies?: number;
  /** What it costs in the shop. */
  readonly price?: number;
  /** The other side of a relic. */
  readonly otherSide?: string;
}

/** A class: the archetype that can choose it, and what its heroes start with. Its other skills name it as their deck. */
export interface ClassDef extends Printed {
  readonly kind: 'class';
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly archetype: string;
  readonly skills: readonly string[];
  readonly equipment: readonly string[];
}

/** The map of an encounter: its drawing, and what the quest calls its parts. */
export interface QuestMap {
  readonly drawing: string;
  readonly places: { readonly [name: string]: readonly number[] };
  /** The tiles that it is made of; none for a drawn map. */
  readonly tiles: readonly TileSide[];
}

/** One of the monster groups of an encounter. */
export interface GroupPlan {
  /** The monster of a required group; null for an open group. */
  readonly monster: string | null;
  /** The traits of which a monster of an open group has one. */
  readonly traits: readonly string[];
  /** Where its monsters are placed. */
  readonly place: string;
  /** How many of each rank there are, where the quest does not leave it to the group limit. */
  readonly exactly: { readonly [rank in Rank]?: ByHeroes } | null;
  readonly inactive: boolean;
  /** The spaces of its monsters one by one, where the quest marks each of them. */
  readonly on?: { readonly [rank in Rank]?: readonly string[] };
}

/** A monster with a name and rules of its own, which belongs to a group. */
export interface UniquePlan {
  readonly name: string;
  readonly monster: string;
  readonly place: string;
  /** null: a master if the limit of the group has room for one. */
  readonly rank: Rank | null;
  /** The rule that comes into play with it. */
  readonly rule: string;
}

/** What lies and stands on a map, or on a part of it. */
export interface Contents {
  readonly groups: readonly GroupPlan[];
  readonly lieutenants: readonly LieutenantPlan[];
  readonly uniques: readonly UniquePlan[];
  /** Objective tokens and the spaces where they lie. */
  readonly objectives: readonly ObjectivePlan[];
  /** The names of the spaces with search tokens: one for each hero, if there are enough, the first of them first. */
  readonly search: readonly string[];
  /** What the quest lets a search find there instead of a Search card, by the name of the space. */
  readonly finds: { readonly [space: string]: string };
  /** The spaces of its marks, by what the quest calls them. */
  readonly marks: { readonly [name: string]: readonly string[] };
  /** The ids of its rules, which lie in play as cards do. */
  readonly rules: readonly string[];
  /** What is told when it comes into play. */
  readonly story: Text;
}

/** A part of a map that nobody sees until it opens: behind a door, with a token, or when something happens. */
export interface PartPlan extends Contents {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly opens: 'door' | 'token' | 'event';
}

/** A lieutenant who takes part in an encounter. */
export interface LieutenantPlan {
  readonly name: string;
  /** Where he begins; empty when he is not on the map. */
  readonly place: string;
  /** Whose lieutenant he is; heroes may have one by the rules of a quest. */
  readonly side: Side;
  readonly inactive: boolean;
}

/**
 * What a side is after in an encounter, for the programs that play it. The rules of the quest do not read it, and it says
 * nothing that they do not say.
 */
export interface Aim {
  readonly side: Side;
  /** Get to a place; pick up objective tokens; defeat these; keep these from being defeated. */
  readonly what: 'reach' | 'seize' | 'defeat' | 'protect';
  /** Who goes there, or who is to be defeated or kept. */
  is(g: Descent, figure: Piece): boolean;
  readonly place: string | null;
  /** Marks of this name are where it leads to, as long as they are not used. */
  readonly mark: string | null;
}

/** An objective token on the map. */
export interface ObjectivePlan {
  readonly colour: ObjectiveColour;
  readonly space: string;
}

/** One encounter of a quest. */
export interface EncounterDef extends Contents {
  readonly map: () => QuestMap;
  /** Where the heroes are placed. */
  readonly heroes: string;
  /** The ally whom the heroes control, by name, or `their ally`; null for none. */
  readonly ally: string | null;
  /** Those of the search tokens that are marked with a star: the overlord puts the unique search token on one of them in secret. */
  readonly starred: readonly string[];
  /** What each side is after, for the programs that play it. */
  readonly aims: readonly Aim[];
  /** The parts of its map that open later. */
  readonly parts: readonly PartPlan[];
}

export interface QuestDef extends Printed {
  readonly kind: 'quest';
  /** The box that it comes with. */
  readonly box: string;
  readonly act: number;
  readonly encounters: readonly EncounterDef[];
  /** What is told at the end, by who has won. */
  readonly endings: { readonly [side in Side]: Text };
  /** What it gives in a campaign. */
  readonly rewards: Rewards;
}

/** What a quest without an overlord gives to the heroes: gold and XP to each of them, and fame to the party. */
export interface Spoils {
  readonly gold: number;
  readonly fame: number;
  readonly xp: number;
}

/** A quest that is made for play without an overlord. */
export interface LegendQuestDef {
  readonly quest: QuestDef;
  readonly sort: 'story' | 'side' | 'short';
  /** The id of the campaign of a story quest, and which of its quests it is, from 1. */
  readonly campaign: string;
  readonly chapter: number;
  /** The weeks within which a story quest begins. */
  readonly weeks: number;
  /** The rounds that it is expected to take, by difficulty: then perils begin. */
  readonly time: { readonly [difficulty in Difficulty]: Each };
  readonly rewards: { readonly [side in Side]: Spoils };
}

/** A campaign without an overlord. Its chapters are the quests that name it. */
export interface LegendCampaignDef {
  readonly id: string;
  readonly name: string;
  /** XP may be spent whenever heroes receive any, and not only between quests. */
  readonly learnsAtOnce?: boolean;
}

/** A stage of The Delve: a quest of one encounter, with a portal. */
export interface StageDef {
  readonly quest: QuestDef;
  readonly boss: boolean;
  /** After so many rounds perils begin. */
  readonly time: number;
}

export type Severity = 'minor' | 'major' | 'deadly';

/** A peril: a card that strikes once and is gone. What it says of heroes is true of heroes alone, as in rules of quests. */
export interface PerilDef {
  readonly card: LastingDef;
  readonly severity: Severity;
  readonly effect: DescentEffect;
  /** Whether it needs monsters on the map. */
  readonly monsters: boolean;
  /** The agent whom it brings, which only happens in campaigns and to those who own the pack. */
  readonly agent?: string;
}

/** A path of the land, between two places, with the icons that are met on it. */
export interface Path {
  readonly from: string;
  readonly to: string;
  readonly icons: readonly Icon[];
}

/** What a mini campaign grants before its first quest: gold and XP for each hero, and XP for the overlord. */
export interface Grant {
  readonly gold: number;
  readonly xp: number;
  readonly overlordXp: number;
  /** Whether its quests give more than their own rewards, and the heroes shop twice before the Finale. */
  readonly extra: boolean;
}

/** A campaign: the quests that it goes through, and the land in which they lie. */
export interface CampaignDef extends Printed {
  readonly kind: 'campaign';
  readonly box: string;
  readonly plan: CampaignPlan;
  /** Where every journey begins. */
  readonly start: string;
  readonly paths: readonly Path[];
  /** The place of each quest. */
  readonly places: { readonly [quest: string]: string };
  /** Which events its journeys meet. */
  readonly events: 'travel' | 'city';
  /** Whether it is played with Rumor cards. */
  readonly rumors: boolean;
  /** What heroes gain by quests that they win when they play with allies. */
  readonly allies: { readonly [quest: string]: readonly Reward[] };
  /** What a mini campaign grants before its first quest; null for a full campaign. */
  readonly mini: Grant | null;
}

/** An event that is met on a journey, by the icon of the path. Without an entry nothing happens there. */
export interface EventDef extends Printed {
  readonly kind: 'event';
  readonly deck: 'travel' | 'city' | 'legend';
  readonly box: string;
  readonly events: { readonly [icon in Icon]?: DescentEffect };
  /** Whether it goes back to the box when it has happened. */
  readonly once: boolean;
}

export interface ConditionDef extends Printed {
  readonly kind: 'condition';
  readonly condition: Condition;
  /** The box that its cards come in, if not the base box. */
  readonly box?: string;
  /** Whether an action discards it. */
  readonly action: boolean;
}

/** Something that works on its own until it ends: what an effect leaves behind, a rule of a quest. */
export interface LastingDef extends Printed {
  readonly kind: 'lasting';
  /** It lasts up to the start of the next turn of the hero by whose card it is there. */
  readonly untilNextTurn?: boolean;
  /** Of a rule of a quest: what its tokens are counted for. */
  readonly race?: Race | null;
  /** What lies on it from the start if a side has won the encounter before. */
  readonly ahead?: Ahead | null;
}

/** Tokens that a side begins with if it has won the encounter before. */
export interface Ahead {
  readonly side: Side;
  readonly n: number;
}

/** A side wins as soon as so many tokens lie on the card of a rule. */
export interface Race {
  readonly side: Side;
  readonly n: ByHeroes;
  /** So many more for each hero. */
  readonly more: number;
}

/** A skill, an Overlord card, anything else that lies before a player. */
export interface CardDefinition extends Printed {
  readonly kind: 'card';
  readonly deck: string;
  /** What a skill or an Overlord card costs in experience. */
  readonly xp?: number;
  /** How many of them the box has, if there are several. */
  readonly copies?: number;
  /** Event, Magic or Trap, of an Overlord card. */
  readonly traits?: readonly string[];
  /** When an Overlord card can be played, and what it does then. */
  readonly plays?: readonly Play[];
  /** The threat for which a Plot card is bought, and whether it is the basic card of its deck. */
  readonly threat?: number;
  readonly basic?: boolean;
  /** Of a Plot card: the agent that it summons, and the monsters of a group whose place he takes. */
  readonly summons?: Summoning;
  /** Whether it may be exhausted, with a Trap card from the hand, to trigger another Plot card for 1 threat less. */
  readonly discounts?: true;
  /** When an exhausted Plot card is refreshed, if not at the start of the overlord's turns. */
  readonly refreshes?: 'encounter' | 'quest' | 'shopping' | 'never';
  /** Of a Quest card: its quest, and the icons of the journey to it. */
  readonly quest?: string;
  readonly icons?: readonly Icon[];
  /** Of a Rumor card or a Quest card: its box, the act that it is bound to, and what it needs besides. */
  readonly box?: string;
  readonly act?: number;
  readonly rumor?: RumorTerms;
  /** Whether it summons servants: such cards of the overlord open no higher levels. */
  readonly servants?: boolean;
  /** The XP that the overlord has got by it when it has gone back to the box. */
  readonly givesXp?: number;
  /** Whether it is a Plot card, which means heroes alone where it speaks of heroes. */
  readonly plot?: boolean;
  /** Whether it stays in play when it is resolved. */
  readonly stays?: boolean;
  /** What a Search card is worth in gold when the quest is over. */
  readonly gold?: number;
  /** Whether it is played on a figure: two of its name may then answer to one occurrence, on different figures. */
  readonly aimed?: boolean;
  /** Of a Secret Room card. */
  readonly room?: RoomTerms;
  /** The other side of a relic, and the only lieutenant who can wield it, if there is only one. */
  readonly otherSide?: string;
  readonly wielder?: string;
  /** Of the overlord side of a relic that no lieutenant wields: it is a group's, or lies before the overlord. */
  readonly relic?: 'monster' | 'universal';
}

/** What a Secret Room card says of itself. */
export interface RoomTerms {
  /** Its tile; null for a card that is resolved at once. */
  readonly tile: RoomTile | null;
  readonly reward: DescentEffect;
  /** Whether a hero who has claimed it keeps it when the quest is over. */
  readonly lasts: boolean;
}

/** An agent, and how many masters and minions of a group he takes the place of. */
export interface Summoning {
  readonly agent: string;
  readonly masters: number;
  readonly minions: number;
}

/** What a Rumor card says of itself. */
/** When a Rumor card is played: most at the start of a Campaign phase. */
export type RumorMoment = 'phase' | 'shopping' | 'travel' | 'arrival' | 'set-up';

export interface RumorTerms {
  /** When it is played. */
  readonly at?: RumorMoment;
  /** Rumor cards of which only one is played in a campaign: once another has been, this one is exchanged. */
  readonly instead: readonly string[];
  /** Whether it cannot be played any more when the Interlude is available. */
  readonly beforeInterlude: boolean;
  /** What it does when it is played, if it leads to no quest. */
  readonly effect?: DescentEffect;
  /** What it gives to the overlord if it still lies in play when Act II begins, and the Advanced Quest card that follows. */
  readonly unplayed?: { readonly reward: readonly Reward[]; readonly advanced: string };
}

/** A moment at which an Overlord card can be played. */
export interface Play {
  readonly at: keyof Events;
  /** Whether what happens is what the card names. It looks only at what everybody sees. */
  when?: ((g: Descent, event: never) => boolean) | undefined;
  readonly effect: DescentEffect;
}

export interface TokenDef extends Printed {
  readonly kind: 'token';
  /** The terrain that it gives to its space; null for tokens that give none. */
  readonly terrain: number | null;
  /** Of a class token: how many there are. */
  readonly supply?: number;
  /** Of a class token: whether whoever gains it takes it from whoever has it. */
  readonly wanders?: boolean;
  /** The colour of an objective token, how many of them there are, and the box that they come with. */
  readonly objective?: ObjectiveColour;
  readonly copies?: number;
  readonly box?: string;
  /** Of a challenge token: the monster that it is, or the attribute that is tested. */
  readonly challenge?: { readonly monster?: string; readonly attribute?: Attribute };
}

export type CardDef =
  | FigureDef
  | HeroDef
  | GroupDef
  | AllyDef
  | WeaponDef
  | ItemDef
  | ClassDef
  | QuestDef
  | ConditionDef
  | LastingDef
  | CardDefinition
  | TokenDef
  | CampaignDef
  | EventDef;

/** What a shop item costs; without an overlord there are other prices, and it is sold to parties of a certain fame. */
export interface Price {
  readonly item: string;
  readonly gold: number;
  readonly legend?: { readonly gold: number; readonly from: Renown; readonly to: Renown };
}

/** A city of a campaign without an overlord. */
export interface CityDef {
  readonly id: string;
  readonly name: string;
  /** What its shop has more of. */
  readonly sells: 'weapons' | 'armor' | 'others';
  /** What the party can do here, once in a visit, for so much gold. */
  readonly action: { readonly name: string; readonly gold: number; readonly effect: DescentEffect };
}

/** What is in the box. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly figures: readonly FigureDef[];
  readonly groups: readonly GroupDef[];
  /** The cards of the lieutenants, one for both acts: their figures differ. */
  readonly lieutenants: readonly GroupDef[];
  readonly allies: readonly AllyDef[];
  readonly weapons: readonly WeaponDef[];
  readonly items: readonly ItemDef[];
  readonly classes: readonly ClassDef[];
  /** What shop items cost, in gold. */
  readonly prices: readonly Price[];
  readonly quests: readonly QuestDef[];
  readonly conditions: readonly ConditionDef[];
  readonly lasting: readonly LastingDef[];
  readonly cards: readonly CardDefinition[];
  readonly tokens: readonly TokenDef[];
  readonly surges: readonly NamedSurge[];
  readonly campaigns: readonly CampaignDef[];
  /** The events that journeys meet. */
  readonly events: readonly EventDef[];
  /** What monsters do where nobody plays the overlord. */
  readonly activations: readonly ActivationDef[];
  readonly stages: readonly StageDef[];
  readonly legendQuests: readonly LegendQuestDef[];
  readonly legendCampaigns: readonly LegendCampaignDef[];
  readonly cities: readonly CityDef[];
  readonly perils: readonly PerilDef[];
}
