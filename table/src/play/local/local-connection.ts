import type { BotLevels } from '@questwright/games';
import { extendPage, joinPages, type LogPage, patch } from '@questwright/kernel';
import type { Connection, Contact } from '../connection.ts';
import type { Sight } from '../sight.ts';
import { signal } from '../signal.ts';
import { ANY_EYES, type SightChange } from './calls.ts';
import { worker } from './client.ts';

/** A match that is run in this browser. */
export function connectHere(id: string, eyes = ANY_EYES): Connection {
  const { subscribe, tell } = signal();
  let sight: Sight | null = null;
  let contact: Contact = { state: 'connecting' };
  let levels: BotLevels | null = null;

  const deafen = worker.listen(id, (message) => {
    sight = changed(sight, message);
    contact = { state: 'open' };
    tell();
  });
  worker.call('open', id, eyes).then(
    (found) => {
      levels = found;
      tell();
    },
    (error: Error) => {
      contact = { state: 'failed', reason: error.message };
      tell();
    },
  );

  const seen = (): Sight => {
    if (!sight) throw new Error('The match has not been opened yet.');
    return sight;
  };

  return {
    where: 'here',
    sight: () => sight,
    contact: () => contact,
    chat: () => NOTHING_SAID,
    subscribe,
    earlier: async () => {
      const { eyes, log } = seen();
      const page = await worker.call('log', id, eyes, log.from);
      if (!page || !sight || sight.eyes !== eyes || sight.log.from !== log.from) return;
      sight = { ...sight, log: joinPages(page, sight.log) };
      tell();
    },
    look: (seat) => void worker.call('look', id, seat),
    answer: (answer) => {
      const { choice } = seen().view;
      return choice ? worker.call('answer', id, choice.seat, answer, choice.n) : Promise.resolve();
    },
    undo: (consent) => worker.call('undo', id, seen().eyes, consent),
    agree: async () => {},
    admit: async () => {},
    pass: (wish) => worker.call('pass', id, seen().eyes, wish),
    hint: () => worker.call('hint', id, seen().eyes),
    hand: (seat, level) => worker.call('hand', id, seat, level),
    levels: () => levels,
    say: async () => {},
    start: async () => {},
    rematch: () => worker.call('again', id),
    file: () => worker.call('file', id),
    close: () => {
      deafen();
      void worker.call('close', id);
    },
  };
}

function changed(last: Sight | null, { change, log }: SightChange): Sight {
  const { log: before = EMPTY, ...rest } = last ?? {};
  const sight = patch(last && rest, change) as Omit<Sight, 'log'>;
  if (log === null) return { ...sight, log: before };
  return { ...sight, log: 'from' in log ? log : extendPage(before, log) };
}

const EMPTY: LogPage = { from: 0, entries: [] };

const NOTHING_SAID: readonly never[] = [];
