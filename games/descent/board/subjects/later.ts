import { put, type Subject } from '@questwright/board-kit/art';

/** What those cards of later boxes show that the rules for play without an overlord speak of. */
export const laterCards = {
  challara: {
    who: {
      face: 'elf',
      hair: 'tail',
      hat: 'circlet',
      wears: 'gown',
      holds: 'wand',
      tint: 'red',
      second: 'gold',
    },
    where: 'forest',
    mood: 'fire',
  },
  brightblaze: {
    who: put('griffin', 52, 52, 82, { tint: 'orange' }),
    what: [put('flames', 22, 76, 40)],
    where: 'ash',
    mood: 'fire',
  },
  'elder-mok': {
    who: {
      face: 'orc',
      hair: 'braids',
      beard: 'long',
      wears: 'furs',
      holds: 'staff',
      build: 'broad',
      tint: 'green',
    },
    where: 'camp',
    mood: 'dusk',
  },
  'grey-ker': {
    who: {
      face: 'human',
      hair: 'short',
      beard: 'short',
      wears: 'cloak',
      holds: 'longbow',
      back: 'quiver',
      tint: 'grey',
    },
    where: 'mountains',
    mood: 'frost',
  },
  'roganna-the-shade': {
    who: { face: 'human', hat: 'cowl', wears: 'leather', back: 'cape', holds: 'crossbow', tint: 'black' },
    where: 'fen',
    mood: 'gloom',
  },
  'seer-kel': {
    who: { face: 'elf', hair: 'long', hat: 'veil', wears: 'robe', holds: 'orb staff', tint: 'purple' },
    where: 'sky',
    mood: 'arcane',
  },
  'bounty-hunter-payday': {
    what: [put('purse', 54, 50, 82), put('skull', 20, 72, 40)],
    where: 'crypt',
    mood: 'dusk',
  },
  'marshal-just-reward': {
    what: [put('scales', 52, 48, 86), put('chains', 20, 76, 38)],
    where: 'castle',
    mood: 'day',
  },
  'marshal-zealous-fire': {
    what: [put('fist', 54, 50, 80, { tint: 'gold' }), put('flame', 22, 70, 44)],
    where: 'hall',
    mood: 'fire',
  },
  'marshal-by-the-book': {
    what: [put('book', 54, 50, 84), put('gauntlet', 20, 74, 42)],
    where: 'hall',
    mood: 'day',
  },
  'prophet-grim-fate': {
    what: [put('cards', 54, 50, 82), put('eye', 22, 26, 36, { tint: 'purple' })],
    where: 'sky',
    mood: 'gloom',
  },
  kobold: {
    who: { face: 'kobold', wears: 'rags', holds: 'spear', build: 'small', tint: 'rust' },
    where: 'tunnel',
    mood: 'dusk',
  },
} as const satisfies { readonly [id: string]: Subject };
