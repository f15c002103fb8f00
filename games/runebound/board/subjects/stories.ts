import { type Folk, put, type Subject } from '@questwright/board-kit/art';
import { skeleton, soldier, veteran, zombie } from './people.ts';

const master: Folk = {
  face: 'human',
  skin: 'tan',
  hair: 'topknot',
  beard: 'long',
  second: 'white',
  wears: 'robe',
  tint: 'white',
  holds: 'sword',
};
const scribe: Folk = {
  face: 'human',
  hair: 'fringe',
  second: 'grey',
  hat: 'goggles',
  wears: 'robe',
  tint: 'brown',
  off: 'scroll',
};

export const stories = {
  'the-master': { who: master, where: 'mountains', mood: 'dawn' },
  'beneath-the-water': {
    what: [put('open chest', 50, 62, 60), put('fish', 30, 26, 40), put('coral', 82, 64, 56)],
    where: 'sea',
    mood: 'night',
    tint: 'pink',
  },
  'the-archivists': {
    who: [put(scribe, 30, 56, 76), put({ ...scribe, tint: 'green', beard: 'long', off: 'book' }, 72, 56, 76)],
    where: 'hall',
    mood: 'dusk',
    tint: 'red',
  },
  'the-old-dragonslayer': {
    who: put({ ...veteran, hat: 'horned helm', holds: 'greatsword' }, 42, 54, 92),
    what: put('skull', 80, 76, 34),
    where: 'hills',
    mood: 'dusk',
    tint: 'grey',
  },
  'vigil-before-dawn': {
    what: [put('campfire', 38, 66, 56), put('star', 74, 26, 40), put('tent', 80, 72, 44)],
    where: 'hills',
    mood: 'dawn',
    tint: 'tan',
    weather: 'stars',
  },
  'the-herald-on-the-ridge': {
    who: put({ face: 'lizard', skin: 'ash', wears: 'plate', holds: 'banner', tint: 'red' }, 52, 54, 90),
    what: put('shout', 84, 34, 34),
    where: 'peaks',
    mood: 'fire',
    tint: 'red',
  },
  'wings-at-dusk': { who: put('wyvern', 50, 48, 92, { tint: 'black' }), where: 'town', mood: 'dusk' },
  'a-peddler-of-secrets': {
    who: {
      face: 'human',
      beard: 'goatee',
      second: 'black',
      hat: 'hood',
      wears: 'coat',
      tint: 'olive',
      off: 'letter',
    },
    what: put('eye', 20, 26, 34),
    where: 'market',
    mood: 'night',
    tint: 'gold',
  },
  'what-the-hunters-found': {
    who: put('dragon bones', 60, 44, 70),
    what: put('spear', 22, 56, 78, { turn: -14 }),
    where: 'snow',
    mood: 'dawn',
  },
  'a-new-spring': { what: put('sprout', 50, 54, 92), where: 'fields', mood: 'day', weather: 'leaves' },
  'the-open-graves': { what: put('open grave', 50, 52, 94), where: 'graveyard', mood: 'dusk' },
  'the-fen-dead': {
    who: [put({ ...zombie, skin: 'blue' }, 34, 60, 76), put({ ...skeleton, holds: 'trident' }, 72, 60, 72)],
    what: put('grass', 50, 86, 60),
    where: 'fen',
    mood: 'blight',
  },
  'fever-at-the-fair': {
    who: put({ ...zombie, skin: 'green', hat: 'straw hat', wears: 'tunic', tint: 'red' }, 32, 56, 76),
    what: put('stall', 72, 58, 60),
    where: 'market',
    mood: 'blight',
    weather: 'spores',
  },
  'the-last-garrison': {
    who: put(soldier, 30, 54, 74),
    what: put('barbican', 70, 56, 66),
    where: 'mountains',
    mood: 'night',
  },
  'the-bell-of-suvar': { what: put('bell', 50, 52, 90), where: 'sky', mood: 'holy', weather: 'rays' },
  'the-stitched-host': {
    who: put({ ...zombie, skin: 'pale', hat: 'bandage', wears: 'bare', build: 'broad' }, 44, 52, 88),
    what: put('thread', 78, 72, 50),
    where: 'cavern',
    mood: 'blight',
  },
  'the-dead-rise': {
    what: [put('graves', 50, 46, 84), put('reaching hand', 44, 78, 50)],
    where: 'graveyard',
    mood: 'night',
  },
  'a-company-without-a-captain': {
    who: [
      put({ ...soldier, hat: 'helm' }, 26, 58, 66),
      put(soldier, 76, 58, 66),
      put({ ...soldier, hat: 'cap' }, 50, 60, 62),
    ],
    what: put('banner', 50, 22, 40),
    where: 'camp',
    mood: 'day',
    tint: 'grey',
  },
  'a-night-without-stars': {
    what: [put('moon', 50, 38, 60), put('glowing eyes', 50, 74, 60)],
    where: 'hills',
    mood: 'night',
  },
  'the-dead-walk-on': {
    who: [
      put(zombie, 22, 58, 62),
      put(skeleton, 50, 54, 66),
      put({ ...zombie, skin: 'grey', tint: 'red' }, 78, 58, 62),
    ],
    what: put('boot prints', 50, 88, 30),
    where: 'road',
    mood: 'blight',
    weather: 'mist',
  },
} as const satisfies Record<string, Subject>;
