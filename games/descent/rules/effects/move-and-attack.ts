import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { type Weapon, weaponsOf } from '../attack/sources.ts';
import { hasTarget } from '../attack/targets.ts';
import type { Context } from '../definitions.ts';
import { speedOf } from '../figures/characteristics.ts';
import { asOffer } from '../ground.ts';
import { mayBreakOff } from '../move/base.ts';
import { moveInto } from '../move/enter.ts';
import { stepsOf } from '../move/walk.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

const STOP: Offer = { word: 'stop' };

/** "Move double your Speed and perform an attack, before, after or during this movement." */
export const movesAndAttacks: GameEffect = does('d2.effect.move-and-attack', (g: Descent, c: Context) =>
  moveAndAttack(g, c.figure!, c.seat),
);

function* moveAndAttack(g: Descent, figure: Figure, seat: number): Rule {
  let left = 2 * speedOf(g, figure);
  let weapons: readonly Weapon[] = weaponsOf(g, figure);
  g.moving.push(figure.id);
  while (figure.zone === MAP && (left > 0 || weapons.length > 0)) {
    const steps = stepsOf(g, figure, left, 'spaces');
    const isFree = mayBreakOff(g, figure);
    const open = isFree ? weapons.filter(({ arms }) => hasTarget(g, figure, arms)) : [];
    if (steps.length === 0 && open.length === 0) break;
    const offer = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'step',
      prompt: 'd2.ask.step',
      among: [
        ...open.map(({ source, name }) => ({ word: 'attack', source, name }) as const),
        ...steps.map(({ space }) => ({ word: 'step', space, source: null }) as const),
        ...(isFree ? [STOP] : []),
      ],
      as: asOffer(g),
      always: true,
    });
    if (offer.word === 'attack') {
      yield* attack(g, figure, open.find(({ source }) => source === offer.source)!);
      weapons = [];
    } else if (offer.word === 'step') {
      left--;
      yield* moveInto(g, figure, offer.space);
    } else break;
  }
  g.moving.pop();
}

export const moveAndAttackTexts: { readonly [key: string]: string } = {
  'd2.effect.move-and-attack':
    'move up to double your Speed, and perform an attack before, after or during that movement',
};
