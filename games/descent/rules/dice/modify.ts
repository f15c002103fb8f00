import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { asOffer } from '../ground.ts';
import type { Change, Icons, Roll } from '../rolls.ts';
import { COLOURS, type Colour, type Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import { FACES, faceOf } from './faces.ts';
import { isOpenToRerolls, rerollDie } from './roll.ts';

/** Which dice of a roll an effect may be used on. */
export type Which = readonly Colour[];

/** "Attack die" is the blue one; "attack dice" are all of the attack pool. */
export const ATTACK_DIE: Which = ['blue'];
export const ANY_DIE: Which = COLOURS;

/** The dice of a roll that can be rerolled or turned: none once their result has been replaced. */
export const openDice = (roll: Roll, which: Which = ANY_DIE): readonly number[] =>
  isOpenToRerolls(roll) ? [...roll.dice.keys()].filter((at) => which.includes(roll.dice[at]!.colour)) : [];

/** Lets a player reroll one die, if there is one. What it shows then stands. */
export function* reroll(g: Descent, seat: number, roll: Roll, which: Which = ANY_DIE): Rule {
  const at = yield* chooseDie(g, seat, roll, which);
  if (at === null) return;
  const { colour, face } = roll.dice[at]!;
  rerollDie(g, roll, at);
  const now = faceOf(colour, roll.dice[at]!.face).name;
  note(g, 'd2.log.reroll', { colour, from: faceOf(colour, face).name, to: now }, 'D2-MOD-03');
}

/** Lets a player turn one die, if there is one, to a face that they pick. */
export function* turnDie(g: Descent, seat: number, roll: Roll, which: Which = ANY_DIE): Rule {
  const at = yield* chooseDie(g, seat, roll, which);
  if (at !== null) yield* turnTo(g, seat, roll, at);
}

/** Lets a player turn this very die to a face that they pick. */
export function* turnTo(g: Descent, seat: number, roll: Roll, at: number): Rule {
  const die = roll.dice[at]!;
  const names = [...new Set(FACES[die.colour].map(({ name }) => name))];
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'face',
    prompt: 'd2.ask.face',
    among: names.map((face): Offer => ({ word: 'face', die: at, face })),
    as: asOffer(g),
  });
  if (offer.word !== 'face') return;
  die.face = FACES[die.colour].findIndex(({ name }) => name === offer.face);
  note(g, 'd2.log.turned', { colour: die.colour, to: offer.face }, 'D2-MOD-12');
}

/** A die as an option: by its colour, and its number where there are several of that colour. */
export function dieOffer({ dice }: Roll, die: number): Offer {
  const { colour } = dice[die]!;
  const number = dice.slice(0, die + 1).filter((one) => one.colour === colour).length;
  return { word: 'reroll', die, colour, number };
}

function* chooseDie(g: Descent, seat: number, roll: Roll, which: Which): Rule<number | null> {
  const among = openDice(roll, which).map((die) => dieOffer(roll, die));
  if (among.length === 0) return null;
  const offer = yield* chooseOne(g, { seat, topic: 'die', prompt: 'd2.ask.die', among, as: asOffer(g) });
  return offer.word === 'reroll' ? offer.die : null;
}

/** Adds to a roll, or takes away from it, whatever is rerolled before or after. */
export function addTo(roll: Roll, change: Change): void {
  roll.changes.push(change);
}

/** Puts a result in the place of what the dice show. */
export function replaceResult(roll: Roll, result: Partial<Icons>): void {
  roll.replaced = { range: 0, damage: 0, surge: 0, shield: 0, ...result };
}
