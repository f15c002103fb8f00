import { does } from '@questwright/adventure';
import { chooseOne, type Rule, remove } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { asOffer } from '../ground.ts';
import { monsterId } from '../ids.ts';
import { arrive } from '../move/place.ts';
import { makePiece, onMap } from '../pieces.ts';
import { groupNamed, monsterNamed, takeGroup } from '../quest/groups.ts';
import type { Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/**
 * "Place this servant in one of these spaces": one that is on the map already is taken off, which is no defeat, and a fresh
 * one comes. It is a minion in a group of its own.
 */
export const summonsServant = (
  name: string,
  where: string,
  spaces: (g: Descent, c: Context) => readonly number[],
): GameEffect =>
  does(
    ['d2.effect.summon-servant', { name, where: [where] }],
    function* (g: Descent, c: Context): Rule {
      const group = groupNamed(g, name) ?? takeGroup(g, monsterNamed(g, name), false);
      for (const figure of onMap(g).filter(({ on }) => on === group.id)) remove(g, figure);
      const offer = yield* chooseOne(g, {
        seat: g.overlord,
        topic: 'place',
        prompt: 'd2.ask.place',
        among: spaces(g, c).map((space): Offer => ({ word: 'space', space })),
        as: asOffer(g),
      });
      const figure = makePiece(g, monsterId(name, g.act, 'minion'), AWAY, {
        on: group.id,
        acted: group.acted,
        label: name,
      });
      if (offer.word === 'space') yield* arrive(g, figure, offer.space);
    },
    (g, c) => spaces(g, c).length > 0,
  );

export const servantTexts: { readonly [key: string]: string } = {
  'd2.effect.summon-servant': 'place the servant {name} {where}',
  'd2.servant.beside-that': 'in an empty space beside that monster',
  'd2.servant.in-its-space': 'in the space of that monster',
  'd2.which.but-ravens': 'other than the Raven Flock',
  'd2.when.monster-falls': 'When a monster that is no servant is defeated',
};
