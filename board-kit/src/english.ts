import type { Languages } from '@questwright/kernel';

/** What the kit itself says, as ICU messages; a translation is one more language here. */
export const kitLanguages: Languages = {
  en: {
    'kit.read': 'Read {card}',
    'kit.exhausted': 'exhausted',
    'kit.face-down': 'face down',
    'kit.cards': '{n, plural, one {card} other {cards}}',
    'kit.empty': 'Nothing here',
    'kit.look-at-board': 'Look at the board',
    'kit.zoom-in': 'Zoom in',
    'kit.zoom-out': 'Zoom out',
    'kit.whole-map': 'Show the whole map',
    'kit.pin-map': 'Pin the view: do not follow what happens',
  },
};
