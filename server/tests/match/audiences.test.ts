import {
  CHECKPOINT,
  chooseOption,
  createMatch,
  createRandom,
  type Game,
  LOG_PAGE,
  type LogPage,
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
  log: LogPage;
}

describe.each(['magpies', 'tic-tac-toe', 'heroes-of-terrinoth'])(
  'updates of %s',
  { timeout: 180_000 },
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
            const wanted = now(hosted, one, seen.get(one)!.log.from);
            // As texts they are compared in a tenth of the time, and nearly always the same.
            if (JSON.stringify(seen.get(one)) !== JSON.stringify(wanted))
              expect(seen.get(one)).toEqual(wanted);
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
    seen.get(one)!.log.entries.filter(({ key }) => key === what).length;
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

/** As many words as answers; some of them for one seat alone. */
const chatter: Game<State & { turn: number }> = {
  ...whispers,
  id: 'chatter',
  open: ['turn'],
  start: () => ({ turn: 0 }),
  *play(g) {
    for (;;) {
      yield CHECKPOINT;
      yield* chooseOption(g, {
        seat: 0,
        prompt: 'ask',
        among: ['on', 'off'].map((id) => ({ id, text: id })),
      });
      g.turn++;
      log(g, g.turn % 97 === 0 ? 'now and then' : 'a word', { turn: g.turn });
      if (g.turn % 5 === 0) log(g, 'a secret', { turn: g.turn }, { to: [1] });
    }
  },
};

describe('those who come late to a long match', () => {
  const begin = () => {
    const seats = ['Ann', 'Ben', 'Cid'];
    const match = createMatch({ game: chatter as Game, seats, options: {}, seed: 1 });
    const hosted = new Hosted('A'.repeat(22), match);
    const early = new Map([0, 1].map((one) => [one, whole(hosted, one)]));
    const all = [early];
    const tell = (updates: readonly (readonly [number, string])[]): void => {
      for (const seen of all) {
        for (const [one, text] of updates) {
          if (!seen.has(one)) continue;
          seen.set(one, after(seen.get(one)!, text));
          expect(seen.get(one)).toEqual(now(hosted, one, seen.get(one)!.log.from));
        }
      }
    };
    const play = (answers: number): void => {
      for (let i = 0; i < answers; i++) tell(hosted.answer(0, 'on', match.n).updates);
    };
    return { hosted, match, early, all, tell, play };
  };

  it('are sent the newest page of the log, and follow from there like the others', () => {
    const { hosted, early, all, play } = begin();
    play(250);
    const late = new Map([0, 1].map((one) => [one, whole(hosted, one)]));
    expect(late.get(0)!.log).toMatchObject({ from: 250 - LOG_PAGE, entries: { length: LOG_PAGE } });
    expect(late.get(1)!.log.from).toBe(300 - LOG_PAGE);
    all.push(late);
    play(120);
    expect(early.get(0)!.log).toMatchObject({ from: 0, entries: { length: 370 } });
  });

  it('understand what is written after an undo that goes back before their page', () => {
    const { hosted, match, all, tell, play } = begin();
    play(250);
    const late = new Map([[0, whole(hosted, 0)]]);
    all.push(late);
    tell(hosted.rewind(match.count - LOG_PAGE - 20).updates);
    expect(late.get(0)!.log).toEqual({ from: 130, entries: [] });
    play(120);
    expect(late.get(0)!.log).toMatchObject({ from: 130, entries: { length: 120 } });
  });
});

/** What somebody has who has read along since that entry of the log. */
function now({ match }: Hosted, eyes: number, from: number): Seen {
  return { version: match.n, view: match.view(eyes), log: { from, entries: match.logFor(eyes).slice(from) } };
}

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
