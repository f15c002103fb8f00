import { amountOf, amountText, does } from '@questwright/adventure';
import { chooseSome, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { addTo, dieOffer, openDice, replaceResult, reroll, turnDie } from '../dice/modify.ts';
import { rerollDie, resultOf } from '../dice/roll.ts';
import type { Attacking, Defending, Rolled } from '../events.ts';
import { asOffer } from '../ground.ts';
import type { Roll } from '../rolls.ts';
import type { Colour, Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';

/*
 * What abilities do to dice and attacks.
 */

/** The roll of the event: in an attack that of the attacker, or that of "you" when it is you who defends. */
function rollOf({ event, figure }: Context): Roll {
  const what = event as Rolled | Defending;
  if (!('attack' in what)) return what.roll;
  return what.defenders.find((struck) => struck.figure === figure?.id)?.roll ?? what.attack.roll;
}

/** "Reroll 1 die." */
export const rerolls: GameEffect = does(
  'd2.effect.reroll',
  (g: Descent, c: Context) => reroll(g, c.seat, rollOf(c)),
  (_, c) => openDice(rollOf(c)).length > 0,
);

/** "Reroll some or all of the dice." */
export const rerollsSome: GameEffect = does(
  'd2.effect.reroll-some',
  function* (g: Descent, c: Context): Rule {
    const roll = rollOf(c);
    const dice = yield* chooseSome(g, {
      seat: c.seat,
      topic: 'die',
      prompt: 'd2.ask.dice',
      among: openDice(roll).map((die): Offer => dieOffer(roll, die)),
      as: asOffer(g),
      min: 1,
      max: roll.dice.length,
    });
    for (const offer of dice) if (offer.word === 'reroll') rerollDie(g, roll, offer.die);
  },
  (_, c) => openDice(rollOf(c)).length > 0,
);

/** "Reroll 1 defence die": in an attack alone, though tests use the same dice. */
export const rerollsDefence: GameEffect = does(
  'd2.effect.reroll-defence',
  (g: Descent, c: Context) => reroll(g, c.seat, rollOf(c)),
  (_, c) => rollOf(c).kind === 'defence' && openDice(rollOf(c)).length > 0,
);

/** "Have the target reroll 1 of its defence dice." */
export const rerollsTargets: GameEffect = does(
  'd2.effect.reroll-target',
  function* (g: Descent, { event, seat }: Context): Rule {
    const roll = targetsRoll(event as Attacking);
    if (roll) yield* reroll(g, seat, roll);
  },
  (_, { event }) => targetsRoll(event as Attacking) !== undefined,
);

const targetsRoll = ({ attack }: Attacking): Roll | undefined =>
  attack.struck.find(({ as, roll }) => as !== 'area' && openDice(roll).length > 0)?.roll;

/** "Reroll the test": all its dice, and what they show then stands. */
export const rerollsWhole: GameEffect = does(
  'd2.effect.reroll-whole',
  (g: Descent, c: Context) => {
    const roll = rollOf(c);
    for (const at of openDice(roll)) rerollDie(g, roll, at);
  },
  (_, c) => openDice(rollOf(c)).length > 0,
);

/** "Reroll 1 power die." */
export const rerollsPower: GameEffect = does(
  'd2.effect.reroll-power',
  (g: Descent, c: Context) => reroll(g, c.seat, rollOf(c), POWER_DICE),
  (_, c) => openDice(rollOf(c), POWER_DICE).length > 0,
);
const POWER_DICE = ['red', 'yellow', 'green'] as const;

/** "Reroll 1 die of this colour." */
export const rerollsColour = (colour: Colour): GameEffect =>
  does(
    ['d2.effect.reroll-colour', { colour }],
    (g: Descent, c: Context) => reroll(g, c.seat, rollOf(c), [colour]),
    (_, c) => openDice(rollOf(c), [colour]).length > 0,
  );

/** Some or all of the defence dice are rolled again; the old result stays unless the new one is better by all that it comes to. */
export const rerollsIfBetter: GameEffect = does(
  'd2.effect.reroll-if-better',
  function* (g: Descent, c: Context): Rule {
    const roll = rollOf(c);
    const before = roll.dice.map(({ face }) => face);
    const { shield } = resultOf(roll);
    yield* rerollsSome.run(g, c);
    if (resultOf(roll).shield <= shield)
      for (const [at, face] of before.entries()) roll.dice[at]!.face = face;
  },
  (_, c) => rollOf(c).kind === 'defence' && openDice(rollOf(c)).length > 0,
);

/** "Turn 1 die to another face." */
export const turns: GameEffect = does(
  'd2.effect.turn',
  (g: Descent, c: Context) => turnDie(g, c.seat, rollOf(c)),
  (_, c) => openDice(rollOf(c)).length > 0,
);

export const addsShields = (n: number): GameEffect =>
  does(['d2.effect.shields', { n }], (_: Descent, c: Context) => addTo(rollOf(c), { shield: n }));

/** More of something in your attack, whatever is rerolled. */
export const addsToAttack = (what: 'damage' | 'range' | 'surge', n: GameAmount): GameEffect =>
  does(amountText(`d2.effect.attack-${what}`, n), (g: Descent, c: Context) =>
    addTo((c.event as Attacking).attack.roll, {
      [what]: typeof n === 'number' ? n : amountOf(g, c, n),
    }),
  );

/** A die more for your attack, or for your defence. */
export const addsDie = (colour: Colour): GameEffect =>
  does(['d2.effect.die', { colour }], (_: Descent, { event, figure }: Context) => {
    const { attack, defenders } = event as Defending;
    const own = defenders.find((struck) => struck.figure === figure?.id);
    (own ?? attack).pool.push(colour);
  });

/** "The result is 2 shields." */
export const becomesShields = (n: GameAmount): GameEffect =>
  does(amountText('d2.effect.result', n), (g: Descent, c: Context) =>
    replaceResult(rollOf(c), { shield: amountOf(g, c, n) }),
  );

export const effectTexts: { readonly [key: string]: string } = {
  'd2.effect.reroll-power': 'reroll 1 power die',
  'd2.effect.reroll-target': 'the target rerolls 1 defence die, which you choose',
  'd2.effect.reroll-colour': 'reroll 1 {colour} die',
  'd2.effect.reroll-if-better':
    'reroll some or all of your defence dice; what they showed before stands unless the new result is better',
  'd2.effect.reroll-some': 'reroll some or all of your dice',
  'd2.effect.reroll': 'reroll 1 die',
  'd2.effect.reroll-whole': 'reroll the dice of the test',
  'd2.effect.reroll-defence': 'reroll 1 defence die',
  'd2.effect.turn': 'turn 1 die to a face that you pick',
  'd2.effect.shields': '{n, number, ::sign-always} {n, plural, one {shield} other {shields}}',
  'd2.effect.attack-damage': '{k, select, X {+X} other {{n, number, ::sign-always}}} damage',
  'd2.effect.attack-range': '{k, select, X {+X} other {{n, number, ::sign-always}}} range',
  'd2.effect.attack-surge': '{n, number, ::sign-always} {n, plural, one {surge} other {surges}}',
  'd2.effect.die': 'add 1 {colour} die',
  'd2.effect.result': 'the result is {k} {n, plural, one {shield} other {shields}} instead',
};
