import type { Rate, Summary } from './summary.ts';

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 24;
const ROW = 22;
const TOP = 96;

const x = (share: number): number => Math.round(LEFT + share * (WIDTH - LEFT - RIGHT));

/** What a run came to, as a picture: the score with its interval, and how often each cell was won by either bot. */
export function plotOf({ run, score, cells }: Summary): string {
  const bottom = TOP + ROW * cells.length;
  const rows = cells.flatMap((cell, i) => {
    const y = TOP + ROW * i + ROW / 2;
    return [
      text(LEFT - 12, y + 4, cell.name, 'end'),
      line(x(shareOf(cell.bot)), y, x(shareOf(cell.against)), y, 'way'),
      dot(cell.against, y, 'other'),
      dot(cell.bot, y, 'bot'),
    ];
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(x(share), TOP - 8, x(share), bottom, share === 0.5 ? 'half' : 'grid'),
    text(x(share), bottom + 16, `${100 * share} %`, 'middle'),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 28}" role="img">`,
    `<title>${plain(`${run.bot} against ${run.against} in ${run.game}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${bottom + 28}"/>`,
    text(LEFT - 12, 28, 'score of the pairs', 'end'),
    line(x(0.5), 12, x(0.5), 40, 'half'),
    line(x(score.low), 24, x(score.high), 24, 'interval'),
    `<circle class="bot" cx="${x(score.mean)}" cy="24" r="6"/>`,
    text(LEFT, 52, 'even in the middle; the bar holds the true score 95 times of 100', 'start', 'small'),
    `<circle class="bot" cx="${LEFT + 6}" cy="72" r="5"/>`,
    text(LEFT + 16, 76, run.bot, 'start'),
    `<circle class="other" cx="${LEFT + 136}" cy="72" r="5"/>`,
    text(LEFT + 146, 76, run.against, 'start'),
    text(LEFT - 12, 76, 'won of each cell', 'end'),
    ...grid,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const STYLE =
  'text{font:13px sans-serif;fill:#333}.small{font-size:11px;fill:#666}.paper{fill:#fff}.grid{stroke:#ddd}' +
  '.half{stroke:#888;stroke-dasharray:3 3}.way{stroke:#bbb;stroke-width:2}.interval{stroke:#1b6e53;stroke-width:3}' +
  '.bot{fill:#1b6e53}.other{fill:#fff;stroke:#a04a1e;stroke-width:2}';

const shareOf = ({ won, of }: Rate): number => (of === 0 ? 0 : won / of);

const dot = (rate: Rate, y: number, kind: string): string =>
  rate.of === 0 ? '' : `<circle class="${kind}" cx="${x(shareOf(rate))}" cy="${y}" r="5"/>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

const text = (at: number, y: number, words: string, anchor: string, kind = ''): string =>
  `<text${kind && ` class="${kind}"`} x="${at}" y="${y}" text-anchor="${anchor}">${plain(words)}</text>`;

const plain = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
