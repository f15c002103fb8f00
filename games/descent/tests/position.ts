import { type ChanceScript, describedPosition } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';
import type { Descent } from '../rules/state.ts';

export type Words = Record<string, unknown>;

/** A position in the words of scenario files. */
export interface PositionWords extends Words {
  /** A drawn map. */
  readonly map: string;
  readonly figures: Words;
  /** What chance gives. Nothing else can be drawn: a die too many fails the test. */
  readonly chance?: ChanceScript;
}

/** A match that begins in a described position. */
export function position({ chance = {}, ...words }: PositionWords): Start<Descent> {
  return { ...describedPosition(game, words), chance };
}

/** What the dice show, by colour, in the order in which they are rolled: `dice({ red: '0-2-0 0-1-0', gray: '1' })`. */
export const dice = (shown: { readonly [colour: string]: string }): ChanceScript =>
  Object.fromEntries(Object.entries(shown).map(([colour, faces]) => [`${colour} die`, faces.split(' ')]));

/** A plain hero: speed 4, health 12, stamina 4, a gray die, every attribute 3, no weapon. */
export const hero = (more: Words = {}): Words => {
  const { damage, fatigue, conditions, weapons, packed, found, skills, token, tokens, held, acted, ...own } =
    more;
  const cards = { weapons, packed, found, skills };
  return { hero: own, ...said({ damage, fatigue, conditions, ...cards, token, tokens, held, acted }) };
};

/** A hero of the box. */
export const heroNamed = (name: string, more: Words = {}): Words => ({ hero: name, ...more });

/** A plain monster of one space: speed 3, health 5, a gray die, melee with blue and red, no abilities. */
export const monster = (more: Words = {}): Words => {
  const { damage, conditions, rank, act, acted, inactive, skills, ...own } = more;
  return { monster: own, ...said({ damage, conditions, rank, act, acted, inactive, skills }) };
};

const said = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
