import { type ChildProcess, fork } from 'node:child_process';
import type { Usage } from './load.ts';

const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;

/** Starts a server in a process of its own; it says where it listens, and then how much it uses, when asked. */
export async function startProcess(module: URL, settings: unknown): Promise<ServerProcess> {
  const child = fork(module, [JSON.stringify(settings)], {
    execArgv: ['--import', LOADER],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return new ServerProcess(child, url);
}

export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  usage(): Promise<Usage> {
    return new Promise((resolve) => {
      this.#child.once('message', (message) => resolve(message as Usage));
      this.#child.send('usage');
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

/** The other end: called in the server's process. */
export function report(url: string): void {
  process.send!({ url });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
  });
}
