/** The colours of cards and games. They go by name, so that both themes can have their own shade of each. */
export type Hue =
  | 'forest'
  | 'river'
  | 'blood'
  | 'frost'
  | 'ember'
  | 'dusk'
  | 'moss'
  | 'gold'
  | 'stone'
  | 'night';

export const hueClass = (hue: Hue): string => `hue-${hue}`;
