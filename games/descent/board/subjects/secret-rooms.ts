import { put, type Subject } from '@questwright/board-kit/art';

/** What Secret Room cards show, and the Search card that opens them. */
export const secretRooms = {
  'secret-passage': {
    what: [put('cellar door', 50, 54, 86), put('lantern', 80, 26, 38)],
    where: 'tunnel',
    mood: 'gloom',
  },
  'brigands-quarters': {
    what: [put('chest', 42, 60, 80), put('thieving hand', 76, 30, 52)],
    where: 'camp',
    mood: 'fire',
  },
  'hidden-stash': {
    what: [put('sack', 46, 56, 84), put('coins', 78, 76, 42)],
    where: 'cavern',
    mood: 'gloom',
  },
  'the-armory': {
    what: [put('plate armour', 44, 52, 84), put('sword', 80, 54, 60, { turn: 20 })],
    where: 'castle',
    mood: 'dusk',
  },
  'the-dark-council': {
    what: [put('candles', 50, 62, 74), put('mask', 50, 28, 52, { tint: 'purple' })],
    where: 'crypt',
    mood: 'night',
  },
  'the-dragon-shrine': {
    what: [put('shrine', 50, 58, 84), put('dragon head', 50, 24, 46)],
    where: 'cavern',
    mood: 'fire',
    weather: 'embers',
  },
  'the-lorekeepers-vault': {
    what: [put('library', 46, 52, 88), put('grimoire', 78, 74, 42)],
    where: 'hall',
    mood: 'arcane',
  },
  'cursed-tomb': {
    what: [put('tomb', 48, 56, 86), put('ghosts', 78, 26, 46)],
    where: 'crypt',
    mood: 'blight',
    weather: 'mist',
  },
  'overgrown-chasm': {
    what: [put('chasm', 50, 60, 88), put('vines', 74, 28, 50)],
    where: 'forest',
    mood: 'gloom',
    weather: 'leaves',
  },
  'place-of-peace': {
    what: [put('meditate', 48, 54, 84), put('flower', 80, 74, 40)],
    where: 'river',
    mood: 'dawn',
    weather: 'motes',
  },
  'room-of-keys': { what: [put('keys', 44, 46, 84), put('door', 78, 66, 56)], where: 'hall', mood: 'dusk' },
  'tainted-spring': {
    what: [put('pool', 50, 62, 84, { tint: 'green' }), put('skull', 78, 30, 40)],
    where: 'fen',
    mood: 'blight',
  },
  'troll-pit': {
    what: [put('bone pile', 46, 62, 84), put('claws', 76, 30, 52)],
    where: 'cavern',
    mood: 'night',
  },
} as const satisfies { readonly [id: string]: Subject };
