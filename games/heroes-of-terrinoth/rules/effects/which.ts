import { pickFor } from '@questwright/adventure';
import { nested, type Rule, type Text } from '@questwright/kernel';
import { asEnemy } from '../as.ts';
import { enemyDef } from '../catalogue.ts';
import type { Context, Rating } from '../definitions.ts';
import { difficultyOf, enemiesInPlay, engagedSeat, isInPlay } from '../enemies.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { totalHarm } from './harm.ts';

/** A property of enemies, said after the noun ("an enemy in the shadows") or instead of it ("a Goblin"). */
export interface Trait {
  readonly text: Text;
  readonly noun: boolean;
  fits(g: Terrinoth, enemy: Piece, c: Context): boolean;
}

const trait = (text: Text, fits: Trait['fits']): Trait => ({ text, noun: false, fits });
const noun = (text: Text, fits: Trait['fits']): Trait => ({ text, noun: true, fits });

/** What lies face down has no known name, trait, rating or rank. */
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
export const engagedWithThatHero = trait('ht.which.with-that', (_, e, c) => engagedSeat(e) === c.hero);
/** The same, where only an aid action can be meant. */
export const engagedWithTheAidedHero = trait('ht.which.with-aided', (_, e, c) => engagedSeat(e) === c.hero);
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

/** Which enemy or enemies an effect is about. */
export interface Which {
  /** As an object: "1 enemy in the shadows", "each Goblin". */
  readonly text: Text;
  readonly mode: 'all' | 'choose' | 'tie';
  /** At most so many, when they are chosen. */
  readonly n: number;
  of(g: Terrinoth, c: Context): readonly Piece[];
}

export const thisEnemy: Which = {
  text: 'ht.which.this',
  mode: 'all',
  n: 1,
  of: (_, c) => (isInPlay(c.card) ? [c.card] : []),
};
/** The targets of the attack, or the enemies that an earlier line chose. */
export const thatEnemy: Which = {
  text: 'ht.which.that',
  mode: 'all',
  n: 1,
  of: (_, c) => c.enemies.filter(isInPlay),
};

/** The same, where only an attack can be meant. */
export const theTarget: Which = { ...thatEnemy, text: 'ht.which.target' };

/** The nemesis, once it is out of its lair. */
export const theNemesisInPlay: Which = {
  text: 'ht.which.the-nemesis',
  mode: 'all',
  n: 1,
  of: (g, c) => matching(g, c, [theNemesis]),
};

export const anEnemy = (...traits: Trait[]): Which => enemies(1, ...traits);
/** So many enemies of your choice. */
export const enemies = (n: number, ...traits: Trait[]): Which => ({
  text: describe('ht.which.some', n, traits),
  mode: 'choose',
  n,
  of: (g, c) => matching(g, c, traits),
});
export const eachEnemy = (...traits: Trait[]): Which => ({
  text: describe('ht.which.each', 1, traits),
  mode: 'all',
  n: Number.POSITIVE_INFINITY,
  of: (g, c) => matching(g, c, traits),
});
/** The enemy of the highest or lowest difficulty; between several the leader picks. Face-down ones are unknown. */
export const enemyOf = (extreme: 'highest' | 'lowest', ...traits: Trait[]): Which => {
  const sign = extreme === 'highest' ? 1 : -1;
  return {
    text: describe(`ht.which.${extreme}`, 1, traits),
    mode: 'tie',
    n: 1,
    of: (g, c) => {
      const known = matching(g, c, traits).filter(({ down }) => !down);
      const values = known.map((enemy) => sign * difficultyOf(g, enemy));
      const best = Math.max(...values);
      return known.filter((_, i) => values[i] === best);
    },
  };
};

export function matching(g: Terrinoth, c: Context, traits: readonly Trait[]): Piece[] {
  return enemiesInPlay(g).filter((enemy) => traits.every((one) => one.fits(g, enemy, c)));
}

/** "1 readied Goblin in the shadows". */
export function describe(key: string, n: number, traits: readonly Trait[]): Text {
  if (key === 'ht.which.each' && traits.length === 1 && traits[0] === theNemesis)
    return 'ht.which.the-nemesis';
  const nouns = traits.filter((one) => one.noun);
  const rest = traits.filter((one) => !one.noun);
  const what: Text = nouns.length > 0 ? words(nouns.map(({ text }) => text)) : ['ht.which.enemy', { n }];
  const detail: Text =
    rest.length > 0 ? ['ht.detail', { what: nested(words(rest.map(({ text }) => text))) }] : 'ht.none';
  const noun = nouns.length > 0 ? 'yes' : 'no';
  return [key, { n, noun, what: nested(what), detail: nested(detail) }];
}

const words = (texts: readonly Text[]): Text =>
  texts.reduce((left, right) => ['ht.words', { left: nested(left), right: nested(right) }]);

export interface EnemyFit {
  useful?(g: Terrinoth, enemy: Piece, c: Context): boolean;
  harm?(g: Terrinoth, enemy: Piece, c: Context): number;
}

/** The enemies of which some are picked. Useless picks are not offered while there are useful ones. */
function pickable(g: Terrinoth, c: Context, which: Which, fit: EnemyFit): readonly Piece[] {
  const found = which.of(g, c);
  if (which.mode !== 'choose' || !fit.useful) return found;
  const useful = found.filter((enemy) => fit.useful!(g, enemy, c));
  return useful.length > 0 ? useful : found;
}

/** How much it hurts the heroes that an effect is about these enemies. */
export function harmBy(g: Terrinoth, c: Context, which: Which, fit: EnemyFit): number {
  if (!fit.harm) return 0;
  const harms = pickable(g, c, which, fit).map((enemy) => fit.harm!(g, enemy, c));
  return totalHarm(harms, which.mode === 'all' ? harms.length : which.n);
}

/** The enemies that an effect is about. */
export function* enemiesFor(g: Terrinoth, c: Context, which: Which, fit: EnemyFit): Rule<readonly Piece[]> {
  if (which.mode === 'all') return which.of(g, c);
  const picked: Piece[] = [];
  let left = pickable(g, c, which, fit);
  while (picked.length < which.n && left.length > 0) {
    const enemy = yield* pickFor(g, c, {
      seat: which.mode === 'choose' ? c.seat : g.leader,
      prompt: 'ht.ask.which-enemy',
      among: left,
      as: asEnemy(g),
      harm: (enemy) => fit.harm?.(g, enemy, c) ?? 0,
    });
    picked.push(enemy);
    left = left.filter((one) => one !== enemy);
  }
  return picked;
}
