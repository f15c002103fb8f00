import { CHECKPOINT, type Game, OptionsError, type Rule } from '@questwright/kernel';
import { goodOf } from '../content/goods.ts';
import { deal } from './deal.ts';
import { caught, endNight } from './end.ts';
import { english } from './english.ts';
import { faults } from './faults.ts';
import { campaign, NIGHTS } from './legacy.ts';
import { prepare } from './prepare.ts';
import { scenario } from './scenario.ts';
import type { Holdings, Options, Smugglers } from './state.ts';
import { takeTurn } from './turn.ts';

const TURNS = 3;
const HEARD_TOO_OFTEN = 2;

function* play(g: Smugglers): Rule {
  if (!g.dealt) deal(g);
  if (!g.prepared) {
    yield CHECKPOINT;
    yield* prepare(g);
  }
  for (;;) {
    yield CHECKPOINT;
    yield* takeTurn(g);
    g.turns++;
    if (g.heard === HEARD_TOO_OFTEN) caught(g);
    if (g.turns === TURNS * g.seats) endNight(g);
    g.turn = (g.turn + 1) % g.seats;
  }
}

export const game: Game<Smugglers, Options> = {
  id: 'smugglers',
  name: 'Smugglers',
  version: '2',
  seats: { min: 2, max: 4 },
  zones: {
    hold: { sees: 'count' },
    sea: { sees: 'count' },
    market: { sees: 'everyone' },
    hand: { of: 'seat', sees: 'owner' },
    cellar: { of: 'seat', sees: 'owner' },
  },
  open: ['night', 'turn', 'turns', 'coins', 'heard', 'deaf'],
  languages: { en: english },
  options: (raw) => {
    const { night = 1 } = raw as { night?: unknown };
    if (!Number.isInteger(night) || (night as number) < 1 || (night as number) > NIGHTS)
      throw new OptionsError(`Smugglers has nights 1 to ${NIGHTS}.`);
    return { night: night as number };
  },
  start: ({ night }, seats, legacy) => {
    const brought = (legacy?.data ?? null) as Holdings | null;
    if (night !== (brought?.night ?? 1))
      throw new OptionsError(`Night ${night} comes after the one before it.`);
    const coins = brought ? [...brought.coins] : Array<number>(seats).fill(0);
    return {
      night,
      turn: 0,
      turns: 0,
      coins,
      heard: 0,
      brought,
      dealt: false,
      prepared: night === 1,
      deaf: false,
    };
  },
  campaign,
  play,
  define: (_, def) => goodOf(def),
  active: (g) => g.turn,
  /** A night that has begun goes on as it would have. */
  reads: (state, version) => {
    if (version === '1') Object.assign(state as Smugglers, { prepared: true, deaf: false });
    return version === '1';
  },
  faults,
  scenario,
};

export type { Holdings, Smugglers } from './state.ts';
