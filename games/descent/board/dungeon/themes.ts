import type { View } from '@questwright/kernel';
import { openOf } from '../sight.ts';

/** What a dungeon is made of. */
export const THEMES = ['forest', 'cave', 'crypt', 'castle'] as const;
export type Theme = (typeof THEMES)[number];

/** The ground of quests that are not played in a castle, by encounter. */
const GROUNDS: { readonly [quest: string]: readonly Theme[] } = {
  'first-blood': ['forest'],
  'a-fat-goblin': ['forest', 'cave'],
  'the-cardinals-plight': ['crypt'],
  'death-on-the-wing': ['forest'],
  'the-shadow-vault': ['cave'],
  'the-monsters-hoard': ['cave'],
  'the-dawnblade': ['forest'],
  'the-desecrated-tomb': ['crypt'],
  'enduring-the-elements': ['forest'],
  'the-ritual-of-shadows': ['crypt'],
  'the-twin-idols': ['forest'],
  'the-wyrm-turns': ['forest'],
  'the-wyrm-rises': ['cave'],
  'gryvorn-unleashed': ['castle', 'forest'],
  'acolyte-of-saradyn': ['forest'],
};

export function themeOf(view: View): Theme {
  const { quest, encounter } = openOf(view);
  const grounds = GROUNDS[quest];
  return grounds?.[Math.min(encounter, grounds.length - 1)] ?? 'castle';
}
