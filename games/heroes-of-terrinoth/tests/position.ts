import type { ChanceScript } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import { scenario } from '../rules/scenario/index.ts';
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
    cards: [...PLAIN_CARDS, ...((hero.cards ?? []) as readonly (Words | string)[]).map(titled)],
  }));
  const doc = { location: CROSSROADS, ...words, heroes };
  const { options, names = [] } = scenario.begin(doc);
  return { game, seats: names, options, chance, arrange: (g) => scenario.arrange(g, doc) };
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
const PLAIN_CARDS = Object.keys(TITLES).map((action) => titled({ action, dice: 2 }));

/** What the dice show, in the order in which they are rolled: `dice('success critical blank', 'threat')`. */
export const dice = (hero: string, enemy = ''): ChanceScript => ({
  'hero die': hero.split(' ').filter(Boolean),
  'enemy die': enemy.split(' ').filter(Boolean),
});

/** A plain enemy with 5 health, 1 attack and an empty effect bar, unless more is told. */
export const foe = (name: string, more: Words = {}): Words => ({ name, health: 5, attack: 1, ...more });
export const idle = { exhausted: true } as const;
