import { random, runMatches } from '@questwright/bots';
import { game } from '@questwright/tic-tac-toe';

let seed = 0;

/** Random matches as `questwright sim` plays them. */
export async function playOurs(matches: number): Promise<number> {
  const report = await runMatches({ game, seats: 2, bots: [random], matches, seed: seed++ });
  if (report.finished !== matches) throw new Error(`${matches - report.finished} matches did not finish.`);
  return report.choices;
}
