// A whole client: makes a match, lets bots sit in the other seats, and plays it to its end with random answers.
//
//     node server/examples/client.mjs http://127.0.0.1:8420 tic-tac-toe
//
// A module that exports a function `answer` may be named behind the game: it is then asked instead, with the choice and
// the view.
//
// It needs nothing but a WebSocket that can send a cookie; docs/protocol.md explains what it says and hears.

import { pathToFileURL } from 'node:url';
import WebSocket from 'ws';

const [server = 'http://127.0.0.1:8420', game = 'tic-tac-toe', program] = process.argv.slice(2);
const player = program ? (await import(pathToFileURL(program).href)).answer : someAnswer;

// --- who we are

const response = await fetch(`${server}/api/guest`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Example' }),
});
if (!response.ok) throw new Error(`${server} answered ${response.status}`);
const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';

// --- the socket

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { cookie } });
await new Promise((resolve, reject) => {
  socket.once('open', resolve);
  socket.once('error', reject);
});

let asked = 0;
/** @type {Map<number, (reply: any) => void>} */
const replies = new Map();

/** Sends a message and waits for its reply; more slowly if asked to. @param {object} message @returns {Promise<any>} */
async function ask(message) {
  for (;;) {
    const id = ++asked;
    const replied = new Promise((resolve) => replies.set(id, resolve));
    socket.send(JSON.stringify({ ...message, id }));
    const reply = await replied;
    replies.delete(id);
    if (reply.type !== 'error') return reply;
    if (reply.code !== 'too-fast') throw new Error(`${reply.message} ${reply.advice}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What we see. @type {any} */
let view = null;
let version = 0;
/** What has happened: an entry is what kind of thing it was, and whom and what it was about. @type {any[]} */
let log = [];
/** The number of the first entry that we have: of a long match one is sent the newest ones. */
let from = 0;

socket.on('message', (data) => {
  const message = JSON.parse(String(data));
  if (Array.isArray(message)) {
    // An update: [match, seat, version, patch, logged, entries, at]
    const [, , next, patch, logged = from + log.length, entries = []] = message;
    if (next !== version + 1) throw new Error('An update is missing: one would watch again here.');
    view = patched(view, patch);
    version = next;
    if (view.choice) view.choice.n = version;
    log = log.slice(0, Math.max(0, logged - from));
    from = Math.min(from, logged);
    for (const [head, args] of entries) {
      // What has been not long before is named by its number.
      const key = typeof head === 'number' ? log[head - from].key : head;
      log.push({ key, args });
      console.log(`  ${key} ${args ? JSON.stringify(args) : ''}`);
    }
  } else if (message.type === 'view') {
    ({ view, version } = message);
    ({ from, entries: log } = message.log);
  } else if (message.re !== undefined) replies.get(message.re)?.(message);
});

/** Applies the difference between two versions of a view. @param {any} value @param {any} patch @returns {any} */
function patched(value, patch) {
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(value)) {
    const list = [...value];
    const [start, removed, inserted] = patch['#'] ?? [0, 0, []];
    list.splice(start, removed, ...inserted);
    for (const place in patch['@']) list[Number(place)] = patched(list[Number(place)], patch['@'][place]);
    return list;
  }
  const object = { ...value };
  for (const key in patch) {
    if (patch[key] === 0) delete object[key];
    else object[key] = patched(object[key], patch[key]);
  }
  return object;
}

// --- the match

const { games } = await ask({ type: 'hello', protocol: 2 });
const seats = games.find((/** @type {any} */ one) => one.id === game)?.seats;
if (!seats)
  throw new Error(`There is no game "${game}"; there are ${games.map((/** @type {any} */ g) => g.id)}.`);
const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot', level: 'random' }));
const { match } = await ask({ type: 'create', game, seats: [{ kind: 'me' }, ...bots], listed: false });
console.log(`Match ${match}`);
await ask({ type: 'watch', match });
await ask({ type: 'start', match });

while (!view?.over) {
  const choice = view?.choice;
  if (choice?.seat === 0) {
    const answer = await player(choice, view);
    await ask({ type: 'answer', match, seat: 0, n: choice.n, answer });
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
console.log(`It is over: ${view.over.result}`);
socket.close();

/** Any legal answer. @param {any} choice @returns {string | string[] | number} */
function someAnswer({ kind, options, min, max }) {
  if (kind === 'amount') return min;
  const ids = options.map((/** @type {any} */ option) => option.id);
  if (kind === 'one') return ids[Math.floor(Math.random() * ids.length)];
  return kind === 'order' ? ids : ids.slice(0, Math.max(min, Math.floor(Math.random() * (max + 1))));
}
