import { readFileSync } from 'node:fs';
import { type GamePackage, loadForTerminal, terminalGameIds } from '@questwright/games';
import { type Match, MatchFileError, parseMatch, readMatch, type Text } from '@questwright/kernel';
import { BadInput } from './io.ts';

export interface LoadedMatch {
  readonly found: GamePackage;
  readonly match: Match;
  /** What the reader should know, such as that the match goes on under newer rules. */
  readonly notice: Text | null;
}

/** Reads a match file; what is wrong with it is told with file and line. */
export async function loadMatch(file: string): Promise<LoadedMatch> {
  const text = readText(file);
  try {
    const { game: id } = parseMatch(text);
    const found = await loadForTerminal(id);
    if (!found)
      throw new BadInput(`${file}:1: there is no game "${id}"; there are ${terminalGameIds.join(', ')}.`);
    return { found, ...readMatch(text, () => found.game) };
  } catch (error) {
    if (!(error instanceof MatchFileError)) throw error;
    throw new BadInput(`${file}:${error.line}: ${error.message.replace(/^Line \d+: /, '')}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new BadInput(`${file}: expected a match file, but ${why}.`);
  }
}
