import type { BardsungBox } from '../catalogue.ts';
import type { HeroDef } from '../definitions.ts';
import { CHARACTERISTICS, type HeroSheet } from '../state.ts';
import { MOST_MODIFIER } from './upkeep.ts';

/** What each hero of a new campaign has to spend, and what a chapter pays. */
const FIRST_XP = 3;
const XP_OF_A_CHAPTER = 7;

/** How many chapters lead to a chapter, by the shortest way. */
function chaptersBefore(box: BardsungBox, id: string): number {
  const before = box.content.chapters.filter(({ next }) => next.includes(id));
  return before.length === 0 ? 0 : 1 + Math.min(...before.map((one) => chaptersBefore(box, one.id)));
}

/** The XP of a party that begins with a chapter. */
export const firstXp = (box: BardsungBox, chapter: string): number =>
  FIRST_XP + XP_OF_A_CHAPTER * chaptersBefore(box, chapter);

/** The XP of a party that plays one encounter by itself: none in the first chapter, or outside of all. */
export function xpForEncounter(box: BardsungBox, encounter: string | null): number {
  const chapter = box.content.chapters.find(({ nodes }) => Object.values(nodes).includes(encounter ?? ''));
  const before = chapter ? chaptersBefore(box, chapter.id) : 0;
  return before === 0 ? 0 : FIRST_XP + XP_OF_A_CHAPTER * before;
}

interface ReadyHero extends HeroSheet {
  readonly abilities: readonly string[];
}

const NO_MODS = Object.fromEntries(CHARACTERISTICS.map((one) => [one, 0])) as HeroSheet['mods'];

/** A hero who has spent XP as most would: on the enhanced sides of the first abilities, then on the best characteristic. */
export function readyHero(box: BardsungBox, hero: HeroDef, xp: number): ReadyHero {
  const mods = { ...NO_MODS, ...hero.mods };
  let spent = 0;
  const abilities = hero.abilities.map((id) => {
    const def = box.content.abilities.find((one) => one.id === id)!;
    if (def.enhanced === null || spent + def.xp.enhance > xp) return id;
    spent += def.xp.enhance;
    return def.enhanced;
  });
  const best = [...CHARACTERISTICS].sort((a, b) => mods[b] - mods[a])[0]!;
  while (mods[best] < MOST_MODIFIER && spent + mods[best] + 1 <= xp) {
    mods[best]++;
    spent += mods[best];
  }
  return { mods, spent, abilities };
}
