import { type Folk, put, type Subject } from '@questwright/board-kit/art';
import { rogue, veteran } from './people.ts';

const pilgrim: Folk = {
  face: 'human',
  hair: 'short',
  second: 'brown',
  hat: 'brim hat',
  wears: 'cloak',
  tint: 'olive',
  holds: 'staff',
};

/** The deeds and gifts of the six sets of skills. */
export const skills = {
  // Strength of the Wilds
  tireless: { what: [put('sun', 76, 26, 44), put('run', 44, 56, 84)], where: 'forest', mood: 'day' },
  'feast-of-the-hunt': {
    what: [put('meat', 50, 42, 72), put('campfire', 50, 80, 46)],
    where: 'forest',
    mood: 'dusk',
  },
  'woodland-sleep': {
    what: [put('oak', 40, 50, 84), put('sleep', 80, 30, 44)],
    where: 'forest',
    mood: 'night',
    weather: 'stars',
  },
  'green-paths': {
    what: [put('sun and road', 50, 56, 92), put('pine', 14, 44, 66), put('pine', 88, 44, 66)],
    where: 'forest',
    mood: 'day',
  },
  'goats-footing': { who: put('goat', 50, 50, 86, { tint: 'white' }), where: 'peaks', mood: 'day' },
  'second-wind': { what: [put('gust', 50, 36, 84), put('heart', 50, 64, 50)], where: 'hills', mood: 'dawn' },
  'kin-of-the-wolf': { who: put('wolf pack', 50, 52, 92, { tint: 'grey' }), where: 'forest', mood: 'night' },
  'boars-rush': {
    who: put('boar', 50, 54, 86, { tint: 'brown' }),
    where: 'forest',
    mood: 'day',
    weather: 'wind',
  },
  'wrath-of-the-land': {
    what: [put('quake', 50, 66, 90), put('bolt', 50, 26, 50)],
    where: 'mountains',
    mood: 'fire',
  },
  'oak-hearted': { what: put('oak heart', 50, 52, 88), where: 'forest', mood: 'day' },
  // Military Training
  'measured-guard': {
    what: [put('kite shield', 44, 54, 78), put('sword', 76, 46, 80, { turn: 14 })],
    where: 'castle',
    mood: 'day',
    tint: 'blue',
  },
  feint: {
    what: [put('sword', 64, 50, 82, { turn: 34 }), put('mask', 38, 62, 56)],
    where: 'castle',
    mood: 'dusk',
    tint: 'black',
  },
  'field-tactics': {
    what: [put('map', 50, 58, 84), put('flag', 34, 26, 42), put('flag', 72, 32, 42, { tint: 'blue' })],
    where: 'camp',
    mood: 'day',
    tint: 'red',
  },
  'steady-aim': {
    what: [put('target', 58, 46, 72), put('arrow', 34, 62, 70, { turn: 52 })],
    where: 'fields',
    mood: 'day',
    tint: 'green',
  },
  'parrying-stance': {
    what: [
      put('sword', 38, 52, 90, { turn: 34 }),
      put('sword', 62, 52, 90, { turn: -34 }),
      put('impact', 50, 38, 34),
    ],
    where: 'castle',
    mood: 'storm',
  },
  unshaken: { what: [put('wave', 36, 56, 84), put('rock', 66, 64, 58)], where: 'sea', mood: 'storm' },
  'drilled-body': {
    who: {
      face: 'human',
      skin: 'brown',
      hair: 'short',
      second: 'black',
      hat: 'band',
      tint: 'red',
      wears: 'bare',
      holds: 'mace',
      off: 'round shield',
      build: 'broad',
    },
    where: 'castle',
    mood: 'dawn',
  },
  'off-hand-blade': {
    what: [put('sword', 36, 50, 88, { turn: -16 }), put('dagger', 70, 56, 70, { turn: 16 })],
    where: 'wall',
    mood: 'night',
  },
  riposte: {
    what: [put('slash', 50, 46, 96), put('estoc', 50, 54, 84, { turn: 62 })],
    where: 'town',
    mood: 'night',
  },
  'veteran-of-the-line': {
    who: put({ ...veteran, hat: 'kettle hat', holds: 'spear' }, 46, 54, 96),
    what: put('tower shield', 78, 74, 48),
    where: 'wall',
    mood: 'dusk',
    tint: 'red',
  },
  // Thirst for Travel
  'walk-on-water': {
    what: [put('ripples', 50, 74, 70), put('stride', 50, 42, 74)],
    where: 'sea',
    mood: 'dawn',
    tint: 'sky',
  },
  'ford-finder': { what: put('ford', 50, 54, 98), where: 'river', mood: 'day' },
  'sure-of-foot': { what: put('boots', 50, 54, 84), where: 'mountains', mood: 'day', tint: 'gold' },
  adventurous: { what: [put('door', 50, 52, 86), put('spark', 50, 52, 44)], where: 'ruins', mood: 'dawn' },
  'long-strides': { what: put('stride', 50, 50, 92), where: 'road', mood: 'day', tint: 'rust' },
  'songs-of-the-road': {
    what: [put('lute', 42, 54, 86, { turn: -18 }), put('notes', 78, 30, 40)],
    where: 'road',
    mood: 'dusk',
  },
  'seller-of-maps': {
    what: [put('map', 50, 46, 84), put('coins', 76, 80, 36)],
    where: 'market',
    mood: 'day',
  },
  'new-horizons': { what: [put('sun', 50, 30, 56), put('ship', 50, 66, 62)], where: 'sea', mood: 'dawn' },
  'the-pilgrim-star': {
    who: put(pilgrim, 34, 62, 72),
    what: put('pilgrim star', 74, 28, 56),
    where: 'hills',
    mood: 'night',
    weather: 'stars',
  },
  'ever-onward': {
    what: [put('boot prints', 38, 60, 76), put('signpost', 78, 44, 60)],
    where: 'road',
    mood: 'dawn',
  },
  // Friends in Low Places
  'pockets-of-the-dead': {
    what: [put('thieving hand', 62, 42, 76), put('skull', 30, 68, 54)],
    where: 'graveyard',
    mood: 'night',
  },
  haggler: { what: [put('coins', 30, 60, 56), put('speech', 68, 36, 62)], where: 'market', mood: 'day' },
  'ear-to-the-ground': { what: put('ear', 50, 50, 90), where: 'town', mood: 'dusk' },
  'the-back-room': {
    what: [put('door', 36, 50, 82), put('cards', 76, 66, 48)],
    where: 'room',
    mood: 'gloom',
  },
  'light-fingers': { what: put('thieving hand', 50, 50, 94), where: 'market', mood: 'dusk' },
  'hired-knives': {
    who: [put(rogue, 28, 56, 72), put({ ...rogue, hat: 'hood', tint: 'black' }, 72, 56, 72)],
    what: put('coins', 50, 86, 26),
    where: 'town',
    mood: 'night',
  },
  'rogues-luck': { what: [put('dice', 50, 52, 88)], where: 'room', mood: 'holy' },
  guile: { what: put('mask', 50, 52, 92), where: 'hall', mood: 'arcane', tint: 'purple' },
  'well-paid-witness': {
    what: [put('eye', 50, 34, 64), put('purse', 50, 74, 50)],
    where: 'town',
    mood: 'day',
    tint: 'green',
  },
  'name-your-price': { what: [put('scales', 50, 50, 90)], where: 'market', mood: 'dusk' },
  // Favor of the Gods
  'hallowed-ground': { what: put('shrine', 50, 52, 90), where: 'fields', mood: 'holy', weather: 'rays' },
  'alms-and-answers': {
    what: [put('coins', 50, 34, 44), put('open hands', 50, 64, 90)],
    where: 'hall',
    mood: 'holy',
    tint: 'purple',
  },
  'murmured-prayer': { what: put('praying hands', 50, 52, 88), where: 'crypt', mood: 'holy', tint: 'white' },
  'gift-of-mending': { what: put('healing hand', 50, 52, 92), where: 'sky', mood: 'dawn', tint: 'white' },
  'shield-of-faith': { what: put('sun shield', 50, 52, 90), where: 'sky', mood: 'holy', weather: 'rays' },
  'the-iron-vow': { what: put('iron fist', 50, 52, 90), where: 'hall', mood: 'gloom' },
  'holy-anger': {
    what: [put('flames', 50, 62, 90), put('hammer', 50, 44, 80, { turn: 20 })],
    where: 'void',
    mood: 'holy',
  },
  'battle-hymn': { what: [put('drum', 40, 60, 68), put('notes', 76, 34, 50)], where: 'fields', mood: 'dusk' },
  'spoken-judgment': {
    what: [put('bolt', 70, 52, 76), put('speech', 34, 38, 60)],
    where: 'sky',
    mood: 'storm',
  },
  'the-hand-that-lifts': {
    what: [put('hand', 66, 24, 48, { turn: 200 }), put('reaching hand', 42, 62, 78)],
    where: 'sky',
    mood: 'holy',
    tint: 'white',
    weather: 'rays',
  },
  // Rune Magic
  'raw-power': {
    what: [put('burst', 50, 50, 96), put('fist', 50, 56, 52)],
    where: 'void',
    mood: 'arcane',
    tint: 'purple',
  },
  'ward-stones': {
    what: put('stones', 50, 54, 94),
    where: 'fields',
    mood: 'night',
    tint: 'frost',
    weather: 'stars',
  },
  'turning-rune': {
    what: [put('turn', 50, 50, 96), put('rune', 50, 50, 46)],
    where: 'void',
    mood: 'arcane',
    tint: 'teal',
  },
  'battle-sorcery': {
    what: [put('flame', 32, 44, 62), put('hand', 62, 60, 70)],
    where: 'ruins',
    mood: 'fire',
  },
  'counter-charm': {
    what: [put('ward', 40, 52, 78), put('bolt', 76, 44, 60), put('impact', 66, 54, 30)],
    where: 'void',
    mood: 'storm',
  },
  'devotion-to-magic': {
    who: put('meditate', 50, 62, 76, { tint: 'purple' }),
    what: put('rune', 50, 18, 30),
    where: 'void',
    mood: 'arcane',
    tint: 'gold',
    weather: 'motes',
  },
  unspeak: { what: put('silence', 50, 52, 90), where: 'void', mood: 'night' },
  'scholar-of-runes': {
    what: [put('books', 42, 64, 68), put('rune', 72, 36, 52)],
    where: 'room',
    mood: 'dusk',
    tint: 'red',
  },
  waygate: { what: put('way gate', 50, 52, 90), where: 'mountains', mood: 'arcane', tint: 'purple' },
  'twin-runes': {
    what: [
      put('rune', 30, 50, 72, { turn: -8, tint: 'red' }),
      put('rune', 70, 52, 72, { turn: 8, tint: 'sky' }),
    ],
    where: 'void',
    mood: 'arcane',
  },
} as const satisfies Record<string, Subject>;
