import type { Preventable, Text } from '@questwright/kernel';
import type { ConditionName, Piece } from './things.ts';

/** A roll of a d20 that is being put together. Cards may add to it before it is made. */
export interface ActionRoll {
  readonly seat: number;
  readonly kind: 'attack' | 'defence' | 'test';
  readonly tn: number;
  /** The modifier of the characteristic, the resilience, and what cards add. */
  mod: number;
  /** How many sources give advantage, and how many disadvantage. */
  advantage: number;
  disadvantage: number;
  /** How many d4 are added. */
  empower: number;
  /** Where all of that comes from, for whoever reads the roll. */
  readonly sources: RollSource[];
}

/** What something brings to a roll. */
export interface RollSource {
  readonly gives: 'modifier' | 'advantage' | 'disadvantage' | 'empower';
  /** How much of it: d4, or the number that is added. */
  readonly n: number;
  readonly by: Text;
}

/** What happens, for the cards that listen. */
export interface Events {
  rollGathered: ActionRoll;
  attackDeclared: { readonly attacker: Piece; readonly target: Piece };
  /** A hero's attack has hit. */
  hit: { readonly attacker: Piece; readonly target: Piece; readonly critical: boolean };
  /** A hero's defence roll has succeeded. */
  defended: { readonly hero: Piece; readonly enemy: Piece };
  attacked: { readonly attacker: Piece; readonly target: Piece };
  wounded: { readonly model: Piece };
  enemyFell: { readonly enemy: Piece };
  moved: { readonly model: Piece; readonly from: number };
  pushed: { readonly model: Piece; readonly from: number };
  turnEnds: { readonly card: Piece };
  cardExhausted: { readonly card: Piece };
  eventRolled: { readonly result: number };
  tilePlaced: { readonly tile: number; readonly seat: number };
  restTaken: object;
  /** The fifth and the sixth step of the end phase. */
  heroesEndRound: object;
  roundEnds: object;
  beforeCondition: { readonly model: Piece; readonly condition: ConditionName } & Preventable;
  beforeWound: { readonly model: Piece; serious: boolean } & Preventable;
}

/** What cards change, each with what it is worked out for. */
export interface Values {
  speed: Piece;
  range: Piece;
  resilience: Piece;
  grit: Piece;
  tn: Piece;
  toughness: Piece;
  actions: Piece;
  /** The place of a damage die on the ladder. */
  damageDie: Piece;
}
