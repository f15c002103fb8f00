import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, readScenario, runScenario } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { findScenarios, readScenarioFile, understanding } from './file.ts';

/**
 * Makes a test of each scenario in a folder, named after its title and the ledger lines it proves. Like
 * every test of a rule it is played three times: straight, with undo and redo, and through save and load.
 */
export function scenarioTests(folder: URL, game: Game): void {
  for (const path of findScenarios([fileURLToPath(folder)])) {
    try {
      scenarioTest(path, game);
    } catch (error) {
      it(`${basename(path)} is a scenario`, () => {
        throw error;
      });
    }
  }
}

function scenarioTest(path: string, game: Game): void {
  const file = readScenarioFile(path);
  const { title, proves } = understanding(file, () => readScenario(file.document));
  ruleTest(proves.length > 0 ? `${title} [${proves.join(', ')}]` : title, (open) => {
    const { differences } = understanding(file, () => runScenario(game, file.document, open));
    const told = differences.map(({ path: way, what }) => {
      const { line, column } = file.spotOf(way);
      return `${file.file}:${line}:${column}: ${what}`;
    });
    expect(told).toEqual([]);
  });
}
