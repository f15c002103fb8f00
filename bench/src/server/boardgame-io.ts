import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import type { Contestant, Group } from './load.ts';
import { startProcess } from './process.ts';

/** boardgame.io's server as its manual starts it, which keeps matches in memory only: two players, two spectators. */
export const boardgameIo = (): Promise<Contestant> => start({});

/** The same with the storage on disk that it brings along. */
export async function storingBoardgameIo(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'boardgame-io-bench-'));
  const contestant = await start({ folder });
  return {
    ...contestant,
    async close() {
      await contestant.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(settings: { folder?: string }): Promise<Contestant> {
  const server = await startProcess(new URL('./boardgame-io-process.ts', import.meta.url), settings);
  let made = 0;
  return {
    usage: () => server.usage(),
    async groups(count) {
      const groups: Group[] = [];
      for (let i = 0; i < count; i++) groups.push(await BoardgameIoGroup.make(server.url, `match${++made}`));
      return groups;
    },
    close: () => server.close(),
  };
}

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

const PLAYERS = ['0', '1', null, null] as const;

class BoardgameIoGroup implements Group {
  readonly received = { bytes: 0, updates: 0 };
  readonly #match: string;
  readonly #sockets: Socket[] = [];
  #state: State | null = null;
  #told = 0;
  #waiting: { id: number; resolve: () => void } | null = null;

  private constructor(match: string) {
    this.#match = match;
  }

  static async make(url: string, match: string): Promise<BoardgameIoGroup> {
    const group = new BoardgameIoGroup(match);
    for (const player of PLAYERS) await group.#join(url, player);
    return group;
  }

  async #join(url: string, player: string | null): Promise<void> {
    const socket = io(`${url}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    let bytes = 0;
    await new Promise<void>((resolve, reject) => {
      socket.once('connect_error', reject);
      socket.once('sync', (_: string, { state }: { state: State }) => {
        this.#state = state;
        resolve();
      });
      socket.once('connect', () => {
        socket.io.engine.on('packet', ({ data }: { data?: string }) => {
          bytes = data?.length ?? 0;
        });
        socket.emit('sync', this.#match, player, undefined, 2);
      });
    });
    socket.on('update', (_: string, state: State) => this.#note(state, bytes));
    this.#sockets.push(socket);
  }

  answer(): Promise<void> | null {
    if (!this.#state || this.#waiting) return null;
    const { G, ctx, _stateID } = this.#state;
    const player = ctx.currentPlayer;
    const empty = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    const cell = empty[Math.floor(Math.random() * empty.length)] ?? 0;
    this.#told = 0;
    return new Promise((resolve) => {
      this.#waiting = { id: _stateID + 1, resolve };
      const payload = { type: 'clickCell', args: [cell], playerID: player };
      this.#sockets[Number(player)]!.emit(
        'update',
        { type: 'MAKE_MOVE', payload },
        _stateID,
        this.#match,
        player,
      );
    });
  }

  #note(state: State, bytes: number): void {
    this.#state = state;
    this.received.bytes += bytes;
    this.received.updates++;
    if (!this.#waiting || state._stateID < this.#waiting.id || ++this.#told < PLAYERS.length) return;
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve();
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
