import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kernelLanguages } from '../english.ts';
import { parseMatch } from '../file-lines.ts';
import type { Game } from '../game.ts';
import { createRandom } from '../generator.ts';
import { type LogEntry, renderLog } from '../log-entry.ts';
import { createMatch, type Match } from '../match.ts';
import { readMatch } from '../read-file.ts';
import { createSpeaker } from '../text.ts';
import { writeMatch } from '../write-file.ts';
import { playRandomly } from './proofs.ts';

/**
 * Makes a test of each recorded match in a folder: `x.jsonl` must play as it did, which `x.log` tells.
 *
 * `npm run record` writes the logs anew. A match that no longer holds, or of which there is only the header,
 * is then played again with random answers.
 */
export function goldenTests(folder: URL, game: Game): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  if (names.length === 0) throw new Error(`There are no recorded matches in ${fileURLToPath(folder)}.`);
  for (const name of names) {
    const recorded = new URL(name, folder);
    const told = new URL(name.replace(/\.jsonl$/, '.log'), folder);
    it(`the recorded match ${basename(name, '.jsonl')} plays as it did`, () => {
      if (process.env.MODE === 'record') record(recorded, told, game);
      expect(transcriptOf(replay(recorded, game))).toBe(readFileSync(told, 'utf8'));
    });
  }
}

const replay = (file: URL, game: Game): Match => readMatch(readFileSync(file, 'utf8'), () => game).match;

function record(recorded: URL, told: URL, game: Game): void {
  if (!holds(recorded, game)) {
    const { seats, options, seed = recorded.href } = parseMatch(readFileSync(recorded, 'utf8'));
    const match = playRandomly(createMatch({ game, seats, options, seed }), createRandom(seed));
    writeFileSync(recorded, writeMatch(match));
  }
  writeFileSync(told, transcriptOf(replay(recorded, game)));
}

function holds(recorded: URL, game: Game): boolean {
  try {
    return replay(recorded, game).over !== null;
  } catch {
    return false;
  }
}

/** What happened, as people read it, and a fingerprint of the position it led to. */
function transcriptOf({ game, setup, log, state }: Match): string {
  const { seats } = setup;
  const speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats });
  const readers = ({ to }: LogEntry): string =>
    to ? ` (to ${to.map((seat) => seats[seat] ?? 'spectators').join(', ')})` : '';
  return [
    ...log.map((entry) => renderLog(speaker, entry, { rules: true }) + readers(entry)),
    state.over ? speaker.sentence(state.over.text) : 'It goes on.',
    `state ${createHash('sha256').update(JSON.stringify(state)).digest('hex')}`,
    '',
  ].join('\n');
}
