import { note, valueFor } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { asDie, type DieOption } from '../as.ts';
import { addDiceOffers, changeDice, isFirstOfFace, isSpent, rollDice } from '../dice.ts';
import { enterHex } from '../enter.ts';
import { heroAt, isDefeated, speedOf } from '../heroes.ts';
import { chooseOrUse } from '../interlude.ts';
import { hexName, NEIGHBOURS, TERRAIN_BITS } from '../map/hexes.ts';
import { neededBits, reach, type Ways } from '../map/reach.ts';
import { asOffer, HEX_OFFERS, type HexOffer, type Offer, plain } from '../offers.ts';
import type { Roll, Runebound } from '../state.ts';
import { BIT, FACE_BITS } from '../terrain.ts';
import { closedHexes } from './closed-hexes.ts';

const ROLL = plain('roll');
const STOP = plain('stop');

/** A move action: one step into an adjacent hex, or a roll of as many dice as the hero's speed. */
export function* moveAction(g: Runebound, seat: number): Rule {
  const among = (): Offer[] => {
    if (isDefeated(g, seat)) return [STOP];
    const steps = NEIGHBOURS[heroAt(g, seat).at]!.map((hex) => HEX_OFFERS[hex]!);
    return speedOf(g, seat) > 0 ? [ROLL, ...steps] : steps;
  };
  const offer = yield* chooseOrUse(g, {
    seat,
    topic: 'move',
    prompt: 'rb.ask.move',
    by: () => ['rb.by.move', { n: speedOf(g, seat) }],
    among,
    as: asOffer(g),
  });
  if (offer.kind === 'hex') {
    note(g, 'rb.log.steps', { hero: seat }, 'RB-MOVE-02');
    yield* enterHex(g, seat, offer.hex);
  } else if (offer === ROLL) yield* moveWithDice(g, rollDice(g, seat, speedOf(g, seat), 'move'), true);
}

/**
 * The dice are spent one by one, each for entering one hex, until the hero stops. A defeat ends a move action, but
 * not a move that an ability gives.
 */
export function* moveWithDice(g: Runebound, roll: Roll, isAction: boolean): Rule {
  const { seat } = roll;
  while (hasUnspent(roll) && !(isAction && isDefeated(g, seat))) {
    const among: Offer[] = [STOP];
    for (const hex of reach(heroAt(g, seat).at, roll.faces, roll.spent, waysOf(g, seat))) among.push(hex);
    addDiceOffers(g, roll, among);
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'spend-dice',
      prompt: 'rb.ask.spend-dice',
      by: () => ['rb.by.spend-dice', { n: roll.faces.filter((_, die) => !isSpent(roll, die)).length }],
      among,
      as: asOffer(g),
      closed: () => closedHexes(g, roll, among),
    });
    if (offer === STOP) break;
    if (offer.kind === 'hex') yield* walk(g, roll, offer);
    else yield* changeDice(g, roll, offer);
  }
  g.roll = null;
}

const hasUnspent = ({ faces, spent }: Roll): boolean => spent !== (1 << faces.length) - 1;

/** What the hero's dice must show, with what its cards change about it. */
export function waysOf(g: Runebound, seat: number): Ways {
  const { zombies } = g;
  return {
    bits: (hex) => valueFor(g, 'terrain', TERRAIN_BITS[hex]!, { seat, hex }),
    river: valueFor(g, 'river', BIT.water, { seat }),
    stops: (hex) => zombies.includes(hex),
  };
}

/** Goes to a hex that dice reach, through every hex on the way. */
function* walk(g: Runebound, roll: Roll, to: HexOffer): Rule {
  const { seat } = roll;
  const path: HexOffer[] = [];
  for (let step: HexOffer | null = to; step; step = step.before) path.unshift(step);
  if (path.length === 1) {
    roll.spent |= 1 << (yield* chooseDie(g, roll, to.hex));
    yield* enterHex(g, seat, to.hex);
    return;
  }
  for (const { hex, dice } of path) {
    roll.spent = dice;
    yield* enterHex(g, seat, hex);
    // Something in that hex may have stopped the hero or brought it elsewhere.
    if (heroAt(g, seat).at !== hex || isDefeated(g, seat)) return;
  }
}

/** Which die to spend for an adjacent hex. */
function* chooseDie(g: Runebound, roll: Roll, hex: number): Rule<number> {
  const among = diceFor(g, roll, hex);
  const option = yield* chooseOne(g, {
    seat: roll.seat,
    topic: 'which-die',
    prompt: 'rb.ask.which-die',
    by: () => ['rb.by.which-die', { hex: hexName(hex) }],
    among,
    as: asDie,
  });
  return option.die;
}

/** The unspent dice that take the hero into an adjacent hex, one for each face. */
export function diceFor(g: Runebound, roll: Roll, hex: number): DieOption[] {
  const { at } = heroAt(g, roll.seat);
  const needed = neededBits(at, NEIGHBOURS[at]!.indexOf(hex), hex, waysOf(g, roll.seat));
  const dice: DieOption[] = [];
  for (let die = 0; die < roll.faces.length; die++) {
    const face = roll.faces[die]!;
    if (!isSpent(roll, die) && isFirstOfFace(roll, die) && FACE_BITS[face]! & needed)
      dice.push({ die, face });
  }
  return dice;
}
