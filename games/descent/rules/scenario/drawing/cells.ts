import { NO_SPACE } from '../../map/layout.ts';
import { FLOOR, HAZARD, LAVA, OBSTACLE, PIT, SLUDGE, WATER } from '../../map/terrain.ts';
import type { Sheet } from './sheet.ts';

export const GROUND: Readonly<Record<string, number>> = {
  '.': FLOOR,
  w: WATER,
  l: LAVA,
  p: PIT,
  s: SLUDGE,
  h: HAZARD,
  X: OBSTACLE,
};

/** `t` hero token, `*` search token, `c` crumbling terrain, or a digit that the scenario explains. */
export type TokenMark = 't' | '*' | 'c' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** What is drawn in one cell. */
export interface DrawnCell {
  readonly terrain: number;
  readonly figure: string | null;
  readonly tokens: readonly TokenMark[];
}

const NOTHING: DrawnCell = { terrain: NO_SPACE, figure: null, tokens: [] };

/** Ground, crumbling terrain on it, a figure, a token: in this order, each if it is there. */
const CELL = /^([.wlpshX]?)(c?)([A-WYZ]?)([t*1-9]?)$/;

export function readCell(sheet: Sheet, cell: number): DrawnCell {
  const text = sheet.cell(cell);
  const said = text.trim();
  if (said === '' || said === '###') return NOTHING;
  const parts = CELL.exec(said);
  if (!parts) throw sheet.wrongInCell(whatIsWrong(said), cell, firstWrong(text));
  const [, ground, crumbling, figure, token] = parts;
  const terrain = ground ? GROUND[ground]! : FLOOR;
  if (terrain === OBSTACLE && (figure || token)) {
    const sentence = figure ? `${figure} stands on an obstacle` : 'An obstacle space holds nothing';
    throw sheet.wrongInCell(sentence, cell, text.indexOf('X') + 1);
  }
  const tokens = [crumbling, token].filter((mark) => mark) as TokenMark[];
  return { terrain, figure: figure || null, tokens };
}

function whatIsWrong(said: string): string {
  if (said.includes('#')) return 'No space is drawn as ###, and nothing stands in it';
  if (/[A-WYZ].*[A-WYZ]/.test(said)) return 'Two figures cannot stand in one space';
  if (said.includes(' ')) return 'What is in a space is written without blanks between';
  return `"${said}" is not a space: ground (. w l p s h X), c for crumbling terrain, a figure (a capital letter), a token (t * 1 to 9), in this order`;
}

/** The first character from which on a cell makes no sense. */
function firstWrong(text: string): number {
  const start = text.search(/\S/);
  for (let end = start + 1; end <= text.length; end++) {
    const part = text.slice(start, end);
    if (!CELL.test(part)) return end - 1;
  }
  return start;
}
