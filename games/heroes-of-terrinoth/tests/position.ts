import { type ChanceScript, describedPosition } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { terrinothBoxes } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';

type Words = Record<string, unknown>;

/** A position in the words of scenario files. */
export interface PositionWords extends Words {
  /** Two to four. They are called Ann, Ben, Cid and Dot unless they have names. */
  readonly heroes: readonly Words[];
  /** What chance gives. Nothing else can be drawn: a die too many fails the test. */
  readonly chance?: ChanceScript;
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const TRADES = ['Warrior', 'Healer', 'Scout', 'Mage'];
const CROSSROADS = { name: 'Crossroads', exploration: 9 };

/**
 * A match that begins in a described position. What is not told is plain: each hero has 10 health and four
 * cards called Attack, Explore, Rest and Aid, of two dice and nothing else.
 */
export function position({ chance = {}, ...words }: PositionWords): Start<Terrinoth> {
  const heroes = words.heroes.map((hero, seat) => ({
    name: NAMES[seat],
    ...(!isInTheBox(hero.name) && { archetype: TRADES[seat] }),
    ...hero,
    cards: withPlainCards((hero.cards ?? []) as readonly (Words | string)[]),
  }));
  return { ...describedPosition(game, { location: CROSSROADS, ...words, heroes }), chance };
}

/** A hero of the box is called by name alone; what they are is known. */
const isInTheBox = (name: unknown): boolean => content.heroes.some((hero) => hero.name === name);

const TITLES: { readonly [action: string]: string } = {
  attack: 'Attack',
  explore: 'Explore',
  rest: 'Rest',
  aid: 'Aid',
};
const titled = (card: Words | string): Words | string =>
  typeof card === 'string' ? card : { name: TITLES[String(card.action)], ...card };

/** The cards that are told, and plain ones for the actions that are left. */
function withPlainCards(cards: readonly (Words | string)[]): (Words | string)[] {
  const told = cards.map((card) => (typeof card === 'string' ? actionOf(card) : card.action));
  const left = Object.keys(TITLES).filter((action) => !told.includes(action));
  return [...cards.map(titled), ...left.map((action) => titled({ action, dice: 2 }))];
}

const actionOf = (name: string): string | undefined =>
  terrinothBoxes.printed.content.activations.find((card) => card.name === name || card.id === name)?.action;

/** What the dice show, in the order in which they are rolled: `dice('success critical blank', 'threat')`. */
export const dice = (hero: string, enemy = ''): ChanceScript => ({
  'hero die': hero.split(' ').filter(Boolean),
  'enemy die': enemy.split(' ').filter(Boolean),
});

/** A plain enemy with 5 health, 1 attack and an empty effect bar, unless more is told. */
export const foe = (name: string, more: Words = {}): Words => ({ name, health: 5, attack: 1, ...more });
export const idle = { exhausted: true } as const;
/** It matters whether this enemy is the one that strikes back. */
export const proud = {
  abilities: [{ when: 'this counterattacks', do: { wound: 1, which: 'this enemy' } }],
} as const;
/** It matters when this enemy activates: it leaves. */
export const shy = { bar: ['Retreat'] } as const;
