import { put, type Subject } from '@questwright/board-kit/art';

/** What allies and their skills show. */
export const allies = {
  raythen: {
    who: { face: 'human', hair: 'short', hat: 'hood', wears: 'leather', holds: 'dagger', tint: 'olive' },
    where: 'town',
    mood: 'night',
  },
  serena: {
    who: { face: 'human', hair: 'long', wears: 'vestment', back: 'halo', holds: 'hammer', tint: 'white' },
    where: 'hall',
    mood: 'holy',
    weather: 'rays',
  },
  'raythen-back-strike': {
    what: [put('dagger', 56, 46, 84, { turn: 150 }), put('shadow', 24, 72, 44)],
    where: 'tunnel',
    mood: 'gloom',
  },
  'raythen-night-prowler': {
    what: [put('sneak', 46, 54, 84), put('moon', 80, 22, 40)],
    where: 'town',
    mood: 'night',
    weather: 'stars',
  },
  'raythen-sharp-eyes': {
    what: [put('eye', 50, 44, 84, { tint: 'olive' }), put('open chest', 76, 76, 44)],
    where: 'ruins',
    mood: 'dusk',
  },
  'serena-aura-of-might': {
    what: [put('burst', 50, 50, 92, { tint: 'gold' }), put('praying hands', 50, 54, 52)],
    where: 'hall',
    mood: 'holy',
  },
  'serena-healing-aura': {
    what: [put('healing hand', 46, 50, 84), put('rays', 76, 26, 46, { tint: 'gold' })],
    where: 'fields',
    mood: 'dawn',
    weather: 'motes',
  },
  'serena-holy-hammer': {
    what: [put('hammer', 54, 46, 88, { turn: 28, tint: 'gold' }), put('impact', 24, 76, 42)],
    where: 'castle',
    mood: 'holy',
    weather: 'rays',
  },
  'treasure-hunter-gold-rush': {
    what: [put('coins', 44, 60, 82, { tint: 'gold' }), put('run', 76, 30, 50)],
    where: 'cavern',
    mood: 'fire',
  },
} as const satisfies { readonly [id: string]: Subject };
