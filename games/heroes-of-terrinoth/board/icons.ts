import type { Hue } from '@questwright/board-kit';
import type { IconType } from 'react-icons';
import {
  GiBarn,
  GiBatMask,
  GiBlackKnightHelm,
  GiBookAura,
  GiBowman,
  GiBrute,
  GiCastle,
  GiCastleRuins,
  GiChurch,
  GiCrossedSwords,
  GiCultist,
  GiDwarfFace,
  GiFallingStar,
  GiFireBottle,
  GiFog,
  GiForest,
  GiGate,
  GiGhost,
  GiGiant,
  GiGoblinHead,
  GiGraveyard,
  GiHealing,
  GiHoodedFigure,
  GiHound,
  GiIceberg,
  GiImpLaugh,
  GiKnapsack,
  GiMagicPortal,
  GiMeditation,
  GiMeteorImpact,
  GiMinotaur,
  GiMonkFace,
  GiMountainCave,
  GiMountainRoad,
  GiNightSleep,
  GiNinjaHead,
  GiOgre,
  GiOrcHead,
  GiPirateCaptain,
  GiPrayer,
  GiRaiseZombie,
  GiRat,
  GiRiver,
  GiRobberMask,
  GiRockGolem,
  GiRuneStone,
  GiScrollUnfurled,
  GiSkeletonInside,
  GiSnakeBite,
  GiSpectre,
  GiSpiderAlt,
  GiSpikedDragonHead,
  GiSpyglass,
  GiStoneBridge,
  GiStoneTower,
  GiTavernSign,
  GiThreeFriends,
  GiThroneKing,
  GiTreasureMap,
  GiTroll,
  GiVikingHelmet,
  GiVillage,
  GiWarAxe,
  GiWatchtower,
  GiWindmill,
  GiWizardStaff,
  GiWolfHead,
  GiWyvern,
} from 'react-icons/gi';
import type { Archetype, Colour } from '../rules/definitions.ts';
import type { ActionKind } from '../rules/state.ts';

export const actionIcons: Record<ActionKind, IconType> = {
  attack: GiCrossedSwords,
  explore: GiSpyglass,
  rest: GiNightSleep,
  aid: GiThreeFriends,
};

export const actionHues: Record<ActionKind, Hue> = {
  attack: 'blood',
  explore: 'forest',
  rest: 'dusk',
  aid: 'gold',
};

export const archetypeIcons: Record<Archetype, IconType> = {
  Healer: GiPrayer,
  Mage: GiWizardStaff,
  Scout: GiBowman,
  Warrior: GiWarAxe,
};

export const archetypeHues: Record<Archetype, Hue> = {
  Healer: 'gold',
  Mage: 'dusk',
  Scout: 'forest',
  Warrior: 'blood',
};

/** Heroes with a face of their own; the others wear the sign of their archetype. */
export const heroIcons: Record<string, IconType> = {
  'elder-mok': GiMeditation,
  'avric-albright': GiMonkFace,
  ashrian: GiHealing,
  'leoric-of-the-book': GiBookAura,
  'grisban-the-thirsty': GiDwarfFace,
  'trenloe-the-strong': GiVikingHelmet,
  syndrael: GiBlackKnightHelm,
  'kari-wraithstalker': GiHoodedFigure,
  'tomble-burrowell': GiRobberMask,
  lyssa: GiRuneStone,
};

/** By the name of the set, or the id of a nemesis. */
export const enemyIcons: Record<string, IconType> = {
  'Rat Swarm': GiRat,
  Bandit: GiRobberMask,
  'Cave Spider': GiSpiderAlt,
  'Goblin Archer': GiBowman,
  'Goblin Raider': GiGoblinHead,
  Zombie: GiRaiseZombie,
  Skeleton: GiSkeletonInside,
  Ogre: GiOgre,
  Barghest: GiHound,
  Bloodguard: GiBlackKnightHelm,
  Razorwing: GiBatMask,
  Shade: GiGhost,
  Beastman: GiMinotaur,
  'Fire Imp': GiImpLaugh,
  Troll: GiTroll,
  'Hill Giant': GiGiant,
  'Iron Golem': GiRockGolem,
  Wraith: GiSpectre,
  Dragonkin: GiWyvern,
  splig: GiOrcHead,
  'vex-emberhand': GiFireBottle,
  'ankaur-maro': GiCultist,
  'serise-vaal': GiPirateCaptain,
  'ilvane-nightcloak': GiNinjaHead,
  'the-brass-warden': GiRockGolem,
  'urgath-gatebreaker': GiBrute,
  kharzhul: GiSpikedDragonHead,
};
export const anyEnemy = GiWolfHead;

export const locationIcons: Record<string, IconType> = {
  'roadside-inn': GiTavernSign,
  'dark-forest': GiForest,
  'river-bank': GiRiver,
  'abandoned-farm': GiBarn,
  'market-square': GiVillage,
  'drowned-chapel': GiChurch,
  'bandit-hideout': GiMountainCave,
  'mill-bridge': GiWindmill,
  'barrow-of-kings': GiGraveyard,
  'ruined-watchtower': GiWatchtower,
  'mountain-pass': GiMountainRoad,
  'misty-moor': GiFog,
  'sundered-bridge': GiStoneBridge,
  'embassy-gate': GiGate,
  'frozen-summit': GiIceberg,
  'demon-gate': GiMagicPortal,
  'throne-of-bones': GiThroneKing,
  'vault-of-stars': GiFallingStar,
  'ashfall-crater': GiMeteorImpact,
  'ravenwatch-barbican': GiCastle,
  'ravenwatch-bailey': GiCastle,
  'ravenwatch-keep': GiStoneTower,
};
export const anyLocation = GiCastleRuins;

export const itemIcon = GiKnapsack;
export const eventIcon = GiScrollUnfurled;
export const questIcon = GiTreasureMap;
export const harmfulIcon = GiSnakeBite;
export const helpfulIcon = GiMeditation;

/** The hues of peril; every colour has its letter as well. */
export const perilHues: Record<Colour, Hue> = {
  gray: 'stone',
  green: 'forest',
  yellow: 'gold',
  orange: 'ember',
  red: 'blood',
  purple: 'dusk',
  blue: 'river',
};
