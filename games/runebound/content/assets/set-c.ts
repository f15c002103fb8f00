import type { AssetDef } from '../../rules/definitions.ts';
import { anyDieOverRivers, asset, plus, tradeIn } from '../../rules/effects/index.ts';

export const setC: readonly AssetDef[] = [
  asset('satchel', {
    name: 'Wayfarer’s Satchel',
    set: 'C',
    type: 'equipment',
    cost: 2,
    abilities: [plus({ hand: 1 })],
  }),
  asset('yew-bow', { name: 'Yew Bow', set: 'C', type: 'weapon', cost: 6, token: 'C05' }),
  asset('farsight-bow', { name: 'Farsight Bow', set: 'C', type: 'weapon', cost: 12, token: 'C07' }),
  asset('leather-armor-c', { name: 'Leather Armor', set: 'C', type: 'clothing', cost: 3, token: 'C09' }),
  asset('warded-plate', {
    name: 'Warded Plate',
    set: 'C',
    type: 'clothing',
    cost: 11,
    token: 'C12',
    abilities: [plus({ spirit: 1, health: 2 })],
  }),
  asset('fleet-boots', {
    name: 'Fleet Boots',
    set: 'C',
    type: 'movement',
    cost: 3,
    abilities: [plus({ speed: 1 })],
  }),
  asset('river-raft', {
    name: 'River Raft',
    set: 'C',
    type: 'movement',
    cost: 3,
    original: true,
    abilities: [anyDieOverRivers()],
  }),
  asset('bolts-of-silk', {
    name: 'Bolts of Silk',
    set: 'C',
    type: 'goods',
    cost: 2,
    trade: 5,
    original: true,
    abilities: [tradeIn('stronghold')],
  }),
];
