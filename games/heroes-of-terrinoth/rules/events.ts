import type { Action, Piece } from './things.ts';

/** Where wounds come from. Resilience counts against attacks, defense against counterattacks. */
export type WoundSource = 'attack' | 'counterattack' | 'enemy' | 'effect' | 'exhaustion';

/**
 * Everything that cards in play can answer to. Events with `prevented` happen before the thing itself:
 * their numbers may be changed.
 */
export interface Events {
  roundStarts: object;
  /** After the travel phase: "at the end of the round". */
  roundEnds: object;
  enemyPhaseStarts: object;
  enemyPhaseEnds: object;
  /** Before the party decides whether to travel: where abilities of locations occur. */
  travelPhase: { seat: number };
  activationStarts: { seat: number };
  activationEnds: { seat: number };
  /** Before the dice of an action are rolled, when its targets are known. */
  actionStarts: { seat: number; action: Action };
  /** After the roll, before rerolls. */
  diceRolled: { seat: number; action: Action };
  /** The successes are counted, and not yet applied. */
  successesCounted: { seat: number; action: Action };
  /** After the cleanup of an action. */
  actionEnds: { seat: number; action: Action };
  heroWouldSuffer: { seat: number; n: number; from: WoundSource; by: Piece | null; prevented?: boolean };
  heroSuffered: { seat: number; n: number; from: WoundSource; by: Piece | null };
  heroRecovered: { seat: number; n: number };
  heroDefeated: { seat: number };
  tokensGained: { seat: number; n: number };
  conditionGained: { seat: number; condition: string };
  enemyWouldSuffer: { enemy: Piece; n: number; from: WoundSource; seat: number; prevented?: boolean };
  enemySuffered: { enemy: Piece; n: number; from: WoundSource; seat: number };
  enemyDefeated: { enemy: Piece; seat: number; engagedWith: number };
  enemySpawned: { enemy: Piece };
  enemyEngaged: { enemy: Piece; seat: number };
  enemyActivates: { enemy: Piece; seat: number; prevented?: boolean };
  enemyActivated: { enemy: Piece; seat: number };
  enemyCounterattacks: { enemy: Piece; seat: number };
  progressAdded: { seat: number; n: number };
  counterChanged: { counter: string; from: number; to: number };
  /** The peril token is about to move to the space `to`. */
  perilWouldMove: { to: number; prevented?: boolean };
  perilMoved: object;
  partyLeaves: { location: Piece };
  locationRevealed: { location: Piece };
  explorationDrawn: { seat: number; card: Piece };
}

export type EventName = keyof Events;

/** What is worked out from what is printed, by name, and for whom or what. */
export interface Values {
  attack: Piece;
  health: Piece;
  resilience: Piece;
  maxHealth: number;
  heroDice: Action;
  enemyDice: Action;
  tokensPerAction: Action;
  explorationValue: Piece;
  spawnEngaged: Piece;
  spawnShadows: Piece;
}

/** What cards and quests can forbid, each with what it is asked about. */
export interface Deeds {
  travel: null;
}
