import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { questwright } from '../../../cli/tests/command.ts';
import { defaultOf, flagOf, settingList, variableOf } from '../../src/setting-list.ts';
import { defaults } from '../../src/settings.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');
const page = read('docs/host.md');
const variables = settingList.map(({ key }) => variableOf(key));
const variablesIn = (text: string): string[] => text.match(/\bQUESTWRIGHT_[A-Z_]+|\bDATABASE_URL\b/g) ?? [];

describe('docs/host.md', () => {
  it('has every setting there is with its default, in one table', () => {
    const table = page.slice(page.indexOf('\n## Every setting')).trim().split('\n').slice(4);
    expect(table).toEqual(
      settingList.map(({ key, help }) => {
        const preset = defaultOf(key) === '' ? '' : `\`${defaultOf(key)}\``;
        return `| \`${flagOf(key)}\` | \`${variableOf(key)}\` | ${preset} | ${help} |`;
      }),
    );
    expect(settingList.map(({ key }) => key).sort()).toEqual(Object.keys(defaults).sort());
  });

  it('names only settings, commands and files that there are', async () => {
    for (const variable of variablesIn(page)) expect(variables).toContain(variable);
    const commands = [...page.matchAll(/npx questwright (\w+)([^\n`]*)/g)];
    expect(commands.length).toBeGreaterThan(5);
    for (const [, command = '', rest = ''] of commands) {
      const { code, out } = await questwright([command, '--help']);
      expect(code).toBe(0);
      for (const flag of rest.match(/--[a-z-]+/g) ?? []) expect(`${out} --help`).toContain(flag);
    }
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(
      ([, title]) => `#${title!.toLowerCase().replaceAll(' ', '-')}`,
    );
    for (const [, target = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
      if (target.startsWith('#')) expect(headings).toContain(target);
      else expect(existsSync(at(`docs/${target}`)), target).toBe(true);
    }
  });

  it('passes sockets on and says who asks, in the example for nginx', () => {
    const [nginx = ''] = /```nginx\n.*?```/s.exec(page)!;
    expect(nginx).toMatch(/map \$http_upgrade \$connection_upgrade/);
    for (const header of ['Host', 'Upgrade', 'Connection', 'X-Forwarded-For', 'X-Forwarded-Proto']) {
      expect(nginx).toContain(`proxy_set_header ${header} `);
    }
    const [, seconds] = /proxy_read_timeout (\d+)s/.exec(nginx)!;
    expect(Number(seconds) * 1000).toBeGreaterThan(defaults.ping);
    expect(`http://127.0.0.1:${defaults.port}`).toBe(/proxy_pass ([^;]+);/.exec(nginx)![1]);
  });
});

describe('the Dockerfile', () => {
  const file = read('Dockerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));

  it('builds in one stage and runs in another, with the same Node and not as root', () => {
    const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual([bases[0], bases[0]]);
    const major = Number(/^node:(\d+)-/.exec(bases[0]!)![1]);
    expect(major).toBeGreaterThanOrEqual(
      Number(/\d+/.exec(JSON.parse(read('package.json')).engines.node)![0]),
    );
    expect(file).toContain('RUN npm ci ');
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
  });

  it('keeps its data in the volume, on every address, at the port that it exposes', () => {
    for (const variable of variablesIn(file)) expect(variables).toContain(variable);
    const [, data] = /QUESTWRIGHT_DATA=(\S+)/.exec(last)!;
    expect(last).toMatch(new RegExp(`^VOLUME ${data}$`, 'm'));
    expect(last).toContain(`mkdir --mode=700 ${data} && chown node:node ${data}`);
    expect(last).toContain('QUESTWRIGHT_HOST=0.0.0.0');
    const [, port] = /QUESTWRIGHT_PORT=(\d+)/.exec(last)!;
    expect(last).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  });

  it('runs and copies only what is there and not ignored', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const commands = [...file.matchAll(/CMD (\[.*\])/g)].map(([, list]) => JSON.parse(list!) as string[]);
    expect(commands).toHaveLength(2);
    const needed = [
      ...commands.map((words) => words.find((word) => word.endsWith('.mjs'))!),
      'package.json',
      'package-lock.json',
      '.npmrc',
      'table/index.html',
      'table/vite.config.ts',
      'tools/ts-loader/register.mjs',
      ...[...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources!.split(' ')),
    ];
    for (const path of needed) {
      expect(existsSync(at(path)), path).toBe(true);
      for (const pattern of ignored) {
        expect(path === pattern || path.startsWith(`${pattern}/`), `${path} is ignored`).toBe(false);
      }
    }
    for (const secret of ['.git', 'data', '**/node_modules']) expect(ignored).toContain(secret);
  });
});

describe('the unit for systemd', () => {
  const unit = read('server/packaging/questwright.service');

  it('starts what there is, with settings that there are, as a user of its own', () => {
    const [, script = ''] = /^ExecStart=\S+ (?:--\S+ )*(\S+) serve$/m.exec(unit)!;
    expect(existsSync(at(script)), script).toBe(true);
    for (const variable of variablesIn(unit)) expect(variables).toContain(variable);
    expect(unit).toMatch(/^User=(?!root)\w+$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    const [, state] = /^StateDirectory=(\S+)$/m.exec(unit)!;
    expect(unit).toContain(`QUESTWRIGHT_DATA=/var/lib/${state}`);
  });
});
