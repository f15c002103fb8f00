import { ancientForge } from './ancient-forge.ts';
import { crypt } from './crypt.ts';
import { debtorsStair } from './debtors-stair.ts';
import { encampment } from './encampment.ts';
import { furnaceDeep } from './furnace-deep.ts';
import { gardenOfGlass } from './garden-of-glass.ts';
import { gearVaults } from './gear-vaults.ts';
import { halls } from './halls.ts';
import { challenges as base, outerRuins } from './ruins.ts';
import { sunkenRoad } from './sunken-road.ts';
import { told } from './told.ts';

/** All challenge cards: the base list, those of the chapters in their order, and those of stories. */
export const challenges = [
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
