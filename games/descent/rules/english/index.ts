import type { Catalogue } from '@questwright/kernel';
import { moveTexts } from '../effects/moves.ts';
import { effectTexts } from '../effects/words.ts';
import { surgeWords } from '../surges.ts';
import { asks } from './asks.ts';
import { conditionTexts } from './conditions.ts';
import { logged } from './log.ts';
import { terrainTexts } from './terrain.ts';
import { words } from './words.ts';

export const english: Catalogue = {
  ...words,
  ...surgeWords,
  ...asks,
  ...logged,
  ...effectTexts,
  ...moveTexts,
  'd2.ability': '{may, select, true {You may: } other {}}{effect}.',
  ...conditionTexts,
  ...terrainTexts,
  'd2.changes': '{layer, select, set {Your {name} is {n}.} other {{n, number, ::sign-always} {name}.}}',
  'd2.passive': '{name}',
  'd2.passive.shadow': 'Shadow: a hero beside this monster must spend a surge in each attack, or it misses',
  'd2.passive.cowardly': 'Cowardly: spends no surges unless a master or a lieutenant is within 3 spaces',
  'd2.passive.night-stalker':
    'Night Stalker: may add a brown die against the attack of a hero who is not beside it',
  'd2.closed.no-target': 'no enemy is in sight and near enough',
};
