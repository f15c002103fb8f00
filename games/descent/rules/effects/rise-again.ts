import { does } from '@questwright/adventure';
import { chooseOne, last, type Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import type { Events } from '../events.ts';
import { groupOf } from '../figures/groups.ts';
import { asOffer, spacesApart, tablesOf } from '../ground.ts';
import { missing } from '../quest/groups.ts';
import { putOn } from '../quest/placement.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import type { GameEffect } from './on-figures.ts';

/** How far from where it fell a monster comes back. */
const REACH = 5;

export const RISING = 'rise-again';

/** "Mark where it fell; at the start of your next turn it comes back, and at the end of that turn it is gone." */
export const risesAgain: GameEffect = does(
  'd2.effect.rise-again',
  function* (g: Descent, { event, seat }: Context): Rule {
    const { figure, spaces } = event as Events['defeated'];
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'place',
      prompt: 'd2.ask.place',
      among: spaces.map((space): Offer => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (offer.word === 'space') last(g, RISING, { on: figure.id, n: offer.space });
  },
);

/**
 * It comes back unharmed, with as much of its base as possible no farther away than its reach; not where its group has all
 * the figures that it may have. [D2-FOVL-11, D2-MON-21]
 */
export function* comeBack(g: Descent, figure: Figure, fell: number): Rule<boolean> {
  const group = groupOf(g, figure);
  const { rank } = figureDef(g, figure);
  if (group && rank && !missing(g, group).includes(rank)) return false;
  const near = Array.from({ length: tablesOf(g).count }, (_, space) => space).filter(
    (space) => spacesApart(g, [fell], [space]) <= REACH,
  );
  figure.damage = 0;
  return yield* putOn(g, figure, near, g.overlord, 'most');
}

export const riseTexts: { readonly [key: string]: string } = {
  'd2.effect.rise-again':
    'mark where it fell; at the start of your next turn it comes back within 5 spaces of there, and at the end of that turn it is taken off the map',
  'd2.lasting.rise-again': 'Comes back at the start of the next turn of the overlord',
  'd2.lasting.risen': 'Leaves the map at the end of this turn of the overlord',
};
