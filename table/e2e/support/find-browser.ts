import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where Chromium is: the one that `CHROMIUM` names, or the first on the path; undefined when there is none. */
export function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(existsSync);
}

/** Installs Chromium where that can be done without asking anybody; tells why not otherwise. */
export function installBrowser(): string | null {
  if (findBrowser()) return null;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return 'there is none here, and only a Debian run as root can install one by itself: install Chromium, or name it in CHROMIUM';
  }
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  const install = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    options,
  );
  if (findBrowser()) return null;
  return `apt-get could not install it: ${(install.stderr || update.stderr).trim().split('\n').at(-1)}`;
}
