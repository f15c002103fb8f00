import type { IconType } from 'react-icons';
import {
  GiBleedingWound,
  GiBrokenShield,
  GiCultist,
  GiCursedStar,
  GiDaemonSkull,
  GiDeathSkull,
  GiDragonHead,
  GiDwarfFace,
  GiElfHelmet,
  GiEvilMinion,
  GiFlame,
  GiGoblinHead,
  GiHoodedAssassin,
  GiMagnifyingGlass,
  GiMuscleUp,
  GiNailedFoot,
  GiOgre,
  GiPoisonBottle,
  GiPrayer,
  GiRuneStone,
  GiShamblingZombie,
  GiSpiderAlt,
  GiStunGrenade,
  GiSwordsEmblem,
  GiTentacleStrike,
  GiTerror,
  GiThreeLeaves,
  GiVirus,
  GiWizardFace,
  GiWolfHead,
} from 'react-icons/gi';
import type { FigureDef } from '../rules/definitions.ts';
import type { Condition } from '../rules/things.ts';

export const conditionIcons: { readonly [condition in Condition]: IconType } = {
  bleeding: GiBleedingWound,
  burning: GiFlame,
  cursed: GiCursedStar,
  diseased: GiVirus,
  doomed: GiDeathSkull,
  immobilized: GiNailedFoot,
  poisoned: GiPoisonBottle,
  stunned: GiStunGrenade,
  terrified: GiTerror,
  weakened: GiBrokenShield,
};

const MONSTERS: { readonly [monster: string]: IconType } = {
  Barghest: GiWolfHead,
  'Cave Spider': GiSpiderAlt,
  Elemental: GiFlame,
  Ettin: GiOgre,
  'Flesh Moulder': GiCultist,
  'Goblin Archer': GiGoblinHead,
  Merriod: GiTentacleStrike,
  'Shadow Dragon': GiDragonHead,
  Zombie: GiShamblingZombie,
};

export const archetypeIcons: { readonly [archetype: string]: IconType } = {
  warrior: GiSwordsEmblem,
  healer: GiPrayer,
  mage: GiWizardFace,
  scout: GiHoodedAssassin,
};

const HEROES: { readonly [hero: string]: IconType } = {
  'grisban-the-thirsty': GiDwarfFace,
  syndrael: GiElfHelmet,
  ashrian: GiThreeLeaves,
  'avric-albright': GiPrayer,
  'leoric-of-the-book': GiWizardFace,
  'widow-tarha': GiRuneStone,
  'jain-fairwood': GiElfHelmet,
  'tomble-burrowell': GiHoodedAssassin,
};

export function iconOf({ id, sort, monster }: FigureDef): IconType {
  if (sort === 'hero') return HEROES[id.replace('@figure', '')] ?? GiMuscleUp;
  if (sort === 'lieutenant') return GiDaemonSkull;
  return MONSTERS[monster ?? ''] ?? GiEvilMinion;
}

export const heroIcon = (id: string): IconType => HEROES[id] ?? GiMuscleUp;
export const monsterIcon = (monster: string): IconType => MONSTERS[monster] ?? GiEvilMinion;

export const iconOfToken = (def: string | undefined): IconType =>
  def === 'search-token' ? GiMagnifyingGlass : GiRuneStone;
