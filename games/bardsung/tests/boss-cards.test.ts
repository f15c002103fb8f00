import { createMatch, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { hasMark } from '../rules/conditions/tokens.ts';
import { behave } from '../rules/enemy/behave.ts';
import { placeEnemies } from '../rules/explore/furnish.ts';
import { game } from '../rules/index.ts';
import { zoneOn } from '../rules/map/mat.ts';
import { cardOfModel } from '../rules/order/marching-order.ts';
import { enemiesOnMat, heroModels, terrainIn, woundsOf } from '../rules/pieces.ts';
import type { Bardsung, Mark, Piece } from '../rules/state.ts';

/** What a turn of the boss has changed. */
interface Turn {
  readonly g: Bardsung;
  readonly boss: Piece;
  /** The zone where it all began. */
  readonly here: number;
  readonly orderBefore: readonly number[];
}

const SEATS = ['Ann', 'Ben', 'Cid'];

/** The boss stands among all heroes, with one wound, and turns up a card; whatever is asked is declined. */
function turn(boss: string, card: string, seed: number): Turn {
  const g = createMatch<Bardsung>({
    game,
    seats: SEATS,
    seed,
    options: { encounter: '1a' },
    checkpoints: false,
  } as never).state;
  const here = zoneOn(0, 1);
  placeEnemies(g, boss, 1, here);
  const model = enemiesOnMat(g).find(({ def }) => def === boss)!;
  model.wounds = 1;
  for (const hero of heroModels(g)) hero.at = here;
  g.zones['boss-deck']!.sort((a) => (a.def === card ? -1 : 0));
  const orderBefore = [...g.order];
  for (let rule = behave(g, model), step = next(rule); !step.done; step = next(rule));
  return { g, boss: model, here, orderBefore };
}
const next = (rule: Rule) => rule.next('no' as never);

const marked = ({ g }: Turn, mark: Mark): number =>
  heroModels(g).filter((hero) => hasMark(hero, mark)).length;
const wounds = ({ g }: Turn): number =>
  heroModels(g).reduce((sum, { seat }) => sum + woundsOf(g, seat).length, 0);
const has = ({ g }: Turn, enemy: string): boolean => enemiesOnMat(g).some(({ def }) => def === enemy);
const burns = ({ g, here }: Turn): boolean => terrainIn(g, here).some(({ def }) => def === 'firepit');
const placeOf = (order: readonly number[], { g, boss }: Turn): number =>
  order.indexOf(cardOfModel(g, boss)!.id);
const hasteMade = (one: Turn): boolean => placeOf(one.g.order, one) < placeOf(one.orderBefore, one);
const foremostMoved = ({ g, orderBefore }: Turn, to: number): boolean =>
  g.order.indexOf(orderBefore[0]!) === to;

/** What each card brings about besides a blow: in some match, whatever the dice say in the others. */
const CARDS: { readonly [boss: string]: { readonly [card: string]: (one: Turn) => boolean } } = {
  'the-hollow-king': {
    'the-court-rises': (one) => has(one, 'restless-bones'),
    'cold-decree': (one) => marked(one, 'frostbite') > 0,
    'he-knows-your-name': (one) => foremostMoved(one, one.orderBefore.length - 1),
    'empty-helm': (one) => one.boss.at !== one.here && hasteMade(one),
    'the-long-reign': ({ boss }) => boss.wounds === 0,
    'tithe-of-breath': (one) => marked(one, 'fatigue') === SEATS.length,
  },
  'the-furnace-mother': {
    stoke: (one) => burns(one) && one.boss.wounds === 0,
    // The blows of this boss burn, too.
    'slag-wave': (one) => marked(one, 'burn') > 1 && wounds(one) === 0 && one.boss.at === one.here,
    brood: (one) => has(one, 'rivet-swarm'),
    vent: (one) => marked(one, 'burn') === SEATS.length && one.boss.at !== one.here,
    'white-heat': (one) => marked(one, 'sundered') === SEATS.length,
    'crucible-embrace': (one) => marked(one, 'pinned') === SEATS.length,
  },
  'the-nameless-smith': {
    'hammer-and-anvil': (one) => wounds(one) > 1,
    'the-quenching': (one) => marked(one, 'frostbite') > 0,
    // A blow sunders one hero.
    unmake: (one) => marked(one, 'sundered') > 1,
    'first-spark': (one) => burns(one) && marked(one, 'burn') === SEATS.length && hasteMade(one),
    'chain-of-debts': (one) => marked(one, 'pinned') > 0,
    'the-song-stops': (one) => marked(one, 'silence') === SEATS.length && one.g.loud,
    'he-takes-your-measure': (one) => marked(one, 'bleed') === SEATS.length && foremostMoved(one, 1),
  },
};

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('the cards of the bosses in play', () => {
  it('are all tried out here', () => {
    const tried = Object.values(CARDS).flatMap((cards) => Object.keys(cards));
    expect(tried.sort()).toEqual(content.bossCards.map(({ id }) => id).sort());
  });

  for (const [boss, cards] of Object.entries(CARDS))
    for (const [card, happens] of Object.entries(cards))
      it(`${card} does what is printed on it, and no other card of ${boss} does that [BS-BOSS-02]`, () => {
        const does = (id: string): boolean => SEEDS.some((seed) => happens(turn(boss, id, seed)));
        expect(Object.keys(cards).filter(does)).toEqual([card]);
      });
});
