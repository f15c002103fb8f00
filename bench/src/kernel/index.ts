import { rates } from '../measure.ts';
import type { Section } from '../section.ts';
import { announcements } from './announcements.ts';
import { clones, structuredClones } from './clones.ts';
import { fileBytesPerChoice, forks, playouts } from './forks.ts';
import { playBare } from './tic-tac-toe/bare.ts';
import { playBoardgameIo } from './tic-tac-toe/boardgame-io.ts';
import { playOurs } from './tic-tac-toe/ours.ts';

/** The kernel next to a bare loop and to another engine, and what forks, copies and announcements cost. */
export const kernelSection: Section = {
  async measure(effort, onProgress) {
    const rate = await rates(
      {
        ours: () => playOurs(200),
        boardgameio: () => playBoardgameIo(10),
        bare: () => playBare(1000),
        forks,
        playouts,
        clones,
        structuredClones,
        announcements,
      },
      effort,
      onProgress,
    );
    return {
      choicesPerSecond: rate.ours,
      boardgameio: rate.boardgameio,
      bare: rate.bare,
      ratio: rate.ours / rate.boardgameio,
      ofBare: rate.ours / rate.bare,
      forkMicros: 1e6 / rate.forks,
      playoutMicros: 1e6 / rate.playouts,
      forkOfPlayout: rate.playouts / rate.forks,
      cloneSpeedup: rate.clones / rate.structuredClones,
      announceNanos: 1e9 / rate.announcements,
      fileBytesPerChoice: fileBytesPerChoice(),
    };
  },

  describe: (f) => [
    `tic-tac-toe, random    ${whole(f.choicesPerSecond)} choices/s`,
    `  boardgame.io         ${whole(f.boardgameio)} moves/s; we make ${fixed(f.ratio)} times as many`,
    `  a bare loop          ${whole(f.bare)} moves/s; we make ${fixed(f.ofBare, 3)} of that`,
    `a fork in mid-turn     ${fixed(f.forkMicros)} µs, ${fixed(f.forkOfPlayout, 3)} of a random playout (${fixed(f.playoutMicros)} µs)`,
    `a copy of 20 KB        ${fixed(f.cloneSpeedup)} times as fast as structuredClone`,
    `an announcement        ${fixed(f.announceNanos)} ns when nothing listens`,
    `a match file           ${fixed(f.fileBytesPerChoice)} bytes a choice`,
  ],
};

const whole = (n = 0): string => Math.round(n).toLocaleString('en');
const fixed = (n = 0, digits = 1): string => n.toFixed(digits);
