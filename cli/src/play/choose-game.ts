import { type GamePackage, isExample, loadForTerminal, terminalGameIds } from '@questwright/games';
import type { Io } from '../io.ts';
import type { Lines } from './lines.ts';

/** Lists the games and asks for one; null when nobody answers. */
export async function chooseGame(io: Io, lines: Lines): Promise<GamePackage | null> {
  const found = await Promise.all(terminalGameIds.map((id) => loadForTerminal(id)));
  for (const [i, id] of terminalGameIds.entries()) {
    io.out(`${String(i + 1).padStart(4)}  ${found[i]!.game.name}${isExample(id) ? ' (an example)' : ''}\n`);
  }
  for (;;) {
    io.out(`Which game? [1-${terminalGameIds.length}, q to quit] > `);
    const line = (await lines.next())?.trim();
    if (line === undefined || line === 'q') return null;
    const place = /^\d+$/.test(line) ? Number(line) - 1 : terminalGameIds.indexOf(line);
    const game = found[place];
    if (game) return game;
    io.out(`There is no game "${line}".\n`);
  }
}
