import { put, type Subject } from '@questwright/board-kit/art';

/** What the conditions show. */
export const conditions = {
  bleeding: {
    what: [put('drops', 44, 48, 84, { tint: 'red' }), put('slash', 78, 72, 44, { tint: 'black' })],
    where: 'wall',
    mood: 'gloom',
  },
  burning: {
    what: [put('flame', 56, 48, 84, { tint: 'red' }), put('campfire', 22, 74, 42)],
    where: 'ash',
    mood: 'fire',
    weather: 'embers',
  },
  cursed: {
    what: [put('star', 50, 54, 82, { tint: 'black' }), put('chains', 80, 22, 38, { tint: 'purple' })],
    where: 'void',
    mood: 'arcane',
  },
  diseased: {
    who: put('rats', 44, 48, 84),
    what: put('drop', 78, 72, 44, { tint: 'green' }),
    where: 'fen',
    mood: 'blight',
    weather: 'spores',
  },
  doomed: {
    what: [put('skull', 56, 48, 84, { tint: 'black' }), put('hourglass', 22, 74, 42, { tint: 'black' })],
    where: 'graveyard',
    mood: 'night',
  },
  immobilized: {
    what: [put('chains', 50, 54, 82, { tint: 'grey' }), put('feet', 80, 22, 38, { tint: 'grey' })],
    where: 'tunnel',
    mood: 'gloom',
  },
  poisoned: {
    who: put('snake', 78, 72, 44),
    what: put('vial', 44, 48, 84, { tint: 'green' }),
    where: 'fen',
    mood: 'blight',
  },
  stunned: {
    what: [put('impact', 56, 48, 84, { tint: 'gold' }), put('star', 22, 74, 42, { tint: 'gold' })],
    where: 'sky',
    mood: 'storm',
  },
  terrified: {
    what: [put('glowing eyes', 50, 54, 82), put('shout', 80, 22, 38, { tint: 'frost' })],
    where: 'thicket',
    mood: 'night',
    weather: 'mist',
  },
  weakened: {
    what: [put('cracks', 44, 48, 84), put('kite shield', 78, 72, 44, { tint: 'rust' })],
    where: 'ruins',
    mood: 'dusk',
  },
} as const satisfies { readonly [id: string]: Subject };
