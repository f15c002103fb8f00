import {
  CHECKPOINT,
  chooseOption,
  createMatch,
  createRandom,
  type Game,
  type LogEntry,
  log,
  logTo,
  patch,
  randomAnswer,
  type State,
  type View,
} from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { extendLog, readMessage } from '../../protocol/index.ts';
import { Hosted } from '../../src/hosting/hosted.ts';
import { loadGame } from '../kit/games.ts';

interface Seen {
  version: number;
  view: View;
  log: readonly LogEntry[];
}

describe.each(['magpies', 'tic-tac-toe', 'heroes-of-terrinoth'])(
  'updates of %s',
  { timeout: 60_000 },
  (id) => {
    it('lead every audience to what it would be sent whole, also through undo and the end', async () => {
      const game = (await loadGame(id))!.game as Game;
      const random = createRandom(`audiences ${id}`);
      const seats = Array.from({ length: game.seats.min }, (_, seat) => `Seat ${seat}`);
      const eyes = [...seats.keys(), -1];
      let compared = 0;
      for (let n = 0; n < 4; n++) {
        const hosted = new Hosted('A'.repeat(22), createMatch({ game, seats, options: {}, seed: n }));
        const seen = new Map(eyes.map((one) => [one, whole(hosted, one)]));
        const { match } = hosted;
        for (let i = 0; i < 150 && (match.choice || match.count > 0); i++) {
          const back = !match.choice || (match.count > 3 && random.below(10) === 0);
          const { updates } = back
            ? hosted.rewind(match.count - 1 - random.below(3))
            : hosted.answer(match.choice!.seat, randomAnswer(match.choice!, random), match.n);
          expect(updates.map(([one]) => one)).toEqual(eyes);
          for (const [one, text] of updates) {
            seen.set(one, after(seen.get(one)!, text));
            expect(seen.get(one)).toEqual(whole(hosted, one));
            compared++;
          }
        }
      }
      expect(compared).toBeGreaterThan(id === 'tic-tac-toe' ? 100 : 1000);
    });
  },
);

/** After a few words to all, one seat is told something, and nothing else tells it from the others. */
const whispers: Game<State> = {
  id: 'whispers',
  name: 'Whispers',
  version: '1',
  seats: { min: 3, max: 3 },
  zones: {},
  open: [],
  languages: { en: {} },
  options: () => ({}),
  start: () => ({}),
  *play(g) {
    for (let turn = 1; ; turn++) {
      yield CHECKPOINT;
      log(g, 'a word', { turn });
      yield* chooseOption(g, {
        seat: 0,
        prompt: 'ask',
        among: ['on', 'off'].map((id) => ({ id, text: id })),
      });
      if (turn > 2) logTo(g, [1], ['a secret'], ['a rumour']);
    }
  },
  define: (_, def) => ({ id: def, name: def }),
  active: () => 0,
};

it('tells each audience its own lines, though it sees nothing else that others do not', () => {
  const seats = ['Ann', 'Ben', 'Cid'];
  const match = createMatch({ game: whispers as Game, seats, options: {}, seed: 1 });
  const hosted = new Hosted('A'.repeat(22), match);
  const eyes = [0, 1, 2, -1];
  const seen = new Map(eyes.map((one) => [one, whole(hosted, one)]));
  const hears = (one: number, what: string): number =>
    seen.get(one)!.log.filter(({ key }) => key === what).length;
  for (let turn = 1; turn <= 4; turn++) {
    const { updates } = hosted.answer(0, 'on', match.n);
    for (const [one, text] of updates) {
      seen.set(one, after(seen.get(one)!, text));
      expect(seen.get(one)).toEqual(whole(hosted, one));
      // What stands in the log already is not written out again, whether all have heard it or only some.
      expect(text.includes('a word')).toBe(false);
      expect(text.includes('a secret') || text.includes('a rumour')).toBe(turn === 3);
    }
  }
  expect(eyes.map((one) => hears(one, 'a secret'))).toEqual([0, 2, 0, 0]);
  expect(eyes.map((one) => hears(one, 'a rumour'))).toEqual([2, 0, 2, 2]);
});

/** What somebody is sent who knows nothing yet. */
function whole(hosted: Hosted, eyes: number): Seen {
  const message = readMessage(hosted.audiences.catchUp(eyes, null)[0]!);
  if (message.type !== 'view') throw new Error('No view came.');
  const { version, view, log } = message;
  return { version, view, log };
}

function after({ version: before, view, log }: Seen, text: string): Seen {
  const message = readMessage(text);
  if (message.type !== 'update' || message.version !== before + 1)
    throw new Error('This is not the next update.');
  return {
    version: message.version,
    view: patch(view, message.patch) as View,
    log: message.log ? extendLog(log, message.log) : log,
  };
}
