/* For a process of the tests: it ends when whoever started it has ended in any way, and takes its folder with it. */
import { rmSync } from 'node:fs';
import process from 'node:process';

process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
process.on('exit', () => rmSync(process.env.QUESTWRIGHT_TEST_FOLDER, { recursive: true, force: true }));
