import { ofBox } from '@questwright/adventure';
import type { BardsungBox } from '../catalogue.ts';
import type { AbilityDef, HeroDef } from '../definitions.ts';
import { CHARACTERISTICS, type HeroSheet, type Journey } from '../state.ts';
import type { HeroLegacy } from './party.ts';
import { BETTER_AFTER, MOST_MODIFIER, MOST_SUPPLIES } from './upkeep.ts';
import { chapterOf, chaptersBefore } from './way.ts';

/** What each hero of a new campaign has to spend, and what a chapter pays. */
const FIRST_XP = 3;
const XP_OF_A_CHAPTER = 7;

/** The XP of a party that begins with a chapter. */
export const firstXp = (box: BardsungBox, chapter: string): number =>
  FIRST_XP + XP_OF_A_CHAPTER * chaptersBefore(box, chapter).length;

/** How many chapters lead to an encounter that is played by itself. */
const leadingTo = (box: BardsungBox, encounter: string | null): number => {
  const chapter = chapterOf(box, encounter ?? '');
  return chapter ? chaptersBefore(box, chapter.id).length : 0;
};

/** The XP of a party that plays one encounter by itself: none in the first chapter, or outside of all. */
export function xpForEncounter(box: BardsungBox, encounter: string | null): number {
  const before = leadingTo(box, encounter);
  return before === 0 ? 0 : FIRST_XP + XP_OF_A_CHAPTER * before;
}

/** A party that has come a long way has few supplies left; a new one has all. */
export const suppliesFor = (box: BardsungBox, encounter: string | null): number =>
  leadingTo(box, encounter) === 0 ? MOST_SUPPLIES : 1;

interface ReadyHero extends HeroSheet {
  readonly abilities: readonly string[];
  readonly equipment: readonly string[];
}

const NO_MODS = Object.fromEntries(CHARACTERISTICS.map((one) => [one, 0])) as HeroSheet['mods'];

/**
 * A hero who has spent XP as most would for an encounter: on the enhanced sides of the first abilities, on the best
 * characteristic and the one after it, and on further abilities of the hero's path, each enhanced as soon as it is
 * learned.
 */
export function readyHero(box: BardsungBox, hero: HeroDef, encounter: string | null): ReadyHero {
  const known = readyHeroes(box);
  const before = leadingTo(box, encounter);
  const key = `${hero.id} ${before}`;
  let ready = known.get(key);
  if (!ready) known.set(key, (ready = makeReady(box, hero, before, xpForEncounter(box, encounter))));
  return ready;
}

/** The heroes of a party that begins a chapter with its XP spent in the same way. */
export const readyHeroesOf = (
  box: BardsungBox,
  heroes: readonly string[],
  { chapter, xp }: Pick<Journey, 'chapter' | 'xp'>,
): HeroLegacy[] =>
  heroes.map((hero) => ({
    hero,
    ...makeReady(box, box.get(hero) as HeroDef, chaptersBefore(box, chapter).length, xp),
    pack: [],
  }));

/** By the hero and how many chapters come before. */
const readyHeroes = ofBox((_: BardsungBox) => new Map<string, ReadyHero>());

function makeReady(box: BardsungBox, hero: HeroDef, before: number, xp: number): ReadyHero {
  const mods = { ...NO_MODS, ...hero.mods };
  let spent = 0;
  const pays = (price: number): boolean => {
    if (spent + price > xp) return false;
    spent += price;
    return true;
  };
  const enhanced = ({ id, enhanced: other, xp: { enhance } }: AbilityDef): string =>
    other !== null && pays(enhance) ? other : id;
  const { abilities: all } = box.content;
  const abilities = hero.abilities.map((id) => enhanced(all.find((one) => one.id === id)!));
  const best = [...CHARACTERISTICS].sort((a, b) => mods[b] - mods[a]).slice(0, 2);
  for (const one of best) while (mods[one] < MOST_MODIFIER && pays(mods[one] + 1)) mods[one]++;
  for (const one of all)
    if (one.enhanced !== null && one.path === hero.path && !hero.abilities.includes(one.id)) {
      if (!pays(one.xp.learn)) break;
      abilities.push(enhanced(one));
    }
  const isBetter = hero.better.length > 0 && before >= BETTER_AFTER;
  return { mods, spent, abilities, equipment: isBetter ? hero.better : hero.equipment };
}
