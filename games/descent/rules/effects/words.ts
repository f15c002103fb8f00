import { does, type Effect } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { takePlace } from '../attack/take-place.ts';
import type { Context } from '../definitions.ts';
import { addTo, openDice, replaceResult, reroll, turnDie } from '../dice/modify.ts';
import type { Attacking, Defending, Harm, Recovery, Rolled, Source } from '../events.ts';
import { discardCondition, giveCondition, hasCondition } from '../figures/conditions.ts';
import { defeat } from '../figures/defeat.ts';
import { suffer } from '../figures/harm.ts';
import { recover } from '../figures/recover.ts';
import { testAttribute } from '../figures/test.ts';
import type { Roll } from '../rolls.ts';
import type { Attribute, Colour, Condition, Descent, Figure } from '../state.ts';

/*
 * What abilities do, each with its own text. "You" is the figure whose ability it is; "that figure" the one of the event.
 */
export type GameEffect = Effect<Descent, Context>;

/** Whom an effect is about. */
export type Whom = 'you' | 'that';

export const whomOf = ({ figure, event }: Context, whom: Whom): Figure =>
  whom === 'you' ? figure! : (event as { readonly figure: Figure }).figure;

const sourceOf = ({ figure }: Context): Source => ({ kind: 'ability', attack: 0, by: figure?.id ?? 0 });
/** The roll of the event: in an attack that of the attacker, or that of "you" when it is you who defends. */
function rollOf({ event, figure }: Context): Roll {
  const what = event as Rolled | Defending;
  if (!('attack' in what)) return what.roll;
  return what.defenders.find((struck) => struck.figure === figure?.id)?.roll ?? what.attack.roll;
}

export const suffers = (kind: Harm['kind'], n: number, whom: Whom = 'you'): GameEffect =>
  does([`d2.effect.suffer-${kind}`, { n, whom }], function* (g: Descent, c: Context): Rule {
    yield* suffer(g, whomOf(c, whom), kind, n, sourceOf(c));
  });

export const recovers = (kind: Harm['kind'], n: number, whom: Whom = 'you'): GameEffect =>
  does([`d2.effect.recover-${kind}`, { n, whom }], function* (g: Descent, c: Context): Rule {
    yield* recover(g, whomOf(c, whom), { [kind]: n }, sourceOf(c));
  });

export const becomes = (condition: Condition, whom: Whom = 'you'): GameEffect =>
  does(
    ['d2.effect.become', { condition: [`d2.condition.${condition}`], whom }],
    (g: Descent, c: Context) => giveCondition(g, whomOf(c, whom), condition, sourceOf(c)),
    (g, c) => !hasCondition(g, whomOf(c, whom), condition),
  );

export const discards = (condition: Condition): GameEffect =>
  does(
    ['d2.effect.discard', { condition: [`d2.condition.${condition}`] }],
    (g: Descent, c: Context) => discardCondition(g, c.figure!, condition),
    (g, c) => hasCondition(g, c.figure!, condition),
  );

/** "Test might; if you fail, …" */
export const testsElse = (attribute: Attribute, failed: GameEffect, whom: Whom = 'you'): GameEffect =>
  does(['d2.effect.test', { attribute }], function* (g: Descent, c: Context): Rule {
    if (!(yield* testAttribute(g, whomOf(c, whom), attribute))) yield* failed.run(g, c);
  });

