import { run } from './run.ts';

// A reader such as `head` may leave before everything is written; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
  interactive: process.stdin.isTTY === true,
  showsProgress: process.stderr.isTTY === true,
});
