import { put, type Subject } from '@questwright/board-kit/art';

/** Events of later boxes, the cards of them that somebody keeps, and what later rumors and quests bring. */
export const keptEvents = {
  'travel-lor-1': {
    what: [put('pool', 48, 66, 86), put('heart', 54, 30, 46, { tint: 'red' })],
    where: 'river',
    mood: 'dawn',
    weather: 'rays',
  },
  'travel-lor-1/water': {
    what: [put('lift', 48, 48, 82, { tint: 'gold' }), put('drops', 80, 70, 36, { tint: 'sky' })],
    where: 'river',
    mood: 'day',
  },
  'travel-lor-1/plain': {
    who: { face: 'human', hat: 'veil', wears: 'vestment', tint: 'white', off: 'healing hand' },
    where: 'fields',
    mood: 'dawn',
  },
  'travel-lor-2': {
    what: [put('scroll', 44, 60, 70, { turn: 24 }), put('boot prints', 78, 42, 44)],
    where: 'road',
    mood: 'dusk',
  },
  'travel-lor-2/road': {
    what: [put('scroll', 46, 52, 78, { turn: -10 }), put('ward', 70, 40, 56, { tint: 'sky' })],
    where: 'ruins',
    mood: 'arcane',
  },
  'travel-lor-3': {
    what: [put('ear', 36, 46, 66), put('arrows', 74, 42, 54), put('bush', 60, 82, 44)],
    where: 'thicket',
    mood: 'gloom',
  },
  'travel-lor-4': {
    what: [put('boots', 42, 62, 68), put('summit', 66, 34, 60)],
    where: 'peaks',
    mood: 'frost',
  },
  'travel-lor-4/forest': {
    what: [put('key', 48, 50, 84, { tint: 'gold', turn: 18 }), put('leaf', 78, 76, 38)],
    where: 'forest',
    mood: 'day',
  },
  'travel-lor-8': {
    what: [put('plough', 42, 62, 76), put('cracks', 66, 78, 52), put('raven', 78, 30, 36)],
    where: 'fields',
    mood: 'blight',
  },
  'travel-lor-8/mountain': {
    who: put({ face: 'imp', wears: 'rags', tint: 'red', holds: 'torch', build: 'small' }, 42, 56, 80),
    what: put('stride', 80, 66, 40),
    where: 'mountains',
    mood: 'night',
  },
  'travel-tt-2': {
    who: put('worm', 48, 52, 88, { tint: 'olive' }),
    what: put('drops', 80, 78, 38, { tint: 'green' }),
    where: 'fen',
    mood: 'blight',
    weather: 'spores',
  },
  'travel-mob-1': {
    what: [put('ripples', 48, 66, 88, { tint: 'teal' }), put('flower', 28, 36, 40, { tint: 'white' })],
    where: 'shore',
    mood: 'day',
    weather: 'mist',
  },
  'travel-mob-2': {
    what: [put('oak', 50, 46, 96), put('tent', 76, 82, 34)],
    where: 'forest',
    mood: 'night',
    weather: 'mist',
  },
  'travel-mob-4': {
    what: [put('graves', 46, 58, 84), put('crystal', 76, 34, 44, { tint: 'purple' })],
    where: 'graveyard',
    mood: 'gloom',
    weather: 'mist',
  },
  'travel-mob-4/crystal': {
    what: [put('crystal', 48, 48, 86, { tint: 'purple' }), put('soul', 78, 74, 38)],
    where: 'graveyard',
    mood: 'arcane',
  },
  'card-scarce-goods': {
    what: [put('shelves', 46, 48, 84), put('purse', 78, 78, 40)],
    where: 'market',
    mood: 'gloom',
  },
  'card-cursed-treasures': {
    what: [put('open chest', 46, 58, 82, { tint: 'purple' }), put('glowing eyes', 56, 26, 46)],
    where: 'crypt',
    mood: 'arcane',
  },
  'card-wrong-man-for-the-job/heroes': {
    what: [put('manor', 48, 44, 84), put('laurel', 50, 78, 52, { tint: 'gold' })],
    where: 'hills',
    mood: 'dawn',
  },
  'card-wrong-man-for-the-job/overlord': {
    what: [put('manor', 48, 46, 84, { tint: 'black' }), put('ravens', 72, 22, 48)],
    where: 'hills',
    mood: 'storm',
  },
} satisfies { readonly [id: string]: Subject };
