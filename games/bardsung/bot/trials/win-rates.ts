import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import { content } from '../../content/index.ts';
import { partyOf, percent, playEncounter } from './encounter.ts';

/** How often three heroes who go by instinct complete each encounter, so many matches each. */
export function* winRates(matches: number, { includes, recall }: TrialRun = WHOLE_TRIAL): Iterable<string> {
  yield '| Encounter | completed | wandering monster | rounds | no way on |';
  yield '|---|---|---|---|---|';
  for (const { id, name } of content.encounters) {
    const part = `${id.toUpperCase()} ${name}`;
    if (includes(part)) yield recall(part, () => `| ${part} | ${rateOf(id, matches)} |`);
  }
}

function rateOf(id: string, matches: number): string {
  let [won, met, stuck, rounds] = [0, 0, 0, 0];
  for (let n = 0; n < matches; n++) {
    const one = playEncounter(id, partyOf(3, n), `${id} ${n}`);
    won += Number(one.isWon);
    met += Number(one.isMet);
    stuck += Number(one.isStuck);
    rounds += one.rounds;
  }
  const [wins, monsters, ends] = [won, met, stuck].map((n) => percent(n, matches));
  return `${wins} | ${monsters} | ${(rounds / matches).toFixed(1)} | ${ends}`;
}
