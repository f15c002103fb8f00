import { isStruck, isTargeted } from '../../../rules/attack/affected.ts';
import { armsOf } from '../../../rules/attack/sources.ts';
import { defOf } from '../../../rules/catalogue.ts';
import { figureFor } from '../../../rules/context.ts';
import type { ItemDef, WeaponDef } from '../../../rules/definitions.ts';
import { faceOf } from '../../../rules/dice/faces.ts';
import { resultOf } from '../../../rules/dice/roll.ts';
import type { Which } from '../../../rules/effects/surges.ts';
import type { Attacking, Defending } from '../../../rules/events.ts';
import { gearOf } from '../../../rules/pieces.ts';
import type { Descent, Piece } from '../../../rules/state.ts';

type Test = (g: Descent, me: Piece, event: unknown) => boolean;

/** An attack that targets you has rolled surges. */
export const isTargetedWithSurge: Test = (g, me, event) => {
  const { attack } = event as Attacking;
  return attack.stage === 'roll' && resultOf(attack.roll).surge > 0 && isTargeted(attack, figureFor(g, me)!);
};

/** You have rolled defence dice. */
export const hasDefended: Test = (g, me, event) => {
  const { attack, defenders } = event as Defending;
  const own = figureFor(g, me)!;
  return isStruck(attack, own) && defenders.some(({ figure }) => figure === own.id);
};

/** One of the defence dice that you have rolled shows no shield. */
export const hasRolledBlank: Test = (g, me, event) => {
  const own = figureFor(g, me)!;
  const roll = (event as Defending).defenders.find(({ figure }) => figure === own.id)?.roll;
  return roll?.dice.some(({ colour, face }) => faceOf(colour, face).shield === 0) === true;
};

/** Your Ranged attacks. */
export const yoursRanged: Which = {
  text: 'd2.grants.yours-ranged',
  holds: (g, own, attacker, attack) => attacker.id === own.id && armsOf(g, attack).type === 'ranged',
};

/** Attacks with this weapon. */
export const withThis: Which = {
  text: 'd2.grants.with-this',
  holds: (_, __, ___, attack, me) => attack.source === me.id,
};

/** The same, as long as you hold nothing in your other hand. */
export const withOtherHandEmpty: Which = {
  text: 'd2.grants.other-hand-empty',
  holds: (g, own, _, attack, me) =>
    attack.source === me.id &&
    gearOf(g, own.hero)
      .filter(({ worn, id }) => worn && id !== me.id)
      .every((card) => {
        const def = defOf(g, card) as WeaponDef | ItemDef;
        return def.kind === 'item' ? def.slot !== 'hand' : def.hands === 0;
      }),
};
