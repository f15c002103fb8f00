import { describe, expect, it } from 'vitest';
import { BRIDGES, RIVERS, ROADS } from '../content/map/edges.ts';
import { PLACES } from '../content/map/places.ts';
import {
  distance,
  HEXES,
  hexCalled,
  hexesCalled,
  NEIGHBOURS,
  passage,
  TERRAIN_BITS,
  within,
} from '../rules/map/hexes.ts';
import { EVERY_TERRAIN, TERRAINS, type Terrain } from '../rules/terrain.ts';

const hex = (name: string) => HEXES[hexCalled(name)]!;
const index = (label: string): number => hexCalled(label);

describe('the map', () => {
  it('gives every hex exactly one terrain [RB-HEX-01, RB-HEX-02]', () => {
    expect(HEXES).toHaveLength(225);
    for (const { terrain, site, index: at, label } of HEXES) {
      if (site === 'city') continue;
      expect(TERRAINS, label).toContain(terrain);
      expect(TERRAIN_BITS[at], label).toBe(1 << TERRAINS.indexOf(terrain as Terrain));
    }
  });

  it('has four cities, which count as every terrain [RB-HEX-04, RB-HEX-05]', () => {
    const cities = HEXES.filter(({ site }) => site === 'city');
    expect(cities.map(({ name }) => name).sort()).toEqual(['Dawnsmoor', 'Forge', 'Riverwatch', 'Tamalir']);
    for (const city of cities) expect(TERRAIN_BITS[city.index]).toBe(EVERY_TERRAIN);
  });

  it('keeps the terrain of shrines, strongholds and towns [RB-HEX-06, RB-HEX-12]', () => {
    const kinds = ["Yrthwright's Forge", 'Burrow Town', 'Sundergard', 'Wyrmwood'].map((name) => [
      hex(name).site,
      hex(name).terrain,
    ]);
    expect(kinds).toEqual([
      ['shrine', 'mountain'],
      ['town', 'mountain'],
      ['stronghold', 'plains'],
      [null, 'forest'],
    ]);
  });

  it('has as many sites of each kind as it should [RB-HEX-07]', () => {
    const count = (site: string | null) => HEXES.filter((one) => one.site === site).length;
    expect([count('city'), count('town'), count('shrine'), count('stronghold'), count(null)]).toEqual([
      4, 6, 5, 5, 205,
    ]);
  });

  it('keeps the terrain under a road, and has roads through cities [RB-HEX-08, RB-HEX-09]', () => {
    expect(HEXES.filter(({ road }) => road)).toHaveLength(28);
    for (const name of ['Tamalir', 'Forge', 'Dawnsmoor', 'Riverwatch', 'Market Town', "Suvar's Rest"]) {
      expect(hex(name).road, name).toBe(true);
    }
    expect(hex('G4')).toMatchObject({ road: true, terrain: 'plains' });
  });

  it('has rivers on edges, between neighbours [RB-HEX-10]', () => {
    expect([RIVERS.length, ROADS.length]).toEqual([38, 28]);
    for (const [a, b] of [...RIVERS, ...ROADS]) expect(NEIGHBOURS[index(a)], `${a} ${b}`).toContain(index(b));
    expect(passage(index('L3'), index('L4'))).toBe('river');
    expect(passage(index('L4'), index('L3'))).toBe('river');
  });

  it('has two bridges, each over a river [RB-HEX-11, RB-MOVE-20]', () => {
    expect(BRIDGES.map(({ name }) => name).sort()).toEqual(['Red Bridge', "Zadric's Crossing"]);
    for (const { edge } of BRIDGES) {
      expect(RIVERS.some(([a, b]) => edge.includes(a) && edge.includes(b))).toBe(true);
      expect(passage(index(edge[0]), index(edge[1]))).toBe('free');
    }
    for (const [a, b] of ROADS) expect(passage(index(a), index(b))).toBe('free');
  });

  it('does not join the roads of the crossroad by Suvar’s Rest [RB-MOVE-13]', () => {
    expect(NEIGHBOURS[index('G4')]).toContain(index('H3'));
    expect(passage(index('G4'), index('H3'))).toBe('open');
  });

  it('counts distance in steps, whatever lies between [RB-HEX-13]', () => {
    for (const { index: from } of HEXES) {
      for (const to of NEIGHBOURS[from]!) expect(distance(from, to)).toBe(1);
    }
    expect(distance(index('A1'), index('O15'))).toBe(distance(index('O15'), index('A1')));
    for (const to of within(index('G6'), 3)) expect(distance(index('G6'), to)).toBeLessThanOrEqual(3);
    expect(within(index('H8'), 1)).toHaveLength(6);
    expect(within(index('H8'), 2)).toHaveLength(18);
  });

  it('knows the places of the books', () => {
    for (const name of ['Skydown', 'Cursed Ruins', 'Exile Peak', "Mennara's Teeth", 'Riverlands']) {
      expect(hexesCalled(name).length, name).toBeGreaterThan(0);
    }
    expect(hexesCalled('Greenwood')).toHaveLength(2);
    for (const labels of Object.values(PLACES)) {
      const terrains = new Set(labels.map((label) => hex(label).terrain));
      expect(terrains.size, labels.join()).toBe(1);
    }
  });
});
