import { loadForTerminal, terminalGameIds } from '@questwright/games';
import { readScenario, runScenario, ScenarioError } from '@questwright/kernel';
import type { Command } from 'commander';
import { BAD_INPUT, BadInput, type ExitCode, FAILED, type Io, OK, writeJson } from '../io.ts';
import { findScenarios, readScenarioFile, type Spot, understanding } from '../scenario/file.ts';

/** What came of one file. */
interface Played {
  readonly file: string;
  readonly title?: string;
  readonly proves?: readonly string[];
  readonly differences: readonly (Spot & { readonly what: string })[];
  /** Why the file could not be played at all. */
  readonly bad?: string;
}

/** Runs scenario files and says what differs. */
export function scenarioCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('scenario')
    .description('play scenario files and report what differs')
    .argument('<paths...>', 'scenario files, or folders of them')
    .option('--json', 'print the results as JSON')
    .action(async (paths: string[], { json }: { json?: boolean }) => {
      const results: Played[] = [];
      for (const path of findScenarios(paths)) {
        const played = await playFile(path);
        results.push(played);
        if (!json) tell(played, io);
      }
      const bad = results.filter((played) => played.bad !== undefined).length;
      const differing = results.filter(({ differences }) => differences.length > 0).length;
      const passed = results.length - bad - differing;
      if (json) writeJson(io, { passed, differing, bad, scenarios: results });
      else if (results.length > bad) io.out(`scenarios: ${passed} as expected, ${differing} differing\n`);
      exit(bad > 0 ? BAD_INPUT : differing > 0 ? FAILED : OK);
    });
}

async function playFile(path: string): Promise<Played> {
  try {
    const file = readScenarioFile(path);
    const { game: id, title, proves } = understanding(file, () => readScenario(file.document));
    const found = await loadForTerminal(id);
    const { differences } = understanding(file, () => {
      if (!found)
        throw new ScenarioError(`there is no game "${id}"; there are ${terminalGameIds.join(', ')}`, [
          'game',
        ]);
      return runScenario(found.game, file.document);
    });
    const placed = differences.map(({ path: way, what }) => ({ ...file.spotOf(way), what }));
    return { file: path, title, proves, differences: placed };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { file: path, bad: error.message, differences: [] };
  }
}

function tell({ file, title, differences, bad }: Played, io: Io): void {
  if (bad !== undefined) {
    io.err(`${bad}\n`);
    return;
  }
  io.out(`${differences.length > 0 ? 'differs' : 'ok     '}  ${title} (${file})\n`);
  for (const { line, column, what } of differences) io.out(`         ${file}:${line}:${column}: ${what}\n`);
}
