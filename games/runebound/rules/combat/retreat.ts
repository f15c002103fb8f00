import { isAllowed, note } from '@questwright/adventure';
import { type Asked, chooseOne, confirm, type Rule } from '@questwright/kernel';
import { diceFor } from '../actions/move.ts';
import { keepOrReroll, rollDice } from '../dice.ts';
import { heroAt } from '../heroes.ts';
import { NEIGHBOURS } from '../map/hexes.ts';
import { asOffer, HEX_OFFERS, type Offer, plain } from '../offers.ts';
import { NONE, type Runebound, SIDES, type Side } from '../state.ts';
import { FACES } from '../terrain.ts';
import { endCombat } from './over.ts';
import { combatOf } from './tokens.ts';

const STAY = plain('stay');

/** Each hero may try to retreat, the attacker first. Enemies cannot. */
export function* retreatPhase(g: Runebound): Rule {
  const combat = combatOf(g);
  combat.stage = 'retreat';
  for (const side of SIDES) {
    if (canRetreat(g, side) && (yield* wantsToRetreat(g, side))) yield* retreat(g, side);
  }
}

/** Whether nothing forbids a side to retreat, by whatever means: enemies cannot, nor can anybody from a villain. */
export const canRetreat = (g: Runebound, side: Side): boolean => {
  const { retreat, heroes } = combatOf(g);
  return retreat && heroes[side] !== NONE && isAllowed(g, 'retreat', side);
};

function* wantsToRetreat(g: Runebound, side: Side): Rule<boolean> {
  return yield* confirm(g, {
    seat: combatOf(g).seats[side],
    topic: 'retreat',
    prompt: 'rb.ask.retreat',
    by: retreatOdds(g, side),
  });
}

/** How many faces of the one die lead into an adjacent hex. */
const retreatOdds =
  (g: Runebound, side: Side): Asked['by'] =>
  () => {
    const seat = combatOf(g).heroes[side];
    const out = NEIGHBOURS[heroAt(g, seat).at]!;
    const leads = (face: number): boolean => {
      const roll = { seat, why: 'retreat', faces: [face], spent: 0, rerolled: [] };
      return out.some((hex) => diceFor(g, roll, hex).length > 0);
    };
    return ['rb.by.retreat', { k: FACES.filter((_, face) => leads(face)).length, of: FACES.length }];
  };

/** Rolls one die, which the hero may spend to move: that ends the combat. */
function* retreat(g: Runebound, side: Side): Rule {
  const combat = combatOf(g);
  const hero = combat.heroes[side];
  note(g, 'rb.log.tries-retreat', { hero }, 'RB-RETREAT-02');
  const roll = rollDice(g, hero, 1, 'retreat');
  yield* keepOrReroll(g, roll, retreatOdds(g, side));
  const among: Offer[] = [STAY];
  for (const hex of NEIGHBOURS[heroAt(g, hero).at]!) {
    if (diceFor(g, roll, hex).length > 0) among.push(HEX_OFFERS[hex]!);
  }
  const offer = yield* chooseOne(g, {
    seat: hero,
    topic: 'retreat-to',
    prompt: 'rb.ask.retreat-to',
    by: () => 'rb.by.retreat-to',
    among,
    as: asOffer(g),
  });
  g.roll = null;
  if (offer.kind === 'hex') fleeTo(g, hero, offer.hex);
}

/** Moving out of the hex ends the combat; the hex is entered once it is over. */
export function fleeTo(g: Runebound, hero: number, hex: number): never {
  const combat = combatOf(g);
  combat.fled = hero;
  combat.refuge = hex;
  endCombat(g, 'fled');
}
