import { type Folk, put, type Subject } from '@questwright/board-kit/art';

/** Heroes, villains and the scenarios that are named after them. */
export const people = {
  corbin: {
    who: {
      face: 'dwarf',
      hair: 'mohawk',
      beard: 'long',
      second: 'orange',
      wears: 'bare',
      holds: 'hammer',
      build: 'broad',
    },
    where: 'mountains',
    mood: 'day',
  },
  'elder-mok': {
    who: {
      face: 'orc',
      skin: 'green',
      hair: 'topknot',
      beard: 'long',
      second: 'white',
      wears: 'furs',
      holds: 'orb staff',
      tint: 'sky',
      back: 'spirits',
    },
    where: 'forest',
    mood: 'dusk',
  },
  laurel: {
    who: {
      face: 'elf',
      hair: 'long',
      second: 'rust',
      hat: 'leaves',
      wears: 'leather',
      holds: 'longbow',
      tint: 'green',
      back: 'quiver',
    },
    where: 'forest',
    mood: 'dawn',
  },
  'lord-hawthorne': {
    who: {
      face: 'human',
      hair: 'short',
      beard: 'moustache',
      second: 'gold',
      hat: 'plumed helm',
      wears: 'plate',
      tint: 'red',
      holds: 'sword',
      off: 'kite shield',
      back: 'cape',
    },
    where: 'castle',
    mood: 'day',
  },
  lyssa: {
    who: {
      face: 'elf',
      skin: 'brown',
      hair: 'braids',
      second: 'black',
      hat: 'horns',
      wears: 'cloak',
      tint: 'teal',
      holds: 'dagger',
      off: 'cat',
    },
    where: 'town',
    mood: 'night',
  },
  'master-thorn': {
    who: {
      face: 'human',
      hair: 'fringe',
      beard: 'goatee',
      second: 'black',
      hat: 'wizard hat',
      wears: 'robe',
      tint: 'purple',
      off: 'spark',
    },
    where: 'void',
    mood: 'arcane',
  },
  'high-lord-margath': {
    who: {
      face: 'lizard',
      skin: 'ash',
      hat: 'crown',
      wears: 'dark plate',
      tint: 'red',
      back: 'bat wings',
      holds: 'greatsword',
      build: 'broad',
    },
    where: 'ash',
    mood: 'fire',
    weather: 'embers',
  },
  'vorakesh-corpse-king': {
    who: {
      face: 'human',
      skin: 'pale',
      hair: 'long',
      second: 'white',
      hat: 'bone crown',
      wears: 'robe',
      tint: 'purple',
      holds: 'scythe',
      off: 'skull',
    },
    where: 'graveyard',
    mood: 'blight',
    weather: 'mist',
  },
  ashwing: {
    who: put('dragon', 50, 52, 98, { tint: 'grey' }),
    what: put('banner', 84, 76, 36, { tint: 'red' }),
    where: 'sky',
    mood: 'dusk',
    weather: 'ash',
  },
  'the-grave-wright': {
    who: {
      face: 'zombie',
      skin: 'grey',
      hat: 'goggles',
      wears: 'apron',
      tint: 'olive',
      holds: 'hatchet',
      off: 'thread',
      build: 'broad',
    },
    where: 'crypt',
    mood: 'blight',
  },
  margath: {
    who: put('dragon head', 50, 50, 92, { tint: 'red' }),
    what: put('crown', 80, 22, 36),
    where: 'castle',
    mood: 'fire',
    weather: 'embers',
  },
  'corpse-king': {
    what: [put('skull', 50, 56, 76), put('crown', 50, 18, 56)],
    where: 'graveyard',
    mood: 'night',
    weather: 'mist',
  },
} as const satisfies Record<string, Subject>;

/** People who are met more than once, and on the road. */
export const orc: Folk = {
  face: 'orc',
  skin: 'green',
  hair: 'mohawk',
  second: 'black',
  wears: 'furs',
  holds: 'axe',
};
export const skeleton: Folk = { face: 'skull', wears: 'ribs', tint: 'red', holds: 'notched sword' };
export const zombie: Folk = {
  face: 'zombie',
  skin: 'moss',
  hair: 'fringe',
  second: 'black',
  wears: 'rags',
  tint: 'grey',
};
export const rogue: Folk = {
  face: 'human',
  hat: 'kerchief',
  beard: 'short',
  second: 'black',
  wears: 'leather',
  tint: 'red',
  holds: 'dagger',
};
export const peasant: Folk = {
  face: 'human',
  hat: 'straw hat',
  hair: 'short',
  wears: 'tunic',
  tint: 'green',
};
export const woman: Folk = { face: 'human', hair: 'braids', second: 'rust', wears: 'apron', tint: 'blue' };
export const child: Folk = { face: 'gnome', hair: 'short', second: 'rust', wears: 'tunic', tint: 'tan' };
export const soldier: Folk = {
  face: 'human',
  hat: 'kettle hat',
  beard: 'short',
  second: 'brown',
  wears: 'guard',
  tint: 'blue',
  holds: 'spear',
};
export const veteran: Folk = {
  face: 'human',
  hair: 'fringe',
  beard: 'long',
  second: 'grey',
  wears: 'mail',
  tint: 'red',
};
export const cultist: Folk = { face: 'void', hat: 'cowl', wears: 'robe', tint: 'red' };
