// Runs before `npm start` and `npm test`, on a clone with no packages yet: so it imports none.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isInstalled, isNewEnough } from './bootstrap/checks.mjs';

const root = new URL('..', import.meta.url);

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

const needed = readJson('package.json').engines.node.replace('>=', '');
if (!isNewEnough(process.versions.node, needed)) {
  giveUp(`Questwright needs Node ${needed} or newer, and this is Node ${process.versions.node}.`);
}

if (!isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) {
  console.log('Installing the packages Questwright needs; this takes a moment, once ...');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const reason = npm.error?.message ?? /npm error code (\S+)/.exec(npm.stderr)?.[1] ?? 'no reason given';
    giveUp(`Questwright could not install its packages (${reason}): run "npm ci" to see what npm says.`);
  }
}
