import { Readable } from 'node:stream';
import { run } from '../src/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, with `input` on its stdin. */
export async function questwright(args: readonly string[], input = ''): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: Readable.from([input]),
    interactive: false,
    showsProgress: false,
  });
  return { code, out, err };
}
