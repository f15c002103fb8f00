import { nameOf } from '@questwright/adventure';
import { createMatch, createRandom, describedPosition, type Match, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import { zoneLabel } from '../rules/map/as-zone.ts';
import { layoutOf } from '../rules/map/layout.ts';
import { type Opening, sideOf } from '../rules/map/mat.ts';
import { zonesOfDoor } from '../rules/map/ways.ts';
import { initiativeCard } from '../rules/order/marching-order.ts';
import { abilitiesOf, enemiesOnMat, equipmentOf, heroModels, packOf, woundsOf } from '../rules/pieces.ts';
import { conditionsOn } from '../rules/scenario/facts.ts';
import type { Bardsung, Piece } from '../rules/state.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
const DECKS = ['room', 'corridor', 'battle', 'challenge', 'wound'];

const cardsOf = (g: Bardsung, zone: string): Piece[] => (g.zones[zone] ?? []) as Piece[];
const defsIn = (g: Bardsung, zone: string): string[] => cardsOf(g, zone).map(({ def }) => def);
const plural = (deck: string): string => `${deck}s`;
/** Those that came first, first. */
const byArrival = (models: readonly Piece[]): Piece[] => [...models].sort((a, b) => a.host - b.host);
const openingOf = (g: Bardsung, portal: number): Opening | undefined =>
  layoutOf(g).unexplored.find((one) => one.portal === portal);
const placeOf = (opening: Opening) => ({ at: zoneLabel(opening.zone), side: sideOf(opening) });
const fittedTo = (g: Bardsung, { seat, host }: Piece): number =>
  equipmentOf(g, seat).findIndex(({ id }) => id === host);
const listed = <T>(of: readonly T[], key: (one: T) => string, value: (one: T) => string) =>
  Object.fromEntries(
    [...new Set(of.map(key))].map((k) => [k, of.filter((one) => key(one) === k).map(value)]),
  );

/** A position of a match in the words of scenario files. */
function wordsOf(g: Bardsung): Record<string, unknown> {
  const order = g.order.map((id) => initiativeCard(g, id));
  const seat = g.turn!.seat;
  return {
    heroes: heroModels(g).map((hero) => {
      return {
        name: nameOf(g, hero),
        at: zoneLabel(hero.at),
        abilities: defsIn(g, `abilities:${hero.seat}`),
        weapons: defsIn(g, `equipment:${hero.seat}`),
        wounds: woundsOf(g, hero.seat).map(({ def, turned }) => ({ card: def, serious: turned })),
        conditions: conditionsOn(hero),
        pack: packOf(g, hero.seat).map((card) => ({
          card: card.def,
          exhausted: card.exhausted,
          ...(card.host > 0 && { fitted: fittedTo(g, card) }),
        })),
        raised: g.heroes[hero.seat]!.mods,
        third: g.third[hero.seat],
      };
    }),
    enemies: byArrival(enemiesOnMat(g)).map((enemy) => ({
      name: enemy.def,
      at: zoneLabel(enemy.at),
      wounds: enemy.wounds,
      conditions: conditionsOn(enemy),
      ...(enemy.foe >= 0 && { attacker: nameOf(g, heroModels(g)[enemy.foe]!) }),
    })),
    turned: order.flatMap((card) =>
      card.turned ? Array.from({ length: 1 + card.host }, () => nameOf(g, card)) : [],
    ),
    tiles: g.tiles.map(({ def, col, row, turn }) => ({ name: def, at: [col, row], turn })),
    terrain: listed(
      cardsOf(g, 'terrain'),
      ({ def }) => def,
      ({ at }) => zoneLabel(at),
    ),
    chests: cardsOf(g, 'chests').map(({ at }) => zoneLabel(at)),
    doors: cardsOf(g, 'doors').map((door) => {
      const [at, to] = zonesOfDoor(g, door).map(zoneLabel);
      const opening = openingOf(g, door.host);
      return { ...(opening ? placeOf(opening) : { at, to }), closed: door.turned };
    }),
    sustained: cardsOf(g, 'sustained').map(({ def, host }) => ({ card: def, tile: host + 1 })),
    delayed: cardsOf(g, 'delay').map(({ def, host }) => ({ card: def, waits: host })),
    dead: g.dead.flatMap((portal) => {
      const opening = openingOf(g, portal);
      return opening ? [placeOf(opening)] : [];
    }),
    order: order.map((card) => nameOf(g, card)),
    exhausted: order.filter(({ exhausted }) => exhausted).map((card) => nameOf(g, card)),
    turn: nameOf(g, initiativeCard(g, g.acting)),
    actions: g.turn!.actions,
    walk: g.turn!.steps,
    begun: !g.turn!.fresh,
    used: abilitiesOf(g, seat)
      .filter(({ id }) => g.periods.some(({ used }) => used.includes(`ability:${id}`)))
      .map(({ def }) => def),
    banner: g.bannerUsed ? 'used' : 'ready',
    fate: g.fate.active,
    gold: g.gold,
    round: g.round,
    left: g.left,
    echo: g.loud ? 'loud' : 'quiet',
    supplies: g.supplies,
    ...Object.fromEntries(DECKS.map((deck) => [plural(deck), defsIn(g, `${deck}-deck`)])),
    treasure: defsIn(g, 'treasure-deck'),
    boss: defsIn(g, 'boss-deck'),
    discards: {
      ...Object.fromEntries(DECKS.map((deck) => [plural(deck), defsIn(g, `${deck}-discard`)])),
      boss: defsIn(g, 'boss-discard'),
    },
    encounter: g.node,
  };
}

/** All that the rules go by, without the numbers that cards have. */
function essence({ state: g, choice }: Match<Bardsung>): unknown {
  const bare = ({ id, host, ...card }: Piece) => card;
  const piles = ['deck', 'discard'].flatMap((pile) =>
    [...DECKS, 'treasure', 'boss'].map((d) => `${d}-${pile}`),
  );
  return {
    piles: Object.fromEntries(piles.map((zone) => [zone, defsIn(g, zone)])),
    heroes: heroModels(g).map(bare),
    held: ['abilities', 'equipment', 'wounds'].map((zone) =>
      heroModels(g).map(({ seat }) => cardsOf(g, `${zone}:${seat}`).map(({ def, turned }) => [def, turned])),
    ),
    packs: heroModels(g).map(({ seat }) =>
      packOf(g, seat).map((card) => [card.def, card.exhausted, fittedTo(g, card)]),
    ),
    sheets: g.heroes.map(({ mods }) => mods),
    enemies: byArrival(enemiesOnMat(g)).map(bare),
    order: g.order.map((id) => {
      const { def, exhausted, turned, host } = initiativeCard(g, id);
      return [def, exhausted, turned, host];
    }),
    acting: initiativeCard(g, g.acting).def,
    turn: g.turn,
    tokens: ['terrain', 'chests'].map((zone) =>
      cardsOf(g, zone)
        .map(({ def, at }) => `${def} ${at}`)
        .sort(),
    ),
    doors: cardsOf(g, 'doors').map((door) => [zonesOfDoor(g, door), door.turned]),
    aspects: ['sustained', 'delay'].map((zone) => cardsOf(g, zone).map(({ def, host }) => [def, host])),
    tiles: g.tiles,
    dead: g.dead.filter((portal) => openingOf(g, portal)).sort(),
    numbers: [g.round, g.left, g.gold, g.loud, g.fate, g.supplies, g.third, g.bannerUsed],
    options: choice?.kind === 'one' ? choice.among.length : 0,
  };
}

describe('any position of an encounter can be written as a scenario', () => {
  const begin = (encounter: string, seats: number, seed: string): Match<Bardsung> =>
    createMatch<Bardsung>({
      game,
      seats: NAMES.slice(0, seats),
      options: { encounter },
      seed,
      log: false,
    } as never);
  const again = (g: Bardsung): Match<Bardsung> =>
    createMatch<Bardsung>({ ...describedPosition(game, wordsOf(g)), seed: 1, log: false } as never);

  it.each(content.encounters.map(({ id }, i) => [id, 1 + (i % 5)] as const))(
    '%s, with %i heroes',
    (encounter, seats) => {
      const match = begin(encounter, seats, `any ${encounter}`);
      const random = createRandom(encounter);
      let written = 0;
      for (let n = 0; match.choice && n < 120; n++) {
        if (match.choice.topic === 'turn' && n % 5 === 0) {
          expect(essence(again(match.state))).toEqual(essence(match));
          written++;
        }
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
      }
      expect(written).toBeGreaterThan(0);
    },
  );
});
