import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { asOffer } from '../ground.ts';
import type { Descent } from '../state.ts';
import { endAction, isFreeActionAllowed } from '../turn/actions.ts';
import { doorsFor, openOrClose } from '../turn/doors.ts';
import type { GameEffect } from './on-figures.ts';

/** "Perform an open or close a door action": what else the door asks for remains. */
export const performsDoor: GameEffect = does(
  'd2.effect.door',
  function* (g: Descent, { figure, seat }: Context): Rule {
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'door',
      prompt: 'd2.ask.door',
      among: doorsFor(g, figure!),
      as: asOffer(g),
    });
    yield* openOrClose(g, figure!, offer);
    yield* endAction(g, figure!, 'door');
  },
  (g, { figure }) => isFreeActionAllowed(g, figure!, 'door') && doorsFor(g, figure!).length > 0,
);

export const doorTexts: { readonly [key: string]: string } = {
  'd2.effect.door': 'perform an open or close a door action',
};
