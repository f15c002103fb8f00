import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Match, writeMatch } from '@questwright/kernel';
import { BadInput } from '../io.ts';

/** Where a game is kept unless the player says otherwise. */
export const defaultFile = (game: string): string => join(homedir(), '.questwright', `last-${game}.jsonl`);

/** Keeps a match in a file. The old one is there until the new one is whole. */
export function keep(match: Match, file: string): void {
  keepText(writeMatch(match, { secret: true }), file);
}

export function keepText(text: string, file: string): void {
  const whole = resolve(file);
  const half = `${whole}.part`;
  try {
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(half, text);
    renameSync(half, whole);
  } catch (error) {
    throw new BadInput(
      `${file}: expected a place where the game can be saved (${(error as Error).message}).`,
    );
  }
}
