import { createMatch, createRandom, type Match, randomAnswer, remove } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { equipmentDef } from '../rules/catalogue.ts';
import type { AbilityDef, HeroDef } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';
import { layoutOf } from '../rules/map/layout.ts';
import { bring, enemiesOnMat, equipmentOf, heroModel } from '../rules/pieces.ts';
import type { Bardsung, Piece } from '../rules/state.ts';

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;

const begin = (seed: number, heroes: readonly string[], encounter: string): Match<Bardsung> =>
  createMatch<Bardsung>({
    game,
    seats: heroes,
    seed,
    options: { encounter, heroes },
    checkpoints: false,
  } as never);

const companionOf = ({ id }: HeroDef): string => (id === 'dawnguard' ? 'stoneheart' : 'dawnguard');

/**
 * It is the hero's turn in the middle of a fight, with a card more: everybody is hurt, and enemies stand around. The
 * other hero has had the first turn, so that what the hero is offered takes all of this into account.
 */
function inTheThick(hero: HeroDef, card: string, zone: string): readonly [Match<Bardsung>, Piece] {
  for (let seed = 0; ; seed++) {
    const match = begin(seed, [hero.id, companionOf(hero)], '2d');
    const g = match.state;
    if (g.turn?.seat !== 1) continue;
    const { zones } = layoutOf(g);
    const at = zones.at(-4)!;
    for (const seat of [0, 1]) {
      Object.assign(heroModel(g, seat), { at, poison: 1 });
      for (const [i, wound] of ['torn-calf', 'split-brow'].entries())
        bring(g, wound, `wounds:${seat}`, { seat, turned: i === 0 });
    }
    for (const [i, enemy] of enemiesOnMat(g).entries()) enemy.at = i === 0 ? at : zones.at(-2)!;
    g.fate.active = 1;
    g.supplies.toolkit = 0;
    const brought = bring(g, card, zone, { seat: 0 });
    match.answer(1, 'end');
    if (match.state.turn?.seat === 0) return [match, brought];
  }
}

/** Uses a card and answers whatever it asks. */
function useIt(match: Match<Bardsung>, offer: string): void {
  const random = createRandom(offer);
  match.answer(0, offer);
  while (match.choice && match.choice.topic !== 'turn')
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
}

/** What lies open on the table, without the lines of the log. */
const table = ({ state }: Match<Bardsung>): string =>
  JSON.stringify([state.zones, state.order, state.fate, state.third, state.turn, state.gold]);

describe('every ability that is used', () => {
  for (const hero of content.heroes)
    it(`of ${hero.name} can be used in a fight, and does something`, () => {
      const own = content.abilities.filter(({ path, active }) => path === hero.path && active);
      expect(own).toHaveLength(20);
      for (const { id } of own) {
        const [match, card] = inTheThick(hero, id, 'abilities:0');
        const before = table(match);
        useIt(match, `ability:${card.id}`);
        if (!match.over) expect([id, game.faults!(match.state)]).toEqual([id, []]);
        expect([id, table(match) !== before]).toEqual([id, true]);
      }
    });
});

/** Some with enemies from the start, and some to be explored. */
const ENCOUNTERS = ['4e', '8a', '10d', '4d', '8e', '10a'];

/** Plays an encounter at random from a seed, after a card has been put somewhere. */
function played(seed: number, put: (g: Bardsung) => void, heroes = PAIR): string {
  const match = begin(seed, heroes, ENCOUNTERS[seed % ENCOUNTERS.length]!);
  put(match.state);
  match.answer(match.choice!.seat, 'end');
  const random = createRandom(`player ${seed}`);
  let met = '';
  while (match.choice) {
    met += `${match.choice.topic} `;
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
  }
  const { fate, supplies, order, round, gold } = match.state;
  const models = [0, 1].map((seat) => heroModel(match.state, seat));
  return JSON.stringify([met, match.count, fate, supplies, order, round, gold, models]);
}

/** The same match with a card that lies beside the table. */
const without: string[] = [];
const control = (seed: number): string =>
  (without[seed] ??= played(seed, (g) => void bring(g, 'b001', 'laid')));

const MOST_MATCHES = 150;
const SEEDS = Array.from({ length: MOST_MATCHES }, (_, seed) => seed);

function makesADifference(put: (g: Bardsung) => void): boolean {
  for (let seed = 0; seed < MOST_MATCHES; seed++) if (played(seed, put) !== control(seed)) return true;
  return false;
}

const PAIR = ['lightweaver', 'stoneheart'];
const idle = (cards: readonly { readonly id: string }[], put: (g: Bardsung, id: string) => void): string[] =>
  cards.filter(({ id }) => !makesADifference((g) => put(g, id))).map(({ id }) => id);

describe('every card that works by itself makes a difference in random matches', () => {
  const passives = content.abilities.filter(({ active }: AbilityDef) => !active);
  it(
    'passive abilities, both sides',
    () => {
      expect(passives).toHaveLength(78);
      expect(idle(passives, (g, id) => bring(g, id, 'abilities:0', { seat: 0 }))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'gemstones and runes that are fitted',
    () => {
      const fitted = content.treasure.filter(({ sort }) => sort !== 'consumable');
      const put = (g: Bardsung, id: string): Piece =>
        bring(g, id, 'pack:0', { seat: 0, host: equipmentOf(g, 0)[0]!.id });
      expect(idle(fitted, put)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'wounds with their serious sides up',
    () => {
      const put = (g: Bardsung, id: string): Piece => bring(g, id, 'wounds:0', { seat: 0, turned: true });
      expect(idle(content.wounds, put)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'aspects that are sustained',
    () => {
      const sustained = content.aspects.filter(({ timing, deed }) => timing === 'sustained' && !deed);
      expect(idle(sustained, (g, id) => bring(g, id, 'sustained'))).toEqual([]);
    },
    PATIENCE,
  );
});

describe('equipment of the second level', () => {
  /** The hero has this card in the place of whatever is of its sort. */
  const holding = (id: string) => (g: Bardsung) => {
    const { sort } = equipmentDef(g, { def: id });
    for (const card of [...equipmentOf(g, 0)]) if (equipmentDef(g, card).sort === sort) remove(g, card);
    bring(g, id, 'equipment:0', { seat: 0 });
  };
  const sortOf = (id: string): string => content.equipment.find((one) => one.id === id)!.sort;

  for (const hero of content.heroes)
    it(
      `of ${hero.name} plays differently from that of the first [BS-LOOT-13]`,
      () => {
        expect(hero.better.map(sortOf).sort()).toEqual(['armour', 'weapon']);
        for (const id of hero.better) {
          const first = hero.equipment.find((one) => sortOf(one) === sortOf(id))!;
          const seats = [hero.id, companionOf(hero)];
          const differs = (seed: number): boolean =>
            played(seed, holding(id), seats) !== played(seed, holding(first), seats);
          expect([id, SEEDS.some(differs)]).toEqual([id, true]);
        }
      },
      PATIENCE,
    );
});

describe('every consumable', () => {
  it('can be used in a fight, and does something', () => {
    const hero = content.heroes.find(({ id }) => id === 'stoneheart')!;
    for (const { id } of content.treasure.filter(({ sort }) => sort === 'consumable')) {
      const [match, card] = inTheThick(hero, id, 'pack:0');
      const before = table(match);
      useIt(match, `consumable:${card.id}`);
      expect([id, table(match) !== before]).toEqual([id, true]);
    }
  });
});
