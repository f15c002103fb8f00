import { logFor, renderLog, SPECTATOR } from '@questwright/kernel';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, type Io, OK, writeJson } from '../io.ts';
import { type LoadedMatch, loadMatch } from '../match-file.ts';
import { speakerFor } from '../speaker.ts';

interface ReplayOptions {
  seat?: number;
  rules?: boolean;
  json?: boolean;
}

/** Plays a match file again and prints its log. */
export function replayCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('replay')
    .description('play a match file again and print what happened')
    .argument('<file>', 'a match file')
    .option('--seat <n>', 'as this seat saw it; by default as a spectator', wholeNumber('--seat', 1))
    .option('--rules', 'with the line of the rules behind each entry')
    .option('--json', 'print the match and its typed log entries as JSON')
    .action(async (file: string, options: ReplayOptions) => {
      const loaded = await loadMatch(file);
      const { seats } = loaded.match.setup;
      if (options.seat !== undefined && options.seat > seats.length) {
        throw new BadInput(
          `--seat takes a number from 1 to ${seats.length} for this match, not "${options.seat}".`,
        );
      }
      const seat = options.seat === undefined ? SPECTATOR : options.seat - 1;
      if (options.json) writeJson(io, asData(loaded, seat));
      else io.out(asText(loaded, seat, options.rules === true));
      exit(OK);
    });
}

const asData = ({ match }: LoadedMatch, seat: number): unknown => ({
  game: match.game.id,
  rules: match.game.version,
  options: match.setup.options,
  seats: match.setup.seats,
  seed: match.setup.seed,
  choices: match.count,
  over: match.over,
  log: logFor(match.log, seat),
});

function asText({ match, notice }: LoadedMatch, seat: number, rules: boolean): string {
  const speaker = speakerFor(match);
  const lines = [
    `${match.game.name}: ${match.setup.seats.join(', ')}`,
    ...(notice ? [speaker.sentence(notice)] : []),
    ...logFor(match.log, seat).map((entry) => renderLog(speaker, entry, { rules })),
    match.over ? speaker.sentence(match.over.text) : `The match is not over after ${match.count} choices.`,
  ];
  return `${lines.join('\n')}\n`;
}
