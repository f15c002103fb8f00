import type { AssetDef } from '../../rules/definitions.ts';
import {
  asset,
  doubleAll,
  drawSkills,
  foesTokens,
  onEngage,
  plus,
  recast,
  surge,
} from '../../rules/effects/index.ts';

export const setA: readonly AssetDef[] = [
  asset('horn-of-courage', {
    name: 'Horn of Courage',
    set: 'A',
    type: 'equipment',
    cost: 3,
    token: 'A01',
    abilities: [onEngage(drawSkills(1))],
  }),
  asset('notched-sword', { name: 'Notched Sword', set: 'A', type: 'weapon', cost: 2, token: 'A03' }),
  asset('sawtooth-axe', {
    name: 'Sawtooth Axe',
    set: 'A',
    type: 'weapon',
    cost: 5,
    token: 'A04',
    abilities: [plus({ body: 1 })],
  }),
  asset('truesteel-axe', {
    name: 'Truesteel Axe',
    set: 'A',
    type: 'weapon',
    cost: 9,
    token: 'A06',
    abilities: [surge(1, 'Smash', recast(foesTokens('any')))],
  }),
  asset('leather-armor-a', { name: 'Leather Armor', set: 'A', type: 'clothing', cost: 3, token: 'A08' }),
  asset('peddlers-coat', {
    name: 'Peddler’s Coat',
    set: 'A',
    type: 'clothing',
    cost: 4,
    token: 'A09',
    abilities: [plus({ speed: 1 })],
  }),
  asset('ringmail', {
    name: 'Ringmail',
    set: 'A',
    type: 'clothing',
    cost: 4,
    token: 'A10',
    abilities: [plus({ health: 1 })],
  }),
  asset('war-mages-robe', {
    name: 'War Mage’s Robe',
    set: 'A',
    type: 'clothing',
    cost: 9,
    token: 'A11',
    abilities: [surge(2, 'Focused Will', doubleAll('magic'))],
  }),
];
