import { put, type Subject } from '@questwright/board-kit/art';

/** What the cards of classes show: what each of them is known by. */
export const classes = {
  berserker: {
    what: [put('double axe', 36, 50, 80, { turn: -28 }), put('double axe', 64, 50, 80, { turn: 28 })],
    where: 'ash',
    mood: 'fire',
  },
  knight: {
    who: put('horse', 58, 62, 74, { tint: 'white' }),
    what: [put('lance', 30, 40, 72, { turn: -16 })],
    where: 'castle',
    mood: 'day',
  },
  disciple: {
    what: [put('healing hand', 50, 58, 74)],
    behind: put('halo', 50, 44, 92),
    where: 'hall',
    mood: 'holy',
  },
  spiritspeaker: {
    who: put('raven', 72, 34, 42, { tint: 'black' }),
    what: [put('forked rod', 44, 54, 84), put('soul', 22, 40, 40)],
    where: 'forest',
    mood: 'dawn',
  },
  necromancer: {
    what: [put('skull', 50, 36, 52), put('reaching hand', 50, 76, 56, { tint: 'grey' })],
    where: 'graveyard',
    mood: 'blight',
  },
  runemaster: {
    what: [put('rune ring', 50, 46, 80), put('sparks', 50, 46, 44)],
    where: 'peaks',
    mood: 'arcane',
  },
  thief: {
    what: [
      put('cloak', 40, 48, 78, { tint: 'black' }),
      put('dagger', 66, 58, 56, { turn: 30 }),
      put('purse', 80, 82, 32),
    ],
    where: 'town',
    mood: 'night',
  },
  wildlander: {
    what: [put('longbow', 44, 48, 84), put('pine', 80, 56, 60)],
    where: 'hills',
    mood: 'day',
  },
} as const satisfies { readonly [id: string]: Subject };
