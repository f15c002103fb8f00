import { createMatch, legalAnswers } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { LAIR_TILES } from '../../content/lair-of-the-wyrm/tiles.ts';
import { TILES } from '../../content/tiles/index.ts';
import { descentBoxes, figureDef } from '../../rules/catalogue.ts';
import type { LastingDef } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { distancesOf, NO_PATH } from '../../rules/map/count.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { OBSTACLE } from '../../rules/map/terrain.ts';
import { forHeroes } from '../../rules/quest/by-heroes.ts';
import type { Descent, Figure } from '../../rules/state.ts';

const encounters = content.quests.flatMap((quest) =>
  quest.encounters.map((encounter, n) => ({ name: `${quest.name}, encounter ${n + 1}`, quest, encounter })),
);

/** The quest with its monsters on the map, by whoever takes the first option of everything. */
function setUp(quest: string, heroes: number, act: number): Descent {
  const match = createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'].slice(0, heroes + 1),
    seed: 1,
    options: { quest, act, level: 'basic' } as never,
  });
  while (match.state.phase === 'setup')
    match.answer(match.choice!.seat, legalAnswers(match.choice!)[Symbol.iterator]().next().value!);
  return match.state as Descent;
}

describe.each(encounters)('$name', ({ quest, encounter }) => {
  const { drawing, places } = encounter.map();
  const tables = tablesOf(drawing);
  const { groups, lieutenants, search, marks, aims, heroes } = encounter;

  it('has a map that closes, of which every space can be reached', () => {
    const all = distancesOf(tables, 0);
    const from = places[heroes]![0]!;
    for (let space = 0; space < tables.count; space++)
      if (tables.terrain[space] !== OBSTACLE)
        expect(all[tables.count * from + space], tables.names[space]).toBeLessThan(NO_PATH);
  });

  it('names places and spaces that are on the map', () => {
    const named = [heroes, ...groups.map(({ place }) => place), ...lieutenants.map(({ place }) => place)];
    for (const place of [...named, ...aims.flatMap(({ place }) => place ?? [])])
      expect(Object.keys(places)).toContain(place);
    const spaces = [...search, ...Object.values(marks).flat()];
    expect(new Set(spaces).size).toBe(spaces.length);
    for (const name of spaces) {
      const space = tables.spaceNamed(name);
      expect(space, name).toBeGreaterThanOrEqual(0);
      expect(tables.terrain[space], name).not.toBe(OBSTACLE);
    }
    for (const { mark } of aims) if (mark !== null) expect(Object.keys(marks)).toContain(mark);
  });

  it('has marks enough that one of two sides gets its share of them, or ends by itself', () => {
    const rules = encounter.rules.map((id) => descentBoxes.printed.define(id) as LastingDef);
    if (rules.some(({ race, on }) => race && on?.roundEnds)) return;
    for (const [mark, spaces] of Object.entries(marks))
      for (const heroes of [2, 3, 4]) {
        const counted = rules.filter(
          ({ race, text }) => race && JSON.stringify(text).includes(`"mark":"${mark}"`),
        );
        const shares = counted.map(({ race }) => forHeroes(race!.n, heroes, race!.more));
        const most = shares.reduce((sum, share) => sum + share - 1, 0);
        if (shares.length > 0) expect(spaces.length, `${mark}, ${heroes} heroes`).toBeGreaterThan(most);
      }
  });

  it('tells its story and rules in words, and says that they are ours', () => {
    const catalogue = game.languages!.en!;
    expect(quest.original).toBe(true);
    for (const key of [encounter.story, ...Object.values(quest.endings)])
      expect(Object.keys(catalogue)).toContain(key);
    for (const id of encounter.rules) {
      const { text, original } = descentBoxes.printed.get(id);
      expect([original, text.length > 0]).toEqual([true, true]);
    }
  });
});

describe.each(content.quests)('$name', ({ id, encounters: [first] }) => {
  it.each([2, 3, 4])('places all its monsters, tokens and %i heroes, in both acts', (heroes) => {
    for (const act of [1, 2]) {
      const g = setUp(id, heroes, act);
      const there = g.zones.map as Figure[];
      const monsters = there.filter((figure) => figureDef(g, figure).sort === 'monster');
      const cards = (g.zones.groups as Figure[]).map(({ def }) => descentBoxes.printed.get(def));
      const wanted = first!.groups.map(({ exactly }, n) => {
        const limit = (cards[n] as (typeof content.groups)[number]).limits[heroes]!;
        const { minion = 0, master = 0 } = exactly ?? limit;
        return forHeroes(minion, heroes) + forHeroes(master, heroes);
      });
      expect(monsters.length).toBe(wanted.reduce((sum, n) => sum + n, 0));
      expect(new Set(monsters.map((figure) => figureDef(g, figure).act))).toEqual(new Set([act]));
      expect(there.filter((figure) => figureDef(g, figure).sort === 'lieutenant').length).toBe(
        first!.lieutenants.length,
      );
      expect(there.filter((figure) => figureDef(g, figure).sort === 'hero').length).toBe(heroes);
      const tokens = (g.zones.tokens ?? []) as Figure[];
      expect(tokens.filter(({ def }) => def === 'mark').length).toBe(
        Object.values(first!.marks).flat().length,
      );
      expect(tokens.filter(({ def }) => def === 'search-token').length).toBe(
        Math.min(heroes, first!.search.length),
      );
    }
  });
});

it('no encounter uses both sides of a large tile, or one twice', () => {
  const codes = new Map(
    Object.entries({ ...TILES, ...LAIR_TILES }).map(([code, tile]) => [tile as unknown, code]),
  );
  for (const { name, encounter } of encounters) {
    const used = encounter.map().tiles.map((tile) => codes.get(tile)!);
    const numbers = used.filter((code) => /^\d/.test(code)).map((code) => code.slice(0, -1));
    expect(new Set(numbers).size, name).toBe(numbers.length);
    // The inner walls of this side are not known.
    expect(used, name).not.toContain('31B');
  }
});

it('only quests of a box use the tiles, monsters and lieutenants of that box [D2-COLL-01]', () => {
  const tiles = new Set<unknown>(Object.values(LAIR_TILES));
  const theirs = ['Fire Imp', 'Hybrid Sentinel', 'Valyndra'];
  for (const { name, quest, encounter } of encounters) {
    const used = [
      ...encounter.groups.map(({ monster }) => monster),
      ...encounter.lieutenants.map((one) => one.name),
    ];
    const isLairs =
      used.some((one) => theirs.includes(one!)) || encounter.map().tiles.some((tile) => tiles.has(tile));
    expect([name, isLairs]).toEqual([name, quest.box === 'Lair of the Wyrm']);
  }
});
