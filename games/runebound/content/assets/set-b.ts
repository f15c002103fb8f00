import type { AssetDef } from '../../rules/definitions.ts';
import { anyDieInto, asset, flip, foesTokens, plus, surge, tradeIn } from '../../rules/effects/index.ts';

export const setB: readonly AssetDef[] = [
  asset('artifacts', {
    name: 'Artifacts',
    set: 'B',
    type: 'goods',
    cost: 0,
    trade: 2,
    abilities: [tradeIn('shrine')],
  }),
  asset('case-of-philters', { name: 'Case of Philters', set: 'B', type: 'equipment', cost: 4, token: 'B01' }),
  asset('talon-gauntlet', {
    name: 'Talon Gauntlet',
    set: 'B',
    type: 'equipment',
    cost: 6,
    token: 'B03',
    abilities: [plus({ body: 1 })],
  }),
  asset('hunting-spear', { name: 'Hunting Spear', set: 'B', type: 'weapon', cost: 5, token: 'B05' }),
  asset('staff-of-light', {
    name: 'Staff of Light',
    set: 'B',
    type: 'weapon',
    cost: 8,
    token: 'B07',
    abilities: [plus({ spirit: 1 }), surge(1, 'Blind', flip(foesTokens(1)))],
  }),
  asset('blade-of-the-bold', { name: 'Blade of the Bold', set: 'B', type: 'weapon', cost: 12, token: 'B08' }),
  asset('thornmail', {
    name: 'Thornmail',
    set: 'B',
    type: 'clothing',
    cost: 9,
    token: 'B10',
    abilities: [plus({ body: 1, health: 1 })],
  }),
  asset('foresters-boots', {
    name: 'Forester’s Boots',
    set: 'B',
    type: 'movement',
    cost: 3,
    original: true,
    abilities: [anyDieInto('forest')],
  }),
];
