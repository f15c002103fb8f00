import type { Report } from '@questwright/bots';

const SHOWN = 10;

/** A report for people to read. */
export function describeReport(report: Report, id: string, bots: readonly string[], seed: string): string {
  const { matches, finished, choices, seconds, choicesPerSecond, lengths, errors, forfeits } = report;
  const lines = [
    `${id}: ${count(matches, 'match', 'matches')} of ${bots.join(' against ')}, seed ${seed}`,
    `  finished  ${number(finished)} of ${number(matches)}, ${number(matches / seconds)} a second`,
    `  choices   ${number(choices)}, ${number(choicesPerSecond)} a second`,
  ];
  if (lengths) {
    const { min, median, mean, max } = lengths;
    lines.push(`  lengths   ${min} to ${max} choices, median ${median}, mean ${mean.toFixed(1)}`);
  }
  const outcomes = Object.entries(report.outcomes).sort(([, a], [, b]) => b - a);
  for (const [i, [result, times]] of outcomes.entries()) {
    const share = `${((100 * times) / finished).toFixed(1)} %`;
    lines.push(`  ${i === 0 ? 'outcomes' : '        '}  ${share.padStart(7)}  ${result} (${number(times)})`);
  }
  lines.push(
    ...listed(
      'errors',
      errors.map(({ match, message }) => `match ${match}: ${message}`),
    ),
    ...listed(
      'forfeits',
      forfeits.map(
        ({ match, choice, seat, bot, reason }) =>
          `match ${match}, choice ${choice}: ${bot} in seat ${seat + 1} ${reason}`,
      ),
    ),
  );
  return `${lines.join('\n')}\n`;
}

function listed(what: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const shown = sentences.slice(0, SHOWN).map((sentence) => `    ${sentence}`);
  const more = sentences.length - SHOWN;
  return [`  ${what}  ${sentences.length}`, ...shown, ...(more > 0 ? [`    and ${more} more`] : [])];
}

const number = (n: number): string => Math.round(n).toLocaleString('en');
const count = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
