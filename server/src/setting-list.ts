import { defaults, type Settings } from './settings.ts';
import { LEAST_SECRET } from './storage/secrets.ts';

export interface Setting {
  readonly key: keyof Settings;
  readonly kind: 'text' | 'number';
  readonly help: string;
  /** The smallest number that makes sense; 0 by default. */
  readonly least?: number;
  /** What a text must look like, if not every one will do. */
  readonly form?: Form;
}

interface Form {
  readonly fits: (text: string) => boolean;
  /** In words: "must be ...". */
  readonly is: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const level: Form = { fits: (text) => LEVELS.includes(text), is: `one of ${LEVELS.join(', ')}` };

const webAddress: Form = {
  fits: (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  is: 'an address such as https://table.example',
};

const databaseAddress: Form = {
  fits: (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
  is: 'an address such as postgres://user:password@host/database',
};

const secret: Form = {
  fits: (text) => text.length >= LEAST_SECRET,
  is: `a text of ${LEAST_SECRET} characters or more that nobody can guess`,
};

const text = (key: keyof Settings, help: string, form?: Form): Setting => ({
  key,
  kind: 'text',
  help,
  ...(form && { form }),
});

const number = (key: keyof Settings, help: string, least = 0): Setting => ({
  key,
  kind: 'number',
  help,
  least,
});

/** The settings that whoever runs a server can make, by flag or in the environment. */
export const settingList: readonly Setting[] = [
  text('host', 'the address to listen on; 0.0.0.0 for all'),
  number('port', 'the port to listen on'),
  text('data', 'the folder of the database file and the cookie secret'),
  text(
    'databaseUrl',
    'PostgreSQL instead of SQLite: postgres://user:password@host/database',
    databaseAddress,
  ),
  text('secret', 'signs the cookies; made and kept by the server when not given', secret),
  text('publicUrl', 'where people reach the server, such as https://table.example', webAddress),
  number('trustProxy', 'how many reverse proxies in front are believed about addresses'),
  text('client', 'the folder of the web client; the built one when not given'),
  text('metricsToken', 'whoever reads /metrics must bring this token'),
  text('logLevel', LEVELS.join(', '), level),
  text('games', 'the module that says which games there are'),
  number('threads', 'in how many threads matches are run; 0: one less than there are cores'),
  number('answerLimit', 'how long the rules may take over an answer, in ms', 1),
  number('openLimit', 'how long they may take to play a stored match again, in ms', 1),
  number('botLimit', 'how long a bot may think, in ms', 1),
  number('idle', 'after how long without watchers a match leaves memory, in ms'),
  number('away', 'after how long away a seat can be handed to a bot by others, in ms'),
  number('requestTimeout', 'how long a request may take to arrive, in ms', 1),
  number('ping', 'how often sockets are asked whether they are still there, in ms', 1),
  number('lease', 'how long a silent server counts as alive, in ms; with PostgreSQL', 100),
  number('archiveAfter', 'after how long a finished match is archived, in ms'),
  number('dropOpenAfter', 'after how long a match that nobody began or touched is deleted, in ms; 0: never'),
  number(
    'dropUntouchedAfter',
    'after how long an unfinished match that nobody touched is deleted, in ms; 0: never',
  ),
  number('messagesPerSecond', 'messages that a socket may send a second, in the long run', 1),
  number('messageBurst', 'messages that it may send at once', 1),
  number('maxConnections', 'sockets in all; twice as many connections, and 50, may be open'),
  number('maxConnectionsPerAddress', 'sockets from one address; connections likewise, without a proxy'),
  number('socketsPerMinute', 'sockets that a person may open a minute; being cut off counts as twenty', 1),
  number('identityTriesPerMinute', 'log-ins, claims and new guests from one address a minute'),
  number('peoplePerAddress', 'an address may have so many times what a person may', 1),
  number('matchesPerHour', 'matches that a person may make an hour'),
  number('filesPerHour', 'match files that a person may bring along an hour'),
  number('listingsPerHour', 'matches that a person may show in the lobby an hour'),
  number('chatPerMinute', 'lines of chat that a person may write a minute'),
  number('fetchesPerMinute', 'lists and files of matches that a person may fetch a minute'),
  number('reportsPerHour', 'faults of the rules that are stored for a person an hour'),
  number('rulesMsPerMinute', 'how long the rules may work for a person, in ms a minute', 1),
  number('botMsPerMinute', 'how long bots may think for a person, in ms a minute', 1),
  number('matchMsPerMinute', 'how long rules and bots of a match work among others, in ms a minute', 1),
  number('maxBacklog', 'bytes that may wait for a socket that does not read'),
];

/** `answerLimit` is `--answer-limit` on the command line. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** `answerLimit` is `QUESTWRIGHT_ANSWER_LIMIT` in the environment. */
export const variableOf = (key: string): string =>
  key === 'databaseUrl'
    ? 'DATABASE_URL'
    : `QUESTWRIGHT_${key.replaceAll(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`;

/** A value as it was written, read as its setting wants it. */
export function readSetting({ key, kind, least = 0, form }: Setting, given: string): string | number {
  const name = `${flagOf(key)} (${variableOf(key)})`;
  if (kind === 'text') {
    // What was given is not repeated: it may be a secret.
    if (form && !form.fits(given)) throw new Error(`${name} must be ${form.is}.`);
    return given;
  }
  const number = Number(given);
  if (given.trim() === '' || !Number.isSafeInteger(number) || number < least) {
    throw new Error(`${name} takes a whole number from ${least} up, not "${given}".`);
  }
  return number;
}

export function settingsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Partial<Settings> {
  const found = settingList.flatMap((setting) => {
    const given = env[variableOf(setting.key)];
    return given === undefined ? [] : [[setting.key, readSetting(setting, given)] as const];
  });
  return Object.fromEntries(found);
}

/** What a setting is when nobody sets it, in words. */
export const defaultOf = (key: keyof Settings): string =>
  defaults[key] === undefined ? '' : String(defaults[key]);