/** "Reroll 1 die." */
export const rerolls: GameEffect = does(
  'd2.effect.reroll',
  (g: Descent, c: Context) => reroll(g, c.seat, rollOf(c)),
  (_, c) => openDice(rollOf(c)).length > 0,
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
export const addsToAttack = (what: 'damage' | 'range' | 'surge', n: number): GameEffect =>
  does([`d2.effect.attack-${what}`, { n }], (_: Descent, { event }: Context) =>
    addTo((event as Attacking).attack.roll, { [what]: n }),
  );

/** A die more for your attack, or for your defence. */
export const addsDie = (colour: Colour): GameEffect =>
  does(['d2.effect.die', { colour }], (_: Descent, { event, figure }: Context) => {
    const { attack, defenders } = event as Defending;
    const own = defenders.find((struck) => struck.figure === figure?.id);
    (own ?? attack).pool.push(colour);
  });

/** "You are struck in that figure's place." */
export const standsIn: GameEffect = does('d2.effect.stand-in', (g: Descent, { event, figure }: Context) => {
  const { attack } = event as Attacking;
  takePlace(g, attack, attack.struck[0]!, figure!);
});

/** "The result is 2 shields." */
export const becomesShields = (n: number): GameEffect =>
  does(['d2.effect.result', { n }], (_: Descent, c: Context) => replaceResult(rollOf(c), { shield: n }));

/** More or less of what is about to be suffered or recovered. */
export const alters = (n: number): GameEffect =>
  does(['d2.effect.alter', { n }], (_: Descent, { event }: Context) => {
    const what = event as Harm | Recovery;
    if ('n' in what) what.n = Math.max(0, what.n + n);
    else if (what.damage > 0) what.damage = Math.max(0, what.damage + n);
    else what.fatigue = Math.max(0, what.fatigue + n);
  });

/** "You suffer it as fatigue instead." */
export const turnsInto = (kind: Harm['kind']): GameEffect =>
  does([`d2.effect.into-${kind}`, {}], (_: Descent, { event }: Context) => {
    (event as Harm).kind = kind;
  });

/** "You suffer it in that figure's place." */
export const takesOver: GameEffect = does('d2.effect.take-over', (_: Descent, { event, figure }: Context) => {
  (event as Harm).figure = figure!;
});

/** "You are defeated", whatever your damage. */
export const falls: GameEffect = does('d2.effect.fall', (g: Descent, c: Context) =>
  defeat(g, c.figure!, sourceOf(c)),
);

export const prevents: GameEffect = does('d2.effect.prevent', (_: Descent, { event }: Context) => {
  (event as { prevented?: boolean }).prevented = true;
});

export const effectTexts: { readonly [key: string]: string } = {
  'd2.effect.suffer-damage': '{whom, select, you {suffer} other {that figure suffers}} {n} damage',
  'd2.effect.suffer-fatigue': '{whom, select, you {suffer} other {that figure suffers}} {n} fatigue',
  'd2.effect.recover-damage': '{whom, select, you {recover} other {that figure recovers}} {n} damage',
  'd2.effect.recover-fatigue': '{whom, select, you {recover} other {that figure recovers}} {n} fatigue',
  'd2.effect.become': '{whom, select, you {become} other {that figure becomes}} {condition}',
  'd2.effect.discard': 'discard {condition}',
  'd2.effect.test': 'test {attribute}, and suffer the consequence if the test fails',
  'd2.effect.reroll': 'reroll 1 die',
  'd2.effect.turn': 'turn 1 die to a face that you pick',
  'd2.effect.shields': '{n, number, ::sign-always} {n, plural, one {shield} other {shields}}',
  'd2.effect.attack-damage': '{n, number, ::sign-always} damage',
  'd2.effect.attack-range': '{n, number, ::sign-always} range',
  'd2.effect.attack-surge': '{n, number, ::sign-always} {n, plural, one {surge} other {surges}}',
  'd2.effect.die': 'add 1 {colour} die',
  'd2.effect.stand-in': 'you are affected in the place of the target',
  'd2.effect.result': 'the result is {n} {n, plural, one {shield} other {shields}} instead',
  'd2.effect.alter': '{n, number, ::sign-always} to that',
  'd2.effect.into-damage': 'it is suffered as damage instead',
  'd2.effect.into-fatigue': 'it is suffered as fatigue instead',
  'd2.effect.take-over': 'you suffer it instead',
  'd2.effect.prevent': 'prevent it',
  'd2.effect.fall': 'be defeated',
};
