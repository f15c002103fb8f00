import type { GameBox } from '@questwright/board-kit';
import { GiSmallFishingSailboat } from 'react-icons/gi';
import { english } from './english.ts';

export const box: GameBox = {
  id: 'smugglers',
  name: 'Smugglers',
  tagline: 'smugglers.tagline',
  hue: 'river',
  emblem: GiSmallFishingSailboat,
  players: { min: 2, max: 4 },
  minutes: [5, 10],
  together: false,
  example: true,
  setup: {
    quick: { seats: [{ kind: 'person' }, { kind: 'bot' }] },
    fields: [],
    seatName: 'smugglers.seat-name',
  },
  languages: { en: english },
  load: async () => (await import('./module.ts')).module,
};
