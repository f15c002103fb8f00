import { createRandom } from '@questwright/kernel';
import WebSocket from 'ws';
import { MESSAGE_BYTES, PROTOCOL, type ServerMessage, SOCKET_PATH } from '../../../protocol/index.ts';
import { CLOSE } from '../../../src/sockets/connection.ts';
import { arrive, Client, type Guest, type Outgoing } from '../../kit/client.ts';
import { HEROES } from '../../kit/games.ts';
import { makeMatch } from '../../kit/play.ts';
import { badMessage } from '../bad-messages.ts';
import { again, type Field, type Kind, pause } from './kind.ts';

/** So many are sent without waiting for anything. */
const AT_ONCE = 800;
const LONG = 10_000;

export const outcomeOf = (reply: ServerMessage): string => (reply.type === 'error' ? reply.code : reply.type);

/** A guest who comes back when cut off, and waits a little when told to. Notes what comes of everything that is asked. */
export class Pest {
  readonly #field: Field;
  readonly guest: Guest;
  client: Client;

  private constructor(field: Field, guest: Guest, client: Client) {
    this.#field = field;
    this.guest = guest;
    this.client = client;
  }

  static async enter(field: Field): Promise<Pest> {
    const guest = await arrive(field.url, field.name, field.address);
    return new Pest(field, guest, await Client.connect(guest));
  }

  async ask(message: Outgoing): Promise<ServerMessage> {
    const reply = await this.client.ask(message);
    const outcome = outcomeOf(reply);
    this.#field.note(outcome);
    if (outcome === 'too-fast') await pause(100);
    if (outcome === 'bye') await this.#comeBack();
    return reply;
  }

  /** Whoever was cut off too often is not let in for a while. */
  async #comeBack(): Promise<void> {
    while (!this.#field.isOver()) {
      try {
        this.client = await Client.connect(this.guest);
        return;
      } catch {
        this.#field.note('refused');
        await pause(500);
      }
    }
  }

  leave(): Promise<void> {
    return this.client.close();
  }
}

/** Sends on one socket after the other until each is cut off. */
async function flood(field: Field, send: (socket: WebSocket, i: number) => void): Promise<void> {
  const { url, name, address, note } = field;
  const { cookie } = await arrive(url, name, address);
  await again(field, async (i) => {
    const headers = { cookie, 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers });
    socket.on('error', () => note('refused'));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      for (let sent = 0; sent < AT_ONCE; sent++) send(socket, i);
    });
    const ended = new Promise<void>((resolve) =>
      socket.once('close', (code) => {
        note(code === CLOSE.tooFast ? 'cut off' : `closed ${code}`);
        resolve();
      }),
    );
    await Promise.race([ended, pause(3000)]);
    socket.terminate();
  });
}

const messages: Kind = {
  name: 'floods of messages',
  must: ['cut off'],
  atMost: () => ({}),
  attack(field) {
    const random = createRandom(field.name);
    const match = 'A'.repeat(22);
    // Messages that are too long end a socket at once, before it can be too fast.
    const short = (): string => {
      for (;;) {
        const message = badMessage(random, { match, open: 1, lobbied: match }, false);
        if (message.length < LONG) return message.toString();
      }
    };
    const long = JSON.stringify({ type: 'ping', x: 'x'.repeat(2 * MESSAGE_BYTES) });
    return flood(field, (socket, i) => socket.send(i % 4 === 3 ? long : short()));
  },
};

const pings: Kind = {
  name: 'floods of pings',
  must: ['cut off'],
  atMost: () => ({}),
  attack: (field) => flood(field, (socket) => socket.ping()),
};

const chat: Kind = {
  name: 'floods of chat',
  must: ['over-quota'],
  atMost: ({ chatPerMinute }, guests) => ({ done: 2 * chatPerMinute * guests }),
  async attack(field) {
    const pest = await Pest.enter(field);
    const match = await makeMatch(pest.client, [], { game: 'snag' });
    await again(field, async (i) => {
      await pest.ask({ type: 'chat', match, text: `${i} ${'x'.repeat(200)}` });
    });
    await pest.leave();
  },
};

const hints: Kind = {
  name: 'floods of hints',
  must: ['over-quota'],
  atMost: () => ({}),
  async attack(field) {
    const pest = await Pest.enter(field);
    const match = await makeMatch(pest.client, [], { game: HEROES, bots: ['random'] });
    await again(field, async () => {
      await pest.ask({ type: 'hint', match, seat: 0 });
    });
    await pest.leave();
  },
};

export const floods = [messages, pings, chat, hints];
