import type { Collection } from '@questwright/adventure';
import type { Arms } from './armament.ts';
import type { SurgeAbility } from './attack/surge-ability.ts';
import type { Attack, Struck, Weapon } from './attack/types.ts';
import type { Deeds } from './deeds.ts';
import type { TestResult } from './figures/test-result.ts';
import type { Change, Icons, Roll } from './rolls.ts';
import type { Attribute, Colour, Condition, Figure, Piece, Side, Source } from './things.ts';

/** Damage or fatigue that a figure is about to suffer. Whoever answers may change it, turn it or prevent it. */
export interface Harm {
  figure: Figure;
  kind: 'damage' | 'fatigue';
  n: number;
  /** How much of it, which would otherwise be damage, is suffered as fatigue. */
  tired?: number;
  readonly source: Source;
  prevented?: boolean;
  /** It has been passed on from one figure to another. */
  passed?: boolean;
}

/** Damage or fatigue that a figure has suffered: once for each time, whatever the amount. */
export interface Suffered {
  readonly figure: Figure;
  readonly damage: number;
  readonly fatigue: number;
  /** Whether damage was suffered in the place of fatigue. */
  readonly instead: boolean;
  readonly source: Source;
}

/** What a figure is about to recover. */
export interface Recovery {
  readonly figure: Figure;
  damage: number;
  fatigue: number;
  readonly source: Source;
}

/** A roll that has just been made, or that is changed. */
export interface Rolled {
  readonly roll: Roll;
  readonly figure: Figure;
  /** The test, if it is one; null for other rolls. */
  readonly attribute: Attribute | null;
}

/** An ability that has been used. */
export interface Using {
  readonly figure: Figure;
  readonly card: Piece;
  readonly on: readonly Figure[];
  readonly rolled: Icons | null;
  readonly hurt: readonly Figure[];
  readonly healed: readonly Figure[];
}

export interface Testing {
  readonly figure: Figure;
  readonly attribute: Attribute;
}

export interface Striking {
  readonly attack: Attack;
  readonly struck: Struck;
}

/** A moment of an attack; the figure is the attacker. */
export interface Attacking {
  readonly figure: Figure;
  readonly attack: Attack;
}

/** Dice of an attack that are about to be rolled, or have been: those of the figures that defend now. */
export interface Defending extends Attacking {
  readonly defenders: readonly Struck[];
}

/** The overlord's turn. Where nobody plays him, it is as if each monster had such a turn in its activation. */
export interface OverlordTurn {
  readonly round: number;
  /** Only what this monster has answers; or, if null, only what no figure has. */
  readonly of?: Figure | null;
}

/** An Overlord card that has been resolved: when it was played, and on whom, if on anybody. */
export interface Resolved {
  readonly card: Piece;
  readonly at: keyof Events;
  readonly event: unknown;
  readonly on: Figure | null;
}

/** Everything that things in play can answer to. */
export interface Events {
  /** The overlord's turn, after he has drawn his card. */
  overlordStarts: OverlordTurn;
  overlordEnds: OverlordTurn;
  roundStarts: { readonly round: number };
  roundEnds: { readonly round: number };
  /** The first monster of a group is about to be activated. */
  groupStarts: { readonly group: Piece };
  /** An encounter has been set up; in a campaign the heroes may travel before it begins. */
  encounterSetUp: { readonly encounter: number };
  /** An encounter has been set up and begins; it is over. */
  encounterStarts: { readonly encounter: number };
  encounterEnds: { readonly encounter: number };
  /** The last encounter is over, and this side has won the quest. */
  questEnds: { readonly winner: Side };
  /** A step of the Campaign phase, from 1 to 8, begins or is over. */
  campaignStepStarts: { readonly step: number };
  campaignStepEnds: { readonly step: number };
  /** The overlord has shown the card that he plays, and it is not resolved yet; and it is resolved. `event` is what it answers to. */
  cardPlayed: { readonly card: Piece; readonly event: unknown; prevented?: boolean };
  cardResolved: Resolved;
  /** The overlord is about to draw the card of his turn, or his first hand; to leave cards out of a deck of at least so many. */
  drawing: { prevented?: boolean };
  drawingHand: { prevented?: boolean };
  leavingOut: { least: number };
  /** The overlord has got threat tokens. */
  threatGained: { readonly n: number };
  /** An exhausted card has been refreshed. */
  refreshed: { readonly card: Piece };
  /** A monster has come to the map as a reinforcement. */
  reinforced: { readonly figure: Figure };
  /** Just before and just after a hero's turn, of which these moments are no part. */
  beforeTurn: { readonly figure: Figure };
  afterTurn: { readonly figure: Figure };
  /** A figure's own turn, or the activation of one that has none. */
  figureStarts: { readonly figure: Figure };
  figureEnds: { readonly figure: Figure };
  /** An action has been resolved. */
  actionDone: { readonly figure: Figure; readonly action: string };
  /** A figure has declared a move action, and has its points. */
  moveDeclared: { readonly figure: Figure };
  rested: { readonly figure: Figure };
  /** What can be used as an action, and what between actions: asked for, never announced. */
  asAction: { readonly figure: Figure };
  duringTurn: { readonly figure: Figure };
  /** What the overlord plays, and uses of what lies before him, whenever he decides something in his turn: also asked for. */
  yourTurn: { readonly round: number };
  /** What the overlord may use whenever he is asked for a card: also asked for. */
  anyTime: { readonly round: number };
  /** What the overlord plays at any moment of a monster's activation: also asked for. */
  activating: { readonly figure: Figure };

