import type { CellSummary, Rate, Summary } from './summary.ts';

/** A run in a few lines, for the terminal. */
export function describeSummary({ run, score, better, cells, faults, ...rest }: Summary): string {
  const most = Math.max(...cells.map(({ name }) => name.length));
  const lines = [
    `${run.game}: ${run.bot} against ${run.against}, seed ${run.seed}`,
    `  score  ${interval(score)} of ${score.n} pairs: ${verdict(better, score)}`,
    `  won  ${rate(rest.bot)}  |  ${rate(rest.against)}`,
    ...cells.map(({ name, bot, against }) => `  ${name.padEnd(most)}  ${rate(bot)}  |  ${rate(against)}`),
    `  answers  ${rest.answers}, ${percent(rest.within300)} within 300 ms, ${percent(rest.within1000)} within a second`,
    ...faults.map((fault) => `  fault  ${fault}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** A run on a page. */
export interface Shown {
  readonly summary: Summary;
  readonly picture: string;
  readonly command: string;
}

/** A page about some runs of a game, with a picture of each beside it. */
export function pageOf(title: string, runs: readonly Shown[]): string {
  return `# ${title}\n\n${INTRODUCTION}\n\n${overviewOf(runs)}\n\n${runs.map(sectionOf).join('\n\n')}\n`;
}

const INTRODUCTION = `This page is made by \`questwright arena-page\`; [For programs that play](../../../docs/ai.md) explains how the arena
works. A score of 50 % is even. A bot is better than another if its whole interval lies above that. The times are those
of the bot on trial, on one core.`;

/** All runs in one table. */
function overviewOf(runs: readonly Shown[]): string {
  const rows = runs.map(
    ({ summary: { run, score, better, bot, against, within300, within1000 } }) =>
      `| [${run.bot} against ${run.against}](#${run.bot}-against-${run.against})${run.only ? `, ${run.only}` : ''} | ${score.n} | ` +
      `${interval(score)} | ${verdict(better, score)} | ${share(bot)} | ${share(against)} | ${percent(within300)} | ${percent(within1000)} |`,
  );
  return [
    '| run | pairs | score | | won | the other won | within 300 ms | within a second |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function sectionOf({ summary, picture, command }: Shown): string {
  const { run, score, better, cells, answers, within300, within1000, faults } = summary;
  const rows = cells.map(({ name, bot, against }) => `| ${name} | ${rate(bot)} | ${rate(against)} |`);
  return [
    `## ${run.bot} against ${run.against}`,
    '',
    `    ${command}`,
    '',
    `Score ${interval(score)} of ${score.n} pairs: ${verdict(better, score)}. ${apart(summary)} ` +
      `Of ${answers.toLocaleString('en')} answers, ` +
      `${percent(within300)} took at most 300 ms and ${percent(within1000)} at most a second. ` +
      `${faults.length === 0 ? 'Nothing went wrong.' : `${faults.length} faults.`}`,
    '',
    `![${run.bot} against ${run.against}](${picture})`,
    '',
    `| cell | ${run.bot} | ${run.against} |`,
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How often each of them won; in a race, as a single seat while the other bot played all the other seats. */
function apart({ run, score, bot, against, cells }: Summary): string {
  if (cells.some(({ race }) => race))
    return `One among the others, ${run.bot} won ${share(bot)}, and ${run.against} ${share(against)}.`;
  const points = (at: number): string => (200 * at - 100).toFixed(1);
  const weakest = cells.filter(({ bot: { of } }) => of > 0).reduce(lower);
  return (
    `On the same seeds ${run.bot} won ${share(bot)} and ${run.against} ${share(against)}: ` +
    `${points(score.mean)} points (${points(score.low)} to ${points(score.high)}). ` +
    `Its weakest cell is ${weakest.name}, with ${share(weakest.bot)}.`
  );
}

const lower = (a: CellSummary, b: CellSummary): CellSummary =>
  b.bot.won / b.bot.of < a.bot.won / a.bot.of ? b : a;

const verdict = (better: boolean, { high }: Summary['score']): string => {
  if (better) return 'better';
  return high < 0.5 ? 'worse' : 'no difference shown';
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const share = ({ won, of }: Rate): string => (of === 0 ? 'nothing' : percent(won / of));
const interval = ({ mean, low, high }: Summary['score']): string =>
  `${percent(mean)} (${percent(low)} to ${percent(high)})`;
const rate = ({ won, of }: Rate): string =>
  of === 0 ? 'not played' : `${Number.isInteger(won) ? won : won.toFixed(1)} of ${of}`;
