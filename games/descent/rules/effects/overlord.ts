import { does } from '@questwright/adventure';
import { chooseOne, NOTHING, nested, pick, type Rule } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { addTo, openDice, reroll } from '../dice/modify.ts';
import type { Attacking, Defending, Rolled } from '../events.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { discardCard, drawCard, handOf } from '../overlord/deck.ts';
import { figureOf } from '../pieces.ts';
import type { Roll } from '../rolls.ts';
import type { Descent } from '../state.ts';
import { surge, surgeText } from '../surges.ts';
import { actingNow, actionsAllowed, figureOfAct } from '../turn/activation.ts';
import { hasGranted } from '../turn/granted.ts';
import type { Offer } from '../words.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * What Overlord cards do. "You" is the overlord, who has no figure.
 */

/** The rolls that have just been made, of attackers, defenders or anybody else. */
function rollsMade(event: unknown): Roll[] {
  const what = event as Rolled | Defending;
  if (!('attack' in what)) return [what.roll];
  const defended = what.defenders.map(({ roll }) => roll);
  return what.attack.stage === 'roll' ? [what.attack.roll, ...defended] : defended;
}

/** The rolls that a player has just made. */
export const rollsBy = (g: Descent, seat: number, event: unknown): Roll[] =>
  rollsMade(event).filter(({ figure }) => {
    const roller = figureOf(g, figure);
    return roller !== undefined && deciderOf(g, roller) === seat;
  });

/** Of several rolls one is picked by its figure. */
function* chooseRoll(g: Descent, seat: number, rolls: readonly Roll[]): Rule<Roll> {
  const among = rolls.map(({ figure }): Offer => ({ word: 'figure', figure: figureOf(g, figure)! }));
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'figure',
    prompt: 'd2.ask.whose-roll',
    among,
    as: asOffer(g),
  });
  return rolls[among.indexOf(offer)]!;
}

const open = (rolls: readonly Roll[]): Roll[] => rolls.filter((roll) => openDice(roll).length > 0);

function* rerollOne(g: Descent, seat: number, rolls: readonly Roll[]): Rule {
  if (rolls.length > 0) yield* reroll(g, seat, yield* chooseRoll(g, seat, rolls));
}

/** "Reroll 1 die" of those that you have just rolled. */
export const rerollsYours: GameEffect = does(
  'd2.effect.reroll',
  (g: Descent, { event, seat }: Context) => rerollOne(g, seat, open(rollsBy(g, seat, event))),
  (g, { event, seat }) => open(rollsBy(g, seat, event)).length > 0,
);

/** "Force a reroll of any 1 die", whoever has rolled it. */
export const rerollsAnybodys: GameEffect = does(
  'd2.effect.reroll-any',
  (g: Descent, { event, seat }: Context) => rerollOne(g, seat, open(rollsMade(event))),
  (_, { event }) => open(rollsMade(event)).length > 0,
);

/** "Add 2 shields" to one of your defence rolls. */
export const shieldsYours = (n: number): GameEffect =>
  does(
    ['d2.effect.shields', { n }],
    function* (g: Descent, { event, seat }: Context): Rule {
      addTo(yield* chooseRoll(g, seat, defences(g, seat, event)), { shield: n });
    },
    (g, { event, seat }) => defences(g, seat, event).length > 0,
  );

const defences = (g: Descent, seat: number, event: unknown): Roll[] =>
  rollsBy(g, seat, event).filter(({ kind }) => kind === 'defence');

/** "The attack gains this surge ability." */
export const attackGains = (written: string): GameEffect =>
  does(
    ['d2.effect.attack-gains', { surge: nested(surgeText(surge(written))) }],
    (_: Descent, { event }: Context) => {
      const { attack } = event as Attacking;
      attack.gains = { ...attack.gains, surges: [...attack.gains.surges, written] };
    },
  );

/**
 * "That monster may perform 1 additional attack action": a plain one, which no limit of its activation counts. Whoever may
 * perform only one action gets none. [D2-FOVL-03, D2-FOVL-06]
 */
export const grantsAction = (action: 'attack' | 'move'): GameEffect =>
  does(
    ['d2.effect.grant', { action }],
    (g: Descent, { card }: Context) => {
      actingNow(g)?.granted.push({ action, by: cardDef(g, card).name, used: false });
    },
    (g, { card }) => {
      const act = actingNow(g);
      const figure = act && figureOfAct(g, act);
      return !!figure && !hasGranted(act, cardDef(g, card).name) && actionsAllowed(g, figure) > 1;
    },
  );

export const draws = (n: number): GameEffect =>
  does(['d2.effect.draw', { n }], (g: Descent) => {
    for (let i = 0; i < n; i++) drawCard(g, 'D2-OVCARD-16');
  });

/** "The overlord discards 1 card of his hand at random." */
export const overlordDiscards: GameEffect = does(
  'd2.effect.overlord-discards',
  (g: Descent) => {
    const hand = handOf(g);
    if (hand.length > 0)
      discardCard(
        g,
        pick(g, 'Overlord card', hand, ({ def }) => def),
      );
  },
  (g) => handOf(g).length > 0,
);

/** It stays in play, and what it says holds until it is discarded. */
export const staysInPlay: GameEffect = does('d2.effect.stays', () => NOTHING);

export const overlordTexts: { readonly [key: string]: string } = {
  'd2.play': '{when}, play this card: {effect}.',
  'd2.effect.reroll-any': 'reroll any 1 die',
  'd2.effect.attack-gains': 'the attack gains the surge ability {surge}',
  'd2.effect.grant': 'that monster may perform 1 additional {action} action',
  'd2.effect.draw': 'the overlord draws {n, plural, one {a card} other {# cards}}',
  'd2.effect.overlord-discards': 'the overlord discards 1 Overlord card of his hand at random',
  'd2.effect.stays': 'it stays in play',
};