  /** An ability of a card has been used: on whom, what dice it showed, who was hurt and who recovered by it. */
  abilityUsed: Using;
  /** A card is about to be exhausted. */
  wouldExhaust: { readonly figure: Figure; readonly card: Piece; prevented?: boolean };
  /** A hero has suffered a fatigue for movement points. */
  pointBought: { readonly figure: Figure };

  wouldSuffer: Harm;
  suffered: Suffered;
  wouldRecover: Recovery;
  recovered: Recovery & { readonly space: number };
  /** Who was knocked out has recovered damage, and is on the map again. */
  returned: { readonly figure: Figure };
  /** Just before a figure is defeated. */
  falling: { readonly figure: Figure; readonly source: Source; prevented?: boolean };
  /** A figure has been defeated, in these spaces. */
  defeated: { readonly figure: Figure; readonly source: Source; readonly spaces: readonly number[] };
  /** The steps of knocking out, one after the other. */
  knockedOut: {
    readonly figure: Figure;
    readonly step: 'damage' | 'fatigue' | 'token' | 'conditions' | 'turn';
  };
  /** A hero is about to roll these dice for standing up or for being revived. */
  rising: { readonly figure: Figure; dice: Colour[] };
  revived: { readonly figure: Figure; readonly by: Figure };
  stoodUp: { readonly figure: Figure };
  conditionGained: { readonly figure: Figure; readonly condition: Condition; readonly source: Source };
  conditionLost: { readonly figure: Figure; readonly condition: Condition };

  /** A hero searches a token, before it is turned over; has searched it; has got a Search card. */
  searching: { readonly figure: Figure; readonly token: Piece };
  searched: { readonly figure: Figure; readonly space: number };
  found: { readonly figure: Figure; readonly card: Piece };
  /** A challenge token shows an attribute, which somebody may still change; it has been tested, and may give a Search card. */
  challengeShown: { readonly figure: Figure; attribute: Attribute };
  challengeMet: {
    readonly figure: Figure;
    readonly attribute: Attribute;
    readonly passed: boolean;
    card: boolean;
  };
  /** A hero is about to suffer fatigue as a price; it may be put elsewhere. */
  payingFatigue: { readonly figure: Figure; readonly n: number; elsewhere?: boolean };
  /** The unique search token has been found. */
  uniqueFound: { readonly figure: Figure; readonly space: number };

  /** A search has found what the quest has put there; a part of the map has opened. */
  thingFound: { readonly figure: Figure; readonly space: number; readonly name: string };
  partOpened: { readonly part: string };

  /** An objective token has been picked up, or lies in a space again. */
  pickedUp: { readonly figure: Figure; readonly token: Piece };
  dropped: { readonly figure: Figure; readonly token: Piece; readonly space: number };

  /** Dice of a test or of any other roll but an attack's lie on the table. */
  rolled: Rolled;
  /** A test that has been taken again gives the result `instead`. */
  testPassed: Testing & { instead?: TestResult };
  testFailed: Testing;

  /** The moments of a step. */
  leaving: { readonly figure: Figure; readonly from: number; readonly to: number };
  entered: { readonly figure: Figure; readonly space: number; readonly moved: boolean };
  /** The base of a large figure is about to be put down; heroes may have to make room for it. */
  expanding: { readonly figure: Figure; readonly mover: number | null; overHeroes?: boolean };
  /** The base of a large figure has been put down. */
  expanded: { readonly figure: Figure };
  /** Somebody else's effect is about to move or place a figure. */
  forced: { readonly figure: Figure; prevented?: boolean };
  /** A figure is about to open a door or the like. */
  opening: { readonly figure: Figure; readonly door: number; prevented?: boolean };
  /** A figure has left the map by an entrance or exit. */
  left: { readonly figure: Figure };
  /** A door or portcullis has been opened or overgrowth cut away. */
  doorOpened: { readonly figure: Figure; readonly door: number };
  doorClosed: { readonly figure: Figure; readonly door: number };

