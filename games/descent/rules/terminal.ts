import type { CardView, Speaker, Text, View } from '@questwright/kernel';
import { descentBoxes } from './catalogue.ts';
import { GONE } from './ground.ts';
import { explored } from './map/explored.ts';
import { tablesOf } from './map/known.ts';
import { drawLayout } from './scenario/drawing/index.ts';
import type { Descent, Piece } from './state.ts';

type Seen = CardView & Piece;

/** What a seat sees, as lines of text: the map as far as it is explored, and who stands where. */
export function terminal(view: View, speaker: Speaker): string[] {
  const g = view.open as unknown as Descent;
  if (g.map === '') return [];
  const tables = tablesOf(g.map);
  const map = drawLayout(explored(tables, g.unexplored ?? [], (object) => g.doors[object] === GONE));
  const lines: Text[] = cardsIn(view, 'map').map(({ def, label, at, damage, fatigue }) => [
    'd2.see.figure',
    { name: label || nameOf(def), space: tables.names[at]!, damage, fatigue },
  ]);
  const round: Text = ['d2.see.round', { n: g.round }];
  return [speaker.say(round), ...map.split('\n'), ...lines.map(speaker.say)];
}

const cardsIn = ({ zones }: View, zone: string): Seen[] => {
  const cards = zones[zone];
  return Array.isArray(cards) ? (cards as Seen[]) : [];
};

const nameOf = (def: string): string => descentBoxes.printed.get(def).name;

export const terminalTexts: { readonly [key: string]: string } = {
  'd2.see.round': 'Round {n}',
  'd2.see.figure':
    '{name} in {space}{damage, plural, =0 {} other {, # damage}}{fatigue, plural, =0 {} other {, # fatigue}}',
};
