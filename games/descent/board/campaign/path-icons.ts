import type { IconType } from 'react-icons';
import {
  GiBrickWall,
  GiForest,
  GiHazardSign,
  GiHighGrass,
  GiMountains,
  GiPathDistance,
  GiStoneTower,
  GiVillage,
  GiWaterDrop,
  GiWaves,
} from 'react-icons/gi';
import type { Icon } from '../../rules/campaign/state.ts';

/** The icons of paths, by which events are met. */
export const pathIcons: { readonly [icon in Icon]: IconType } = {
  road: GiPathDistance,
  plain: GiHighGrass,
  forest: GiForest,
  mountain: GiMountains,
  water: GiWaves,
  street: GiBrickWall,
  building: GiVillage,
  tower: GiStoneTower,
  sewer: GiWaterDrop,
  hazard: GiHazardSign,
};