  /** The moments of an attack. Before anything is declared it only has what it will be made with. */
  attackBegins: { readonly figure: Figure; readonly weapon: Weapon };
  declared: Attacking;
  /** It is settled whom the attack affects; somebody may take a target's place. */
  affected: Attacking;
  beforeRoll: Defending;
  afterRoll: Defending;
  checkingRange: Attacking;
  certain: Attacking;
  surging: Attacking;
  /** A surge has been spent on an ability, which has done what it does. */
  surgeSpent: Attacking & { readonly ability: SurgeAbility };
  dealt: Striking;
  resolved: Attacking;
}

/** What a characteristic is set to, and since when: the latest setting holds. */
export interface Setting {
  readonly n: number;
  readonly since: number;
}

/** A characteristic or attribute of a figure. */
export interface Characteristic {
  readonly figure: Figure;
  readonly name: 'speed' | 'health' | 'stamina' | Attribute;
}

/** Values that things in play change, and what each is derived for. */
export interface Values {
  /** What characteristics are set to, before anything adds to them. */
  settings: Collection<Setting, Characteristic>;
  speed: Figure;
  health: Figure;
  stamina: Figure;
  defence: Collection<Colour, Figure>;
  /** More than nothing when a rule of the quest allows what a card forbids. */
  lifted: { readonly deed: keyof Deeds; readonly subject: unknown };
  /** The traits of a weapon that a figure has. */
  traits: Collection<string, { readonly figure: Figure; readonly def: string }>;
  /** The traits of a monster group. */
  groupTraits: Collection<string, Piece>;
  /** Whether the quest lets a figure leave the map. */
  mayLeave: Figure;
  /** Whether the quest has a figure knocked out where others are defeated and gone. */
  knocksOut: Figure;
  /** How many actions a figure has in an activation. */
  actions: Figure;
  /** Whether a figure flies: it crosses enemies, obstacles and terrain while it moves. */
  flies: Figure;
  /** More than nothing when a large figure may end its own movement where heroes are in its way. */
  crowds: Figure;
  /** Whether a figure may move through another. */
  mayPass: { readonly figure: Figure; readonly other: Figure };
  attribute: Testing;
  /** How many shop items are turned up in a shopping step. */
  shopCards: null;
  /** The dice of an attribute test. */
  testDice: Testing;
  /** How much damage a figure suffers when it is about to suffer some. */
  suffering: { readonly figure: Figure; readonly source: Source };
  /** What conditions and the like do to the result of a roll. */
  rollChange: Collection<Change, Roll>;
  /** What is added to the roll of an attack as soon as it is settled whom it affects. */
  attackChange: Collection<Change, Attack>;
  /** How much fatigue a hero recovers for a surge. */
  breath: Attack;
  /** More than nothing when a card lets a figure spend valor in its defence. */
  valorGuards: Figure;
  /** How many movement points a hero gets for a fatigue. */
  pointsForFatigue: Figure;
  /** More than nothing when a hero suffers no fatigue for the price of skills. */
  freeSkills: Figure;
  /** How much fatigue of a hero can be put on cards instead. */
  spareFatigue: Figure;
  /** How many movement points more it takes a figure to move into a space. */
  stepPrice: { readonly figure: Figure; readonly space: number };
  /** A number that is printed on a card, where another card raises it. */
  numberOn: Piece;
  /** The dice of an attack, and those of a figure that it affects. */
  attackPool: Collection<Colour, Attack>;
  defencePool: Collection<Colour, Striking>;
  /** Weapons that a figure which is no hero may attack with besides its own. */
  lent: Collection<Weapon, Figure>;
  /** Heroes beside whom a figure performs no attack. */
  hushedBy: Collection<Figure, Figure>;
  /** Figures that hide nobody from an attack with these arms. */
  seenThrough: Collection<Figure, { readonly attacker: Figure; readonly arms: Arms }>;
  /** How many spaces a figure may move before it names a target of an attack. */
  runUp: { readonly figure: Figure; readonly weapon: Weapon };
  /** How much range an attack needs. */
  rangeNeeded: Attack;
  /** What an attack must spend a surge for, or else it misses, by name. */
  surgeDemands: Collection<string, Attack>;
  /** What surges can be spent on in an attack. */
  surgeAbilities: Collection<SurgeAbility, Attack>;
}
