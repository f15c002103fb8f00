import type { IconType } from 'react-icons';
import {
  GiAcrobatic,
  GiAngelWings,
  GiAnvil,
  GiBackpack,
  GiBleedingWound,
  GiBootPrints,
  GiBrain,
  GiBrokenBone,
  GiBrokenShield,
  GiBrokenSkull,
  GiCampfire,
  GiCaveEntrance,
  GiChest,
  GiClover,
  GiCrossedSwords,
  GiCursedStar,
  GiDeathSkull,
  GiDungeonGate,
  GiDwarfHelmet,
  GiFeather,
  GiFlame,
  GiGems,
  GiGoblinHead,
  GiHealthPotion,
  GiHolySymbol,
  GiKnockedOutStars,
  GiLungs,
  GiMuscleUp,
  GiMushroomGills,
  GiOrcHead,
  GiPipes,
  GiPoisonBottle,
  GiPoisonGas,
  GiPotionBall,
  GiPublicSpeaker,
  GiRobotGolem,
  GiRock,
  GiRootTip,
  GiRuneStone,
  GiScrollUnfurled,
  GiShield,
  GiSilenced,
  GiSkeleton,
  GiSnowflake1,
  GiSnowing,
  GiSpectre,
  GiSpiderFace,
  GiStairs,
  GiStalagtite,
  GiStoneTower,
  GiSun,
  GiTargetArrows,
  GiThirdEye,
  GiTiredEye,
  GiToolbox,
  GiTreasureMap,
  GiTurtleShell,
  GiTwoCoins,
  GiVerticalBanner,
  GiVineLeaf,
  GiWaves,
  GiWell,
  GiWoodenDoor,
  GiWoodPile,
} from 'react-icons/gi';
import type { Terrain } from '../rules/definitions.ts';
import type { Characteristic, ConditionName, Supply } from '../rules/things.ts';

export const heroIcons: { readonly [path: string]: IconType } = {
  steel: GiStoneTower,
  elements: GiSun,
  faith: GiAngelWings,
  shadow: GiFeather,
  omens: GiTurtleShell,
};
export const anyHero = GiStoneTower;

export const familyIcons: { readonly [family: string]: IconType } = {
  hobgoblin: GiGoblinHead,
  bugbear: GiOrcHead,
  undead: GiSkeleton,
  spirit: GiSpectre,
  duergar: GiDwarfHelmet,
  mechanica: GiRobotGolem,
  'wandering monster': GiSpiderFace,
};
export const anyEnemy = GiDeathSkull;

export const terrainIcons: { readonly [terrain in Terrain]: IconType } = {
  firepit: GiCampfire,
  water: GiWaves,
  gas: GiPoisonGas,
  rubble: GiRock,
  elevation: GiStairs,
  banner: GiVerticalBanner,
  vines: GiVineLeaf,
  stalagmites: GiStalagtite,
  drift: GiSnowing,
  mushrooms: GiMushroomGills,
  well: GiWell,
  pipe: GiPipes,
  forge: GiAnvil,
};

export const conditionIcons: { readonly [condition in ConditionName]: IconType } = {
  bane: GiCursedStar,
  bleed: GiBleedingWound,
  blessing: GiHolySymbol,
  burn: GiFlame,
  fatigue: GiTiredEye,
  frostbite: GiSnowflake1,
  pinned: GiRootTip,
  poison: GiPoisonBottle,
  silence: GiSilenced,
  stunned: GiKnockedOutStars,
  sundered: GiBrokenShield,
  weaken: GiBrokenBone,
};

export const supplyIcons: { readonly [supply in Supply]: IconType } = {
  charm: GiClover,
  firewood: GiWoodPile,
  potion: GiHealthPotion,
  toolkit: GiToolbox,
};

export const characteristicIcons: { readonly [one in Characteristic]: IconType } = {
  str: GiMuscleUp,
  dex: GiAcrobatic,
  con: GiLungs,
  int: GiBrain,
  wis: GiThirdEye,
  cha: GiPublicSpeaker,
};

export const treasureIcons = { gemstone: GiGems, rune: GiRuneStone, consumable: GiPotionBall } as const;

export const AttackIcon = GiCrossedSwords;
export const SkillIcon = GiHolySymbol;
export const PassiveIcon = GiShield;
export const SpeedIcon = GiBootPrints;
export const RangeIcon = GiTargetArrows;
export const ResilienceIcon = GiShield;
export const GritIcon = GiMuscleUp;
export const ToughnessIcon = GiBrokenSkull;
export const GoldIcon = GiTwoCoins;
export const ChestIcon = GiChest;
export const DoorIcon = GiWoodenDoor;
export const RoomIcon = GiDungeonGate;
export const CorridorIcon = GiCaveEntrance;
export const StoryIcon = GiScrollUnfurled;
export const ChapterIcon = GiTreasureMap;
export const WoundIcon = GiBleedingWound;
export const EquipmentIcon = GiBackpack;
