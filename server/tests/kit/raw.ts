import { connect, type Socket } from 'node:net';
import { PROTOCOL, SOCKET_PATH } from '../../protocol/index.ts';

/** A connection on which nothing is sent but what a test writes, and nothing read but what it asks for. */
export const rawConnection = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });

/** A WebSocket that answers nothing by itself: no ping, no close. It has said hello, and does not read any more. */
export async function rawWebSocket(url: string, cookie: string): Promise<Socket> {
  const socket = await rawConnection(url);
  const lines = [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    `cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer);
  socket.on('error', () => {});
  socket.write(frame(TEXT, JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
  socket.pause();
  return socket;
}

export const TEXT = 1;
export const PING = 9;
export const PONG = 10;

/** A frame as a client sends it; the mask is of zeros. */
export function frame(kind: number, text = ''): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | kind, ...head, 0, 0, 0, 0]), body]);
}
