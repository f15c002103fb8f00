import type { Hue } from '@questwright/board-kit';
import type { IconType } from 'react-icons';
import {
  GiAxeSword,
  GiBarbarian,
  GiBattleGear,
  GiBearFace,
  GiBoots,
  GiBrain,
  GiBroadsword,
  GiCastle,
  GiCheckMark,
  GiClaws,
  GiCloak,
  GiCrossedSwords,
  GiCrownedSkull,
  GiDragonHead,
  GiDwarfFace,
  GiElfHelmet,
  GiEvilMinion,
  GiFireBowl,
  GiGreekTemple,
  GiHearts,
  GiHighGrass,
  GiHillFort,
  GiHills,
  GiHoodedFigure,
  GiLightningTrio,
  GiMagicSwirl,
  GiMuscleUp,
  GiOrcHead,
  GiPeaks,
  GiPineTree,
  GiRuneStone,
  GiScrollUnfurled,
  GiShadowFollower,
  GiShield,
  GiSpyglass,
  GiSwapBag,
  GiTalk,
  GiTreasureMap,
  GiTriorb,
  GiVillage,
  GiVisoredHelm,
  GiVortex,
  GiWaves,
  GiWingfoot,
  GiWizardFace,
} from 'react-icons/gi';
import type { AssetType, Attribute, CombatSymbol, Orb } from '../rules/definitions.ts';
import type { Adventure, Site } from '../rules/map/hexes.ts';
import type { TerrainSymbol } from '../rules/terrain.ts';

export const siteIcons: { readonly [site in Site]: IconType } = {
  city: GiCastle,
  town: GiVillage,
  shrine: GiGreekTemple,
  stronghold: GiHillFort,
};

export const terrainIcons: { readonly [terrain in TerrainSymbol]: IconType } = {
  plains: GiHighGrass,
  hills: GiHills,
  water: GiWaves,
  forest: GiPineTree,
  mountain: GiPeaks,
  wild: GiVortex,
};

export const adventureIcons: { readonly [kind in Adventure]: IconType } = {
  combat: GiCrossedSwords,
  exploration: GiSpyglass,
  social: GiTalk,
};

export const adventureHues: { readonly [kind in Orb]: Hue } = {
  combat: 'blood',
  exploration: 'moss',
  social: 'dusk',
  gray: 'stone',
};

/** Doubles and dashes are written out. */
export const symbolIcons: { readonly [drawn in Exclude<CombatSymbol, 'double' | 'dash'>]: IconType } = {
  physical: GiBroadsword,
  magic: GiMagicSwirl,
  enemy: GiClaws,
  shield: GiShield,
  surge: GiLightningTrio,
  agility: GiWingfoot,
};

export const attributeIcons: { readonly [attribute in Attribute]: IconType } = {
  body: GiMuscleUp,
  mind: GiBrain,
  spirit: GiFireBowl,
};

export const attributeHues: { readonly [attribute in Attribute]: Hue } = {
  body: 'ember',
  mind: 'river',
  spirit: 'forest',
};

export const assetIcons: { readonly [type in AssetType]: IconType } = {
  clothing: GiCloak,
  equipment: GiBattleGear,
  goods: GiSwapBag,
  movement: GiBoots,
  weapon: GiAxeSword,
};

export const heroIcons: { readonly [hero: string]: IconType } = {
  corbin: GiDwarfFace,
  'elder-mok': GiOrcHead,
  laurel: GiElfHelmet,
  'lord-hawthorne': GiVisoredHelm,
  lyssa: GiShadowFollower,
  'master-thorn': GiHoodedFigure,
};

export const villainIcons: { readonly [villain: string]: IconType } = {
  'high-lord-margath': GiDragonHead,
  'vorakesh-corpse-king': GiCrownedSkull,
};

export const anyHero = GiVisoredHelm;
export const anyVillain = GiEvilMinion;
export const anyEnemy = GiClaws;
export const questIcon = GiTreasureMap;
export const eventIcon = GiScrollUnfurled;
export const storyIcon = GiRuneStone;
export const HealthIcon = GiHearts;
export const OrbIcon = GiTriorb;
export const SuccessIcon = GiCheckMark;
export const StoryTokenIcon = GiRuneStone;

const traitIcons: readonly (readonly [string, IconType])[] = [
  ['Dragon', GiDragonHead],
  ['Undead', GiCrownedSkull],
  ['Savage', GiBearFace],
  ['Mystic', GiWizardFace],
  ['Warrior', GiBarbarian],
];

/** An enemy is drawn by the first of its traits that has a picture. */
export const enemyIcon = (traits: readonly string[]): IconType | undefined =>
  traitIcons.find(([trait]) => traits.includes(trait))?.[1];
