import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../../src/index.ts';
import { moduleOf } from './bundle.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  url = '';

  constructor() {
    this.#child = spawn(
      process.execPath,
      ['--import', './tools/ts-loader/register.mjs', fileURLToPath(moduleOf('server-process'))],
      { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    this.#child.stdin!.on('error', () => {});
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** Starts serving. Resolves when it listens. */
  async start(options: ServeOptions): Promise<string> {
    const lines = createInterface({ input: this.#child.stdout! });
    const first = new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      void this.#ended.then(() => reject(new Error('The server ended before it listened.')));
    });
    this.#child.stdin!.write(`${JSON.stringify(options)}\n`);
    this.url = await first;
    return this.url;
  }

  async kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): Promise<void> {
    this.#child.kill(signal);
    if (signal === 'SIGKILL') await this.#ended;
  }

  /** Tells it to stop, and throws unless it then ends well. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const code = await this.#ended;
    if (code !== 0) throw new Error(`The server was told to stop, and ended with code ${code}.`);
  }
}
