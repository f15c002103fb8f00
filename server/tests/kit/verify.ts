import { diff, type Game } from '@questwright/kernel';
import { restore } from '../../src/hosting/restore.ts';
import type { Storage } from '../../src/storage/index.ts';
import type { SteadyPlayer } from './steady.ts';

/**
 * Holds what the players of a match were told against what is stored of it: every acknowledged answer is there, once
 * and in its place, the match has been played to its end, and they saw that end. Throws where that is not so.
 */
export async function verifyMatch(
  storage: Storage,
  game: Game,
  id: string,
  players: readonly SteadyPlayer[],
): Promise<{ readonly stored: number; readonly acknowledged: number }> {
  const moves = await storage.matches.moves(id);
  for (const [i, { n }] of moves.entries()) {
    if (n !== i + 1) throw new Error(`Move ${n} stands at place ${i + 1}.`);
  }
  const acknowledged = players.flatMap((player) => player.acknowledged).filter(({ match }) => match === id);
  for (const { n, seat, answer } of acknowledged) {
    const stored = moves[n - 1];
    if (diff(stored, { kind: 'answer', n, seat, answer })) {
      throw new Error(`Answer ${n} was acknowledged, but ${JSON.stringify(stored)} is stored.`);
    }
  }
  const record = (await storage.matches.find(id))!;
  if (record.status !== 'over') throw new Error(`A match did not go on: it is ${record.status}.`);
  const seats = record.seats.map(({ name }) => name);
  const { match } = whole(restore(game, { ...record, seats, moves, checkpoints: [] }));
  for (const [seat, player] of players.entries()) {
    const told = player.lastSeen(id, seat);
    const is = JSON.parse(JSON.stringify([match.n, match.view(seat)]));
    const other = diff([told?.version, told?.view], is);
    if (other) throw new Error(`A player saw another end of ${game.id}: ${JSON.stringify(other)}`);
  }
  return { stored: moves.length, acknowledged: acknowledged.length };
}

function whole<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
