import { note } from '@questwright/adventure';
import { theEncounter } from '../encounter/encounter.ts';
import { layBossDeck } from '../enemy/boss.ts';
import { layoutOf, shapeOfTile } from '../map/layout.ts';
import { portalOn, zoneOn } from '../map/mat.ts';
import { joinOrder } from '../order/marching-order.ts';
import { bring, doorsOnMat } from '../pieces.ts';
import type { Bardsung } from '../state.ts';

/** What a tile brings: doors, which come into play open, chests, terrain, and then enemies. */
export function furnish(g: Bardsung, tile: number): void {
  const def = shapeOfTile(g, g.tiles[tile]!.def);
  for (const door of def.doors) placeDoor(g, portalOn(tile, door));
  for (const zone of def.chests) bring(g, 'chest', 'chests', { at: zoneOn(tile, zone) });
  const { runes } = theEncounter(g);
  const meanings = def.runes.map(({ zone, rune }) => ({ at: zoneOn(tile, zone), meaning: runes[rune] }));
  for (const { at, meaning } of meanings)
    if (meaning && 'terrain' in meaning) bring(g, meaning.terrain, 'terrain', { at });
  for (const { at, meaning } of meanings)
    if (meaning && 'enemy' in meaning) placeEnemies(g, meaning.enemy, meaning.count[g.seats - 1]!, at);
}

function placeDoor(g: Bardsung, portal: number): void {
  const passage = layoutOf(g).passages.find(({ portals }) => portals.includes(portal));
  const there = passage?.portals ?? [portal];
  if (!doorsOnMat(g).some(({ host }) => there.includes(host))) bring(g, 'door', 'doors', { host: portal });
}

/** Puts enemies of a kind into a zone. Those of a kind that is on the marching order already add no card. */
export function placeEnemies(g: Bardsung, def: string, count: number, at: number): void {
  for (let i = 0; i < count; i++) {
    const model = bring(g, def, 'enemies', { at, host: ++g.arrivals });
    note(g, 'bs.log.enemy-comes', { model }, 'BS-EXPL-10');
  }
  if (count === 0) return;
  joinOrder(g, def);
  layBossDeck(g, def);
}
