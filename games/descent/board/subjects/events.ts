import { put, type Subject } from '@questwright/board-kit/art';

/** What is met on a journey, and on the road of a campaign without an overlord. */
export const events = {
  'road-toll': {
    what: [put('bridge', 50, 62, 92), put('coins', 78, 34, 40)],
    where: 'river',
    mood: 'day',
  },
  'road-storm': {
    what: [put('storm cloud', 50, 34, 88), put('drops', 50, 74, 50, { tint: 'sky' })],
    where: 'hills',
    mood: 'storm',
    weather: 'rain',
  },
  'road-merchant': {
    what: [put('pedlar cart', 46, 56, 84, { turn: 16 }), put('parcel', 80, 82, 34)],
    where: 'road',
    mood: 'day',
  },
  'road-wolves': {
    what: [put('campfire', 50, 76, 44), put('glowing eyes', 24, 36, 44), put('glowing eyes', 76, 36, 44)],
    where: 'thicket',
    mood: 'night',
  },
  'road-shrine': {
    what: [put('shrine', 46, 48, 84), put('flower', 78, 78, 40, { tint: 'pink' })],
    where: 'road',
    mood: 'dawn',
  },
  'road-song': {
    what: [put('lute', 42, 54, 76, { turn: 20 }), put('notes', 74, 30, 50)],
    where: 'market',
    mood: 'dusk',
  },
  'road-bog': {
    what: [put('signpost', 34, 44, 76), put('boot prints', 72, 74, 52)],
    where: 'fen',
    mood: 'gloom',
    weather: 'mist',
  },
  'road-riddle': {
    what: [put('ferry', 48, 60, 84), put('speech', 76, 26, 48)],
    where: 'river',
    mood: 'dusk',
  },
  'road-ghosts': {
    what: [put('ghosts', 56, 42, 72), put('notched sword', 22, 66, 52, { turn: -20 })],
    where: 'fields',
    mood: 'gloom',
  },
  'road-hunters': {
    what: [put('campfire', 36, 66, 58), put('bow', 76, 46, 62, { turn: 12 })],
    where: 'forest',
    mood: 'dusk',
  },
  'road-ambush': {
    what: [put('boulder', 36, 30, 54), put('rocks', 66, 70, 60)],
    where: 'peaks',
    mood: 'storm',
  },
  'road-oath': {
    what: [put('signpost', 50, 42, 78), put('praying hands', 50, 80, 40)],
    where: 'road',
    mood: 'dusk',
  },
  'travel-bg-1': {
    what: [put('milestone', 24, 56, 62), put('pillars', 58, 50, 74), put('moon', 80, 20, 34)],
    where: 'hills',
    mood: 'night',
  },
  'travel-bg-2': {
    what: [put('stall', 44, 52, 84, { tint: 'green' }), put('scales', 80, 72, 42)],
    where: 'road',
    mood: 'day',
  },
  'travel-bg-3': {
    what: [put('smoke', 54, 40, 88), put('pines', 28, 76, 54)],
    where: 'hills',
    mood: 'dawn',
  },
  'travel-bg-4': {
    who: {
      face: 'human',
      hat: 'kerchief',
      beard: 'short',
      wears: 'leather',
      tint: 'red',
      holds: 'club',
      off: 'purse',
    },
    where: 'forest',
    mood: 'gloom',
  },
  'travel-bg-5': {
    who: { face: 'elf', hair: 'braids', wears: 'leather', second: 'gold', holds: 'longbow', hat: 'leaves' },
    where: 'forest',
    mood: 'dawn',
    weather: 'leaves',
  },
  'travel-bg-6': {
    what: [put('bush', 26, 66, 60), put('tracks', 54, 60, 60), put('roots', 80, 64, 52)],
    where: 'thicket',
    mood: 'day',
  },
  'travel-bg-7': {
    who: {
      face: 'human',
      beard: 'long',
      hat: 'wizard hat',
      wears: 'robe',
      tint: 'teal',
      second: 'white',
      off: 'scroll',
    },
    where: 'road',
    mood: 'day',
  },
  'travel-bg-8': {
    what: [put('barn', 44, 52, 84), put('flames', 56, 28, 60)],
    where: 'fields',
    mood: 'fire',
  },
  'travel-bg-9': {
    what: [put('eye', 50, 36, 56), put('letter', 50, 74, 54)],
    where: 'town',
    mood: 'night',
  },
  'travel-bg-10': {
    what: [put('tree', 40, 46, 84), put('satchel', 76, 76, 44)],
    where: 'fields',
    mood: 'day',
  },
  'travel-lotw-1': {
    what: [put('turn', 50, 42, 72), put('signpost', 50, 66, 66, { flip: true })],
    where: 'hills',
    mood: 'dusk',
  },
  'travel-lotw-2': {
    what: [put('horn', 40, 54, 72), put('hanging banner', 76, 44, 62, { tint: 'blue' })],
    where: 'castle',
    mood: 'day',
  },
  'travel-lotw-3': {
    who: put('ravens', 62, 36, 70),
    what: [put('tracks', 30, 76, 52)],
    where: 'snow',
    mood: 'gloom',
  },
  'travel-lor-5': {
    who: put('bear', 50, 54, 84, { tint: 'brown' }),
    what: [put('claws', 80, 28, 44)],
    where: 'thicket',
    mood: 'dusk',
  },
  'travel-lor-6': {
    who: { face: 'human', hat: 'cowl', wears: 'robe', tint: 'blue', holds: 'staff' },
    where: 'road',
    mood: 'gloom',
    weather: 'mist',
  },
  'travel-lor-7': {
    what: [put('oak', 50, 44, 96), put('feather', 78, 82, 30)],
    where: 'hills',
    mood: 'dawn',
  },
  'travel-tt-1': {
    who: { face: 'gnome', hat: 'brim hat', wears: 'robe', tint: 'olive', off: 'dice' },
    where: 'road',
    mood: 'night',
  },
  'travel-tt-3': {
    who: {
      face: 'human',
      hat: 'plumed helm',
      wears: 'plate',
      second: 'red',
      holds: 'sword',
      off: 'kite shield',
    },
    where: 'castle',
    mood: 'dawn',
  },
  'travel-mob-3': {
    who: put('worm', 50, 54, 84, { tint: 'black' }),
    what: [put('drops', 78, 70, 40, { tint: 'red' })],
    where: 'fen',
    mood: 'blight',
  },
  'travel-mob-5': {
    what: [put('corpse cart', 46, 56, 82), put('bones', 78, 80, 40)],
    where: 'ash',
    mood: 'dusk',
  },
  'travel-tctr-1': {
    what: [put('tent', 36, 58, 70), put('flag', 72, 40, 66, { tint: 'red' }), put('spear', 84, 62, 56)],
    where: 'camp',
    mood: 'gloom',
  },
  'travel-tctr-2': {
    what: [
      put('drop', 30, 40, 46, { tint: 'red' }),
      put('drop', 64, 30, 36, { tint: 'red' }),
      put('pool', 54, 76, 74, { tint: 'red' }),
    ],
    where: 'fen',
    mood: 'fire',
  },
  'city-son-1': {
    what: [put('tower shield', 34, 52, 66, { tint: 'blue' }), put('spear', 66, 46, 84)],
    where: 'town',
    mood: 'day',
  },
  'city-son-2': {
    who: { face: 'imp', skin: 'red', wears: 'leather', build: 'huge', hat: 'ram horns' },
    what: [put('flames', 82, 80, 40)],
    where: 'town',
    mood: 'fire',
  },
  'city-son-3': {
    what: [put('broken tower', 48, 46, 88), put('poof', 76, 78, 46)],
    where: 'town',
    mood: 'gloom',
  },
  'city-son-4': {
    what: [put('falls', 54, 54, 82, { tint: 'olive' }), put('barrel', 24, 76, 44)],
    where: 'tunnel',
    mood: 'blight',
  },
  'city-son-5': {
    what: [
      put('stall', 30, 54, 62, { tint: 'red' }),
      put('stall', 72, 60, 56, { tint: 'blue' }),
      put('feet', 50, 86, 30),
    ],
    where: 'market',
    mood: 'day',
  },
  'city-son-6': {
    what: [put('inn', 40, 46, 76, { tint: 'black' }), put('knuckle bones', 78, 74, 46)],
    where: 'town',
    mood: 'dusk',
  },
  'city-son-7': {
    who: { face: 'human', hair: 'wild', beard: 'long', wears: 'robe', tint: 'brown', second: 'white' },
    what: [put('shout', 82, 34, 44)],
    where: 'market',
    mood: 'gloom',
  },
  'city-son-8': {
    who: { face: 'human', hat: 'cap', wears: 'leather', build: 'small', tint: 'grey' },
    what: [put('thieving hand', 80, 74, 46)],
    where: 'town',
    mood: 'dawn',
  },
  'city-son-9': {
    what: [put('smoke', 46, 40, 80, { tint: 'green' }), put('flame', 64, 76, 50)],
    where: 'tunnel',
    mood: 'fire',
  },
  'city-son-10': {
    what: [put('crates', 46, 60, 70), put('rope', 66, 26, 46)],
    where: 'wall',
    mood: 'day',
  },
} as const satisfies { readonly [id: string]: Subject };
