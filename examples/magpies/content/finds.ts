import { either, forPrice, inOrder, when } from '@questwright/adventure';
import { aCard, draw, gain, outshone, pebbles } from '../rules/effects.ts';
import type { CardDef, FindEffect } from './card.ts';

const find = (id: string, name: string, effect: FindEffect): CardDef => ({
  id,
  name,
  kind: 'find',
  back: 'card',
  shine: 0,
  copies: 2,
  effect,
});

export const finds: readonly CardDef[] = [
  find('windfall', 'Windfall', either(draw(2), gain(1))),
  find('barter', 'Barter', forPrice(pebbles(1), draw(3))),
  find('moonlight', 'Moonlight', when(outshone, gain(2), gain(1))),
  find('moult', 'Moult', inOrder(gain(1), forPrice(aCard, draw(1)))),
];
