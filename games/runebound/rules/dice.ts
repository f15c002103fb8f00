import { note } from '@questwright/adventure';
import { type Asked, chooseOne, pick, type Rule } from '@questwright/kernel';
import { canExert, exert } from './exert.ts';
import { asOffer, type Offer, plain } from './offers.ts';
import type { Roll, Runebound } from './state.ts';
import { BIT, FACE_BITS, FACE_NAMES, FACES } from './terrain.ts';
import { addUses, useNow } from './uses.ts';

const FACE_INDEX = FACES.map((_, face) => face);
const faceName = (face: number): string => FACE_NAMES[face]!;

export const rollDie = (g: Runebound): number => pick(g, 'terrain die', FACE_INDEX, faceName);

/** Rolls terrain dice. They lie on the table until `g.roll` is cleared. */
export function rollDice(g: Runebound, seat: number, n: number, why: Roll['why']): Roll {
  const faces: number[] = [];
  for (let i = 0; i < n; i++) faces.push(rollDie(g));
  const roll: Roll = { seat, why, faces, spent: 0, rerolled: [] };
  g.roll = roll;
  noteRoll(g, roll, 'rb.log.rolls', 'RB-DICE-02');
  return roll;
}

function noteRoll(g: Runebound, { seat, faces }: Roll, key: string, rule: string): void {
  const dice = { list: faces.map((face) => ['rb.face', { face: faceName(face) }] as const) };
  note(g, key, { hero: seat, n: faces.length, dice }, rule);
}

/** Whether a die matches a terrain, given as bits. */
export const matches = (face: number, bits: number): boolean => (FACE_BITS[face]! & bits) !== 0;

export const countMatches = (faces: readonly number[], bits: number): number =>
  faces.reduce((n, face) => (matches(face, bits) ? n + 1 : n), 0);

export const countWilds = (faces: readonly number[]): number =>
  faces.reduce((n, face) => ((FACE_BITS[face]! & BIT.wild) !== 0 ? n + 1 : n), 0);

export const isSpent = (roll: Roll, die: number): boolean => (roll.spent & (1 << die)) !== 0;

/** Adds to `offers` the rerolls that the hero can exert for, one for each face, and what else it can use on dice. */
export function addDiceOffers(g: Runebound, roll: Roll, offers: Offer[]): void {
  if (canExert(g, roll.seat)) {
    for (let die = 0; die < roll.faces.length; die++) {
      const face = roll.faces[die]!;
      if (!isSpent(roll, die) && isFirstOfFace(roll, die)) offers.push({ kind: 'reroll', die, face });
    }
  }
  addUses(g, roll.seat, 'dice', offers);
}

/** Whether no earlier unspent die shows the same face: equal dice are offered only once. */
export function isFirstOfFace(roll: Roll, die: number): boolean {
  for (let other = 0; other < die; other++) {
    if (roll.faces[other] === roll.faces[die] && !isSpent(roll, other)) return false;
  }
  return true;
}

/** Carries out a reroll or a use that was picked among the offers; false when it was neither. */
export function* changeDice(g: Runebound, roll: Roll, offer: Offer): Rule<boolean> {
  if (offer.kind === 'reroll') {
    yield* exert(g, roll.seat, () => ['rb.by.reroll', { face: faceName(offer.face) }]);
    reroll(g, roll, offer.die);
    return true;
  }
  if (offer.kind === 'use') {
    yield* useNow(g, roll.seat, offer);
    return true;
  }
  return false;
}

/** The new result replaces the old one. */
export function reroll(g: Runebound, roll: Roll, die: number): void {
  roll.faces[die] = rollDie(g);
  roll.rerolled.push(die);
  noteRoll(g, roll, 'rb.log.rerolls', 'RB-EXERT-03');
}

const KEEP = plain('keep');

/** Lets the hero change the dice, as often as it can, until it keeps them. */
export function* keepOrReroll(g: Runebound, roll: Roll, by?: Asked['by']): Rule {
  for (;;) {
    const among: Offer[] = [KEEP];
    addDiceOffers(g, roll, among);
    if (among.length === 1) return;
    const offer = yield* chooseOne(g, {
      seat: roll.seat,
      topic: 'dice',
      prompt: 'rb.ask.dice',
      by,
      among,
      as: asOffer(g),
    });
    if (!(yield* changeDice(g, roll, offer))) return;
  }
}
