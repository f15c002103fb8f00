import type { Rate, Summary } from './summary.ts';

/** A run in a few lines, for the terminal. */
export function describeSummary({ run, score, better, cells, faults, ...times }: Summary): string {
  const most = Math.max(...cells.map(({ name }) => name.length));
  const lines = [
    `${run.game}: ${run.bot} against ${run.against}, seed ${run.seed}`,
    `  score  ${interval(score)} of ${score.n} pairs: ${verdict(better, score)}`,
    ...cells.map(({ name, bot, against }) => `  ${name.padEnd(most)}  ${rate(bot)}  |  ${rate(against)}`),
    `  answers  ${times.answers}, ${percent(times.within300)} within 300 ms, ${percent(times.within1000)} within a second`,
    ...faults.map((fault) => `  fault  ${fault}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** A page about some runs of a game, with a picture of each beside it. */
export function pageOf(
  title: string,
  runs: readonly { summary: Summary; picture: string; command: string }[],
): string {
  const parts = runs.map(({ summary, picture, command }) => sectionOf(summary, picture, command));
  return `# ${title}\n\n${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

const INTRODUCTION = `This page is made by \`questwright arena-page\`; [For programs that play](../../../docs/ai.md) explains how the arena
works. A score of 50 % is even. A bot is better than another if its whole interval lies above that.`;

function sectionOf(
  { run, score, better, cells, faults, ...times }: Summary,
  picture: string,
  command: string,
): string {
  const rows = cells.map(({ name, bot, against }) => `| ${name} | ${rate(bot)} | ${rate(against)} |`);
  return [
    `## ${run.bot} against ${run.against}`,
    '',
    `    ${command}`,
    '',
    `Score ${interval(score)} of ${score.n} pairs: ${verdict(better, score)}. Of ${times.answers.toLocaleString('en')} answers, ` +
      `${percent(times.within300)} took at most 300 ms and ${percent(times.within1000)} at most a second. ` +
      `${faults.length === 0 ? 'Nothing went wrong.' : `${faults.length} faults.`}`,
    '',
    `![${run.bot} against ${run.against}](${picture})`,
    '',
    `| cell | ${run.bot} | ${run.against} |`,
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

const verdict = (better: boolean, { high }: Summary['score']): string => {
  if (better) return 'better';
  return high < 0.5 ? 'worse' : 'no difference shown';
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ mean, low, high }: Summary['score']): string =>
  `${percent(mean)} (${percent(low)} to ${percent(high)})`;
const rate = ({ won, of }: Rate): string =>
  of === 0 ? 'not played' : `${Number.isInteger(won) ? won : won.toFixed(1)} of ${of}`;
