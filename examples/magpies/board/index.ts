import type { GameBox } from '@questwright/board-kit';
import { GiRaven } from 'react-icons/gi';
import { english } from './english.ts';

export const box: GameBox = {
  id: 'magpies',
  name: 'Magpies',
  tagline: 'magpies.tagline',
  hue: 'dusk',
  emblem: GiRaven,
  players: { min: 2, max: 4 },
  minutes: [5, 10],
  together: false,
  example: true,
  setup: {
    quick: { seats: [{ kind: 'person' }, { kind: 'bot' }] },
    fields: [],
    seatName: 'magpies.seat-name',
  },
  languages: { en: english },
  ends: ({ text }) => text === 'magpies.pass',
  load: async () => (await import('./module.ts')).module,
};
