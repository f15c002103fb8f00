import { createMatch, move, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { behave } from '../rules/enemy/behave.ts';
import { placeEnemies } from '../rules/explore/furnish.ts';
import { game } from '../rules/index.ts';
import { zoneOn } from '../rules/map/mat.ts';
import { enemiesOnMat, heroModel } from '../rules/pieces.ts';
import { profileOf } from '../rules/profile.ts';
import type { Bardsung, Piece } from '../rules/state.ts';
import { sufferWound, takeOff } from '../rules/wounds/suffer.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];

const begin = (seats: number, seed = 1): Bardsung =>
  createMatch<Bardsung>({
    game,
    seats: NAMES.slice(0, seats),
    seed,
    options: { encounter: '1a' },
    checkpoints: false,
  } as never).state;

/** Runs a rule to its end, declining whatever is asked. */
function run(rule: Rule): void {
  for (let step = rule.next(); !step.done; step = rule.next('no' as never));
}

function bring(g: Bardsung, enemy: string, at: number): Piece {
  placeEnemies(g, enemy, 1, at);
  return enemiesOnMat(g).find(({ def }) => def === enemy)!;
}

const idsIn = (g: Bardsung, zone: string): string[] => (g.zones[zone] ?? []).map(({ def }) => def);
const bosses = content.enemies.filter(({ deck }) => deck.length > 0);

describe('bosses', () => {
  it('bring their own decks and take them along [BS-BOSS-01]', () => {
    expect(bosses.map(({ name }) => name).sort()).toEqual([
      'The Furnace Mother',
      'The Hollow King',
      'The Nameless Smith',
    ]);
    for (const { id, deck } of bosses) {
      const g = begin(3);
      const boss = bring(g, id, zoneOn(0, 3));
      expect(idsIn(g, 'boss-deck').sort()).toEqual([...deck].sort());
      expect(g.zones['boss-deck']!.every(({ down }) => down)).toBe(true);
      run(takeOff(g, boss));
      expect(idsIn(g, 'boss-deck')).toEqual([]);
    }
  });

  it('shuffle them when they come [BS-BOSS-01]', () => {
    for (const { id, deck } of bosses) {
      const orders = Array.from({ length: 6 }, (_, seed) => {
        const g = begin(3, seed);
        bring(g, id, zoneOn(0, 3));
        return idsIn(g, 'boss-deck');
      });
      for (const order of orders) expect(order.toSorted()).toEqual(deck.toSorted());
      expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    }
  });

  it('no two bosses own the same card, and every card is some boss’s [BS-BOSS-01]', () => {
    const owned = bosses.flatMap(({ deck }) => deck);
    expect(owned.sort()).toEqual(content.bossCards.map(({ id }) => id).sort());
    for (const { deck } of bosses) expect(deck.length).toBeGreaterThanOrEqual(6);
  });

  it('turn up the next card in each turn, do what it says, and begin anew after the last [BS-BOSS-02]', () => {
    const g = begin(2);
    const king = bring(g, 'the-hollow-king', zoneOn(0, 3));
    const deck = g.zones['boss-deck']!;
    deck.sort((a) => (a.def === 'the-court-rises' ? -1 : 0));
    run(behave(g, king));
    expect(idsIn(g, 'boss-discard')).toEqual(['the-court-rises']);
    // One for every two heroes.
    expect(enemiesOnMat(g).filter(({ def }) => def === 'restless-bones')).toHaveLength(1);
    for (const card of [...g.zones['boss-deck']!]) move(g, card, 'boss-discard');
    expect(idsIn(g, 'boss-deck')).toEqual([]);
    run(behave(g, king));
    expect([idsIn(g, 'boss-deck').length, idsIn(g, 'boss-discard').length]).toEqual([5, 1]);
  });

  it('do more than strike: a card can stop the foremost hero [BS-BOSS-02]', () => {
    const g = begin(2);
    const king = bring(g, 'the-hollow-king', zoneOn(0, 3));
    const deck = g.zones['boss-deck']!;
    deck.sort((a) => (a.def === 'he-knows-your-name' ? -1 : 0));
    const [first, ...others] = [...g.order];
    run(behave(g, king));
    expect(g.order).toEqual([...others, first]);
  });

  it('have more sides, of which a small party does not see the last [BS-BOSS-03]', () => {
    for (const { id, sides } of bosses)
      for (const seats of [3, 4]) {
        const g = begin(seats);
        const boss = bring(g, id, zoneOn(0, 3));
        const shown: number[] = [];
        while (enemiesOnMat(g).includes(boss)) {
          shown.push(sides.indexOf(profileOf(g, boss)));
          run(sufferWound(g, boss, true));
        }
        expect([id, seats, shown]).toEqual([
          id,
          seats,
          Array.from({ length: seats < 4 ? sides.length - 1 : sides.length }, (_, i) => i),
        ]);
      }
  });
});

describe('reform', () => {
  it('brings one more of the kind while there are fewer than heroes, and then attacks [BS-ENEMY-17]', () => {
    const g = begin(2);
    const swarm = bring(g, 'rivet-swarm', zoneOn(0, 3));
    const swarms = (): Piece[] => enemiesOnMat(g).filter(({ def }) => def === 'rivet-swarm');
    run(behave(g, swarm));
    expect(swarms().map(({ at }) => at)).toEqual([zoneOn(0, 3), zoneOn(0, 3)]);
    const before = swarm.at;
    expect(heroModel(g, 0).at).not.toBe(before);
    run(behave(g, swarm));
    expect([swarms().length, swarm.at !== before]).toEqual([2, true]);
  });
});
