import type { Socket } from 'node:net';
import WebSocket from 'ws';
import { arrive } from '../../kit/client.ts';
import { HEROES } from '../../kit/games.ts';
import { makeMatch } from '../../kit/play.ts';
import { frame, rawConnection, rawWebSocket, TEXT } from '../../kit/raw.ts';
import { Pest } from './floods.ts';
import { again, type Kind, pause } from './kind.ts';

const HELD = 10;
/** The ways to write the address of what is not for other sites. */
const SOCKET_PATHS = ['/ws', '/%77s', '/w%73', '/ws?x=1', '/%61pi/me'];
const PATHS = ['/api/me', '/%61pi/me', '/ap%69/me', '/api/%6de', '/%61%70%69/sessions'];

const foreign: Kind = {
  name: 'pages of other sites, however they write the address',
  must: ['403'],
  atMost: () => ({ open: 0, '200': 0 }),
  async attack(field) {
    const { url, address, name, note } = field;
    const { cookie } = await arrive(url, name, address);
    const headers = { cookie, 'x-forwarded-for': address, origin: 'http://127.0.0.1:9' };
    await again(field, async (i) => {
      note(await upgrade(url, SOCKET_PATHS[i % SOCKET_PATHS.length]!, headers));
      note(String((await fetch(`${url}${PATHS[i % PATHS.length]!}`, { headers })).status));
    });
  },
};

const upgrade = (url: string, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.once('error', ({ message }) => resolve(/\d{3}/.exec(message)?.[0] ?? message));
  });

const deaf: Kind = {
  name: 'sockets that do not read',
  must: ['asked'],
  atMost: () => ({}),
  async attack(field) {
    const pest = await Pest.enter(field);
    const match = await makeMatch(pest.client, [], { game: HEROES, bots: ['random'] });
    const { url, isOver, note } = field;
    const sockets = await Promise.all(
      Array.from({ length: HELD }, () => rawWebSocket(url, pest.guest.cookie)),
    );
    while (!isOver()) {
      for (const socket of sockets)
        if (!socket.destroyed) socket.write(frame(TEXT, JSON.stringify({ type: 'watch', match })));
      note('asked');
      await pause(100);
    }
    for (const socket of sockets) socket.destroy();
    await pest.leave();
  },
};

const halves: Kind = {
  name: 'requests that never end',
  must: ['408'],
  atMost: () => ({}),
  async attack({ url, isOver, note }) {
    const held = new Set<Socket>();
    while (!isOver()) {
      while (held.size < HELD) {
        const socket = await rawConnection(url);
        held.add(socket);
        socket.on('error', () => {});
        socket.on('data', (data) => note(/ (\d{3}) /.exec(String(data))?.[1] ?? 'told'));
        socket.on('close', () => held.delete(socket));
        socket.write('POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
      }
      for (const socket of held) socket.write('x-slow: yes\r\n');
      await pause(100);
    }
    for (const socket of held) socket.destroy();
  },
};

const strangers: Kind = {
  name: 'new guests and wrong passphrases without end',
  must: ['429'],
  atMost: ({ identityTriesPerMinute }) => ({ '200': 2 * identityTriesPerMinute }),
  async attack(field) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': field.address };
    const post = async (path: string, body: unknown): Promise<void> => {
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      field.note(String((await fetch(`${field.url}${path}`, sent)).status));
    };
    await again(field, async (i) => {
      await post('/api/guest', { name: `${field.name} ${i}` });
      await post('/api/login', { account: 'honest', passphrase: `wrong passphrase ${i}` });
    });
  },
};

const fetching: Kind = {
  name: 'fetching lists without end',
  must: ['200', '429'],
  atMost: ({ fetchesPerMinute }, guests) => ({ list: 2 * fetchesPerMinute * guests }),
  async attack(field) {
    const { url, name, address, note } = field;
    const { cookie } = await arrive(url, name, address);
    const headers = { cookie, 'x-forwarded-for': address };
    await again(field, async () => {
      const { status } = await fetch(`${url}/api/matches`, { headers });
      note(status === 200 ? 'list' : String(status));
      note(String((await fetch(`${url}/api/me`, { headers })).status));
    });
  },
};

export const connections = [foreign, deaf, halves, strangers, fetching];
