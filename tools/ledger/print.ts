import type { Account, GameAccount } from './account.ts';

type Accounts = ReadonlyMap<string, GameAccount>;

/** One row for each game. */
export function summary(accounts: Accounts): string {
  const rows = [...accounts].map(([game, account]) => [
    game,
    share(account),
    `${percent(account)}${besides(account)}`,
  ]);
  return table([['game', 'proven', ''], ...rows]);
}

/** One row for each topic, with the ids that no passing test names. */
export function details(accounts: Accounts): string {
  return [...accounts]
    .map(([game, account]) => {
      const rows = [...account.topics].map(([topic, each]) => [
        `  ${topic}`,
        share(each),
        [ranges(each.unproven), each.unseen > 0 ? `${each.unseen} unseen` : ''].filter(Boolean).join(' '),
      ]);
      return `${game}: ${share(account)} lines proven${besides(account)}\n${table(rows)}`;
    })
    .join('\n\n');
}

export function json(accounts: Accounts): string {
  const games = [...accounts].map(([game, { topics, ...account }]) => [game, account]);
  return JSON.stringify(Object.fromEntries(games), null, 2);
}

/** Runs of ids in short: HT-AID-01..04. */
export function ranges(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of [...ids].sort(byNumber)) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1)!, id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}..${number(run.at(-1)!)}`)).join(' ');
}

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

function isNext(before: string, id: string): boolean {
  const stem = (each: string) => each.slice(0, each.lastIndexOf('-'));
  return stem(before) === stem(id) && Number(number(before)) + 1 === Number(number(id));
}

const number = (id: string) => id.slice(id.lastIndexOf('-') + 1);
const share = ({ proven, lines }: Account) => `${proven} of ${lines}`;
/** Lines on what is not public are told apart. */
const besides = ({ unseen }: Account) => (unseen === 0 ? '' : `, ${unseen} unseen`);
const percent = ({ proven, lines }: Account) => `${lines === 0 ? 100 : Math.floor((100 * proven) / lines)} %`;

function table(rows: readonly string[][]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(([first, second, last]) =>
      `${first!.padEnd(widths[0]!)}  ${second!.padStart(widths[1]!)}  ${last}`.trimEnd(),
    )
    .join('\n');
}
