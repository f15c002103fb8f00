import {
  type Article,
  type Effect,
  extremes,
  type Fit,
  type OnEach,
  onEach,
  type Selectable,
  type Selector,
  selected,
  selecting,
  type Trait as TraitOf,
  theVery,
} from '@questwright/adventure';
import { areAlike, type Rule, type Text } from '@questwright/kernel';
import { asEnemy } from '../as.ts';
import { enemyDef } from '../catalogue.ts';
import type { Context, Rating } from '../definitions.ts';
import { difficultyOf, enemiesInPlay, engagedSeat, isInPlay } from '../enemies.ts';
import type { Piece, Terrinoth } from '../state.ts';

export type Trait = TraitOf<Piece, Terrinoth>;
/** Which enemy or enemies an effect is about. */
export type Which = Selector<Piece, Terrinoth>;
export type EnemyFit = Fit<Piece, Terrinoth>;

const trait = (text: Text, fits: Trait['fits']): Trait => ({ text, noun: false, fits });
const noun = (text: Text, fits: Trait['fits']): Trait => ({ text, noun: true, fits });

/** A face-down enemy has no known name, trait, rating or rank. */
export const named = (name: string): Trait =>
  noun(['ht.literal', { text: name }], (g, enemy) => !enemy.down && enemyDef(g, enemy).name === name);
export const withTrait = (word: string): Trait =>
  noun(['ht.literal', { text: word }], (g, enemy) => !enemy.down && enemyDef(g, enemy).traits.includes(word));
export const rated = (rating: Rating): Trait =>
  noun(
    ['ht.which.rated', { rating: [`ht.rating.${rating}`] }],
    (g, enemy) => !enemy.down && enemyDef(g, enemy).rating === rating,
  );
export const minion = noun('ht.which.minion', (g, e) => !e.down && enemyDef(g, e).rank === 'minion');
export const master = noun('ht.which.master', (g, e) => !e.down && enemyDef(g, e).rank === 'master');
export const theNemesis = noun('ht.which.nemesis', (g, e) => !e.down && enemyDef(g, e).rank === 'nemesis');
/** Face-down enemies are never a nemesis unless a quest says so, so these may be picked. */
export const notNemesis = trait(
  'ht.which.not-nemesis',
  (g, e) => e.down || enemyDef(g, e).rank !== 'nemesis',
);
export const engagedWithYou = trait('ht.which.with-you', (_, e, c) => engagedSeat(e) === c.seat);
export const engagedWithAnother = trait('ht.which.with-another', (_, e, c) => {
  const seat = engagedSeat(e);
  return seat >= 0 && seat !== c.seat;
});
export const engagedWithThatHero = trait('ht.which.with-that', (_, e, c) => engagedSeat(e) === c.other);
/** The same, where only an aid action can be meant. */
export const engagedWithTheAidedHero = trait('ht.which.with-aided', (_, e, c) => engagedSeat(e) === c.other);
export const engaged = trait('ht.which.engaged', (_, e) => engagedSeat(e) >= 0);
export const notEngagedWithYou = trait('ht.which.not-with-you', (_, e, c) => engagedSeat(e) !== c.seat);
export const inTheShadows = trait('ht.which.in-shadows', (_, e) => e.zone === 'shadows');
export const faceUp = trait('ht.which.face-up', (_, e) => !e.down);
export const faceDown = trait('ht.which.face-down', (_, e) => e.down);
export const readied = trait('ht.which.readied', (_, e) => !e.exhausted);
export const exhausted = trait('ht.which.exhausted', (_, e) => e.exhausted);
export const wounded = trait('ht.which.wounded', (_, e) => e.wounds > 0);
export const notThis = trait('ht.which.not-this', (_, e, c) => e !== c.card);
export const notTarget = trait('ht.which.not-target', (_, e, c) => !c.enemies.includes(e));

/** Whether an enemy keeps the trait for as long as it stays where it is. */
export const isSteady = (one: Trait): boolean => !PASSING.includes(one);
const PASSING: readonly Trait[] = [readied, exhausted, wounded, notTarget];

const enemy = selecting<Piece, Terrinoth, Context>({
  noun: 'ht.which.enemy',
  a: 'ht.which.an-enemy',
  all: enemiesInPlay,
});
export const { matching } = enemy;

/** "1 readied Goblin in the shadows". There is only one nemesis. */
export const describe = (article: Article, n: number, traits: readonly Trait[]): Text =>
  article === 'each' && traits.length === 1 && traits[0] === theNemesis
    ? 'ht.which.the-nemesis'
    : enemy.describe(article, n, traits);

export const thisEnemy: Which = theVery('ht.which.this', (_, c) => (isInPlay(c.card) ? [c.card] : []));
/** The targets of the attack, or the enemies that an earlier line chose. */
export const thatEnemy: Which = theVery('ht.which.that', (_, c) => c.enemies.filter(isInPlay));
/** The same, where only an attack can be meant. */
export const theTarget: Which = { ...thatEnemy, text: 'ht.which.target' };
/** The nemesis, once it is out of its lair. */
export const theNemesisInPlay: Which = theVery('ht.which.the-nemesis', (g, c) =>
  matching(g, c, [theNemesis]),
);

export const anEnemy = (...traits: Trait[]): Which => enemies(1, ...traits);
/** This many enemies of your choice. */
export const enemies = (n: number, ...traits: Trait[]): Which => enemy.some(n, traits);
export const eachEnemy = (...traits: Trait[]): Which => ({
  ...enemy.each(traits),
  text: describe('each', 1, traits),
});
/** The enemy of the highest or lowest difficulty; between several the leader picks. Face-down ones are unknown. */
export const enemyOf = (extreme: 'highest' | 'lowest', ...traits: Trait[]): Which => ({
  text: describe(extreme, 1, traits),
  mode: 'tie',
  n: 1,
  of: (g, c) =>
    extremes(
      matching(g, c, traits).filter(({ down }) => !down),
      extreme === 'highest' ? 'most' : 'least',
      (one) => difficultyOf(g, one),
    ),
});

/** The card that acts, the enemies it is about and the one that activates are not like others of their kind. */
const areAlikeHere = (g: Terrinoth, c: Context, found: readonly Piece[]): boolean =>
  g.activating < 0 && !found.some((one) => one === c.card || c.enemies.includes(one)) && areAlike(g, found);

const ENEMIES: Selectable<Piece, Terrinoth> = {
  topic: 'enemy',
  prompt: 'ht.ask.which-enemy',
  as: asEnemy,
  isThere: (_, one) => isInPlay(one),
  areAlike: areAlikeHere,
  remember: (c, found) => {
    c.enemies = found;
  },
};

/** An effect on one or several enemies. What is chosen is "that enemy" for the lines that follow. */
export const onEnemies = (spec: OnEach<Piece, Terrinoth> & { readonly which: Which }): Effect<Terrinoth> =>
  onEach(ENEMIES, spec.which, spec);

/** The enemies that an effect is about. */
export const enemiesFor = (g: Terrinoth, c: Context, which: Which, fit: EnemyFit): Rule<readonly Piece[]> =>
  selected(g, c, ENEMIES, which, fit);
