import * as outerRuins from './01-the-outer-ruins.ts';
import * as encampment from './02-hobgoblin-encampment.ts';
import * as crypt from './03-the-crypt.ts';
import * as halls from './04-the-halls-of-the-dead.ts';
import * as sunkenRoad from './05-the-sunken-road.ts';
import * as gearVaults from './06-the-gear-vaults.ts';
import * as furnaceDeep from './07-the-furnace-deep.ts';
import * as gardenOfGlass from './08-the-garden-of-glass.ts';
import * as debtorsStair from './09-the-debtors-stair.ts';
import * as ancientForge from './10-the-ancient-forge.ts';

const all = [
  outerRuins,
  encampment,
  crypt,
  halls,
  sunkenRoad,
  gearVaults,
  furnaceDeep,
  gardenOfGlass,
  debtorsStair,
  ancientForge,
];

export const chapters = all.map(({ chapter }) => chapter);
export const encounters = all.flatMap((one) => one.encounters);
export const stories = all.flatMap((one) => one.stories);
