import { describe, expect, it } from 'vitest';
import { readSetting, type Setting, settingList, settingsFromEnvironment } from '../src/setting-list.ts';

const setting = (key: string): Setting => settingList.find((one) => one.key === key)!;

describe('settings', () => {
  it('are read from the environment, each as what it is', () => {
    expect(
      settingsFromEnvironment({
        QUESTWRIGHT_PORT: '80',
        QUESTWRIGHT_PUBLIC_URL: 'https://table.example',
        DATABASE_URL: 'postgres://ann:pass@db/questwright',
        OTHER: 'x',
      }),
    ).toEqual({
      port: 80,
      publicUrl: 'https://table.example',
      databaseUrl: 'postgres://ann:pass@db/questwright',
    });
  });

  it.each([
    ['port', 'http', '--port (QUESTWRIGHT_PORT) takes a whole number from 0 up, not "http".'],
    ['port', '', '--port (QUESTWRIGHT_PORT) takes a whole number from 0 up, not "".'],
    ['botLimit', '0', '--bot-limit (QUESTWRIGHT_BOT_LIMIT) takes a whole number from 1 up, not "0".'],
    ['idle', '1.5', '--idle (QUESTWRIGHT_IDLE) takes a whole number from 0 up, not "1.5".'],
    [
      'publicUrl',
      'table.example',
      '--public-url (QUESTWRIGHT_PUBLIC_URL) must be an address such as https://table.example.',
    ],
    [
      'logLevel',
      'loud',
      '--log-level (QUESTWRIGHT_LOG_LEVEL) must be one of fatal, error, warn, info, debug, silent.',
    ],
  ])('say what is wrong with %s being %j', (key, given, message) => {
    expect(() => readSetting(setting(key), given)).toThrow(message);
  });

  it('do not repeat what may be a secret', () => {
    const read = (): unknown => readSetting(setting('databaseUrl'), 'mysql://ann:hunter2@db/x');
    expect(read).toThrow('--database-url (DATABASE_URL) must be an address such as postgres://user');
    expect(read).not.toThrow('hunter2');
  });
});
