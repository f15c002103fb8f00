import { figureDef } from '../catalogue.ts';
import { tablesOf } from '../ground.ts';
import { layBeside } from '../map/beside.ts';
import { layTerrain } from '../move/terrain.ts';
import { awayFigures, onMap } from '../pieces.ts';
import { drawLayout } from '../scenario/drawing/draw.ts';
import { readDrawing } from '../scenario/drawing/index.ts';
import { type Descent, NONE } from '../state.ts';
import type { RoomTile } from './tile.ts';

/** The tile is laid beside the map, and is a part of it from now on. [D2-SECRET-09, D2-SECRET-10] */
export function layTile(g: Descent, card: number, tile: RoomTile): void {
  const home = g.map;
  const { layout, from } = layBeside(readDrawing(home).layout, tile.side);
  changeMap(g, drawLayout(layout));
  g.room = { card, home, from };
  layTerrain(g);
}

/** The tile is taken away again. [D2-SECRET-39] */
export function takeTileAway(g: Descent): void {
  changeMap(g, g.room!.home);
  g.room = null;
}

/** Large figures lie as they did, though on another map the ways in which bases can lie are numbered anew. */
function changeMap(g: Descent, drawing: string): void {
  const figures = [...onMap(g), ...awayFigures(g)].filter(({ lie }) => lie !== NONE);
  const covered = figures.map((figure) => tablesOf(g).bases[figureDef(g, figure).size].lies[figure.lie]!);
  g.map = drawing;
  for (const [n, figure] of figures.entries())
    figure.lie = tablesOf(g).bases[figureDef(g, figure).size].lies.findIndex(
      (one) => one.length === covered[n]!.length && one.every((space) => covered[n]!.includes(space)),
    );
}
