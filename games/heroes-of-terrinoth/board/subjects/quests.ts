import { put, type Subject } from '@questwright/board-kit/art';
import { enemies } from './enemies.ts';

export const quests = {
  'the-goblin-problem': {
    who: [
      put(enemies['goblin-raider'].who, 30, 60, 66),
      put(enemies['goblin-archer'].who, 72, 62, 66),
      put(enemies.splig.who, 50, 44, 62),
    ],
    where: 'camp',
    mood: 'dusk',
  },
  'millbrook-burning': {
    what: [put('burning house', 34, 56, 66), put('mill', 74, 48, 60)],
    where: 'town',
    mood: 'fire',
    weather: 'embers',
  },
  'battle-in-the-mistlands': {
    what: [
      put('ghosts', 50, 36, 80),
      put('sword', 34, 64, 70, { turn: 40 }),
      put('sword', 66, 64, 70, { turn: -40 }),
    ],
    where: 'fen',
    mood: 'storm',
    weather: 'mist',
  },
  'ahead-of-the-bloodguard': {
    who: put(enemies.bloodguard.who, 28, 56, 70),
    what: [put('run', 72, 56, 62), put('banner', 20, 18, 30)],
    where: 'road',
    mood: 'dusk',
    tint: 'red',
  },
  'the-envoys-road': {
    what: [put('cart', 40, 58, 72), put('signpost', 82, 50, 56)],
    where: 'road',
    mood: 'day',
  },
  'a-theft-of-stars': {
    what: [put('star', 46, 62, 60), put('thieving hand', 62, 34, 70)],
    where: 'hall',
    mood: 'night',
    weather: 'stars',
  },
  'stand-at-ravenwatch': {
    what: [put('castle', 50, 54, 88), put('ravens', 26, 16, 36)],
    where: 'mountains',
    mood: 'fire',
    tint: 'blue',
  },
  'ash-and-starfall': {
    who: put('dragon', 36, 52, 76, { flip: true, tint: 'black' }),
    what: put('falling star', 74, 34, 66),
    where: 'ash',
    mood: 'fire',
    weather: 'ash',
  },
} as const satisfies Record<string, Subject>;
