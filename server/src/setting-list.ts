import { defaults, type Settings } from './settings.ts';

export interface Setting {
  readonly key: keyof Settings;
  readonly kind: 'text' | 'number' | 'switch';
  readonly help: string;
}

/** The settings that whoever runs a server can make, by flag or in the environment. */
export const settingList: readonly Setting[] = [
  { key: 'host', kind: 'text', help: 'the address to listen on; 0.0.0.0 for all' },
  { key: 'port', kind: 'number', help: 'the port to listen on' },
  { key: 'data', kind: 'text', help: 'the folder of the database file and the cookie secret' },
  {
    key: 'databaseUrl',
    kind: 'text',
    help: 'PostgreSQL instead of SQLite: postgres://user:password@host/database',
  },
  { key: 'secret', kind: 'text', help: 'signs the cookies; made and kept by the server when not given' },
  { key: 'publicUrl', kind: 'text', help: 'where people reach the server, such as https://table.example' },
  { key: 'trustProxy', kind: 'switch', help: 'believe a reverse proxy about where requests come from' },
  { key: 'client', kind: 'text', help: 'the folder of the web client; the built one when not given' },
  { key: 'metricsToken', kind: 'text', help: 'whoever reads /metrics must bring this token' },
  { key: 'logLevel', kind: 'text', help: 'fatal, error, warn, info, debug or silent' },
  { key: 'threads', kind: 'number', help: 'how many threads run rules' },
  { key: 'games', kind: 'text', help: 'the module that says which games there are' },
  { key: 'answerLimit', kind: 'number', help: 'how long the rules may take over an answer, in ms' },
  { key: 'openLimit', kind: 'number', help: 'how long they may take to play a stored match again, in ms' },
  { key: 'botLimit', kind: 'number', help: 'how long a bot may think, in ms' },
  { key: 'idle', kind: 'number', help: 'after how long without watchers a match leaves memory, in ms' },
  { key: 'away', kind: 'number', help: 'after how long away a seat can be handed to a bot by others, in ms' },
  { key: 'ping', kind: 'number', help: 'how often sockets are asked whether they are still there, in ms' },
  { key: 'lease', kind: 'number', help: 'how long a silent server counts as alive, in ms; with PostgreSQL' },
  { key: 'archiveAfter', kind: 'number', help: 'after how long a finished match is archived, in ms' },
  {
    key: 'messagesPerSecond',
    kind: 'number',
    help: 'messages that a socket may send a second, in the long run',
  },
  { key: 'messageBurst', kind: 'number', help: 'messages that it may send at once' },
  { key: 'maxConnections', kind: 'number', help: 'sockets in all' },
  { key: 'maxConnectionsPerAddress', kind: 'number', help: 'sockets from one address' },
  {
    key: 'identityTriesPerMinute',
    kind: 'number',
    help: 'log-ins, claims and new guests from one address a minute',
  },
  { key: 'maxBacklog', kind: 'number', help: 'bytes that may wait for a socket that does not read' },
];

/** `answerLimit` is `--answer-limit` on the command line. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** `answerLimit` is `QUESTWRIGHT_ANSWER_LIMIT` in the environment. */
export const variableOf = (key: string): string =>
  key === 'databaseUrl'
    ? 'DATABASE_URL'
    : `QUESTWRIGHT_${key.replaceAll(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`;

/** A value as it was written, read as its setting wants it. */
export function readSetting({ key, kind }: Setting, given: string): string | number | boolean {
  if (kind === 'text') return given;
  if (kind === 'switch') {
    if (/^(1|true|yes|on)$/i.test(given)) return true;
    if (/^(0|false|no|off|)$/i.test(given)) return false;
    throw new Error(`${variableOf(key)} is yes or no, not "${given}".`);
  }
  const number = Number(given);
  if (given.trim() === '' || !Number.isInteger(number) || number < 0) {
    throw new Error(`${flagOf(key)} takes a whole number from 0 up, not "${given}".`);
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
