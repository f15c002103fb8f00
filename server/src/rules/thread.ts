import { workerData } from 'node:worker_threads';
import { OptionsError, readMatch, UndoError } from '@questwright/kernel';
import { answerCalls, ThreadFault } from '../threads/callee.ts';
import type { Calls } from './calls.ts';
import { Games } from './games.ts';
import { Hosted } from './hosted.ts';
import { restore } from './restore.ts';

/** The thread in which the rules run: it holds matches in memory and knows nothing of people, sockets or disks. */

const games = new Games(await import(workerData.games));
const hosted = new Map<string, Hosted>();

function find(match: string): Hosted {
  const found = hosted.get(match);
  if (!found) throw new ThreadFault('not-open', 'This match is not in this thread.');
  return found;
}

answerCalls<Calls>({
  games: () => games.describe(),

  async options({ game: id, options, seats }) {
    const { game } = await games.load(id);
    const { min, max } = game.seats;
    if (seats < min || seats > max) throw new OptionsError(`${game.name} has ${min} to ${max} seats.`);
    return { options: game.options(options, seats), rules: game.version };
  },

  async open({ match: id, game: gameId, stored }) {
    const { game } = await games.load(gameId);
    const { match, move, notice } = restore(game, stored);
    const opened = new Hosted(id, match);
    hosted.set(id, opened);
    return { position: opened.position, move, notice };
  },

  async openFile({ match: id, file }) {
    const { game: gameId } = JSON.parse(file.slice(0, file.indexOf('\n')));
    const { game } = await games.load(gameId);
    const opened = new Hosted(id, readMatch(file, () => game).match);
    hosted.set(id, opened);
    return opened.position;
  },

  answer: ({ match, seat, answer, n }) => find(match).answer(seat, answer, n),

  rewind: ({ match, to }) => find(match).rewind(to),

  undo({ match: id, seat }) {
    const { match } = find(id);
    const can = match.undoable(seat);
    if (can === 'nothing-to-undo')
      throw new UndoError(can, 'You have made no choice that could be taken back.');
    const last = match.answers.findLastIndex((given) => given.seat === seat);
    return { to: match.base + last, free: can === 'yes' };
  },

  catchUp: ({ match, eyes, version }) => find(match).audiences.catchUp(eyes, version),

  dismiss({ match, eyes }) {
    hosted.get(match)?.audiences.dismiss(eyes);
    return null;
  },

  think: ({ match }) => find(match).think(),
  checkpoint: ({ match }) => find(match).checkpoint(),
  file: ({ match, secret }) => find(match).file(secret),

  close({ match }) {
    hosted.delete(match);
    return null;
  },
});
