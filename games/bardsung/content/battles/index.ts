import { ancientForge } from './ancient-forge.ts';
import { crypt } from './crypt.ts';
import { debtorsStair } from './debtors-stair.ts';
import { encampment } from './encampment.ts';
import { furnaceDeep } from './furnace-deep.ts';
import { gardenOfGlass } from './garden-of-glass.ts';
import { gearVaults } from './gear-vaults.ts';
import { halls } from './halls.ts';
import { battles as base } from './hobgoblins.ts';
import { outerRuins } from './outer-ruins.ts';
import { sunkenRoad } from './sunken-road.ts';
import { told } from './told.ts';

/** All battle cards: the base list, those of the chapters in their order, and those of stories. */
export const battles = [
  base,
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
  told,
].flat();
