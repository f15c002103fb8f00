import type { Ledgers } from './ledgers.ts';
import type { Line } from './lines.ts';

export interface Account {
  readonly lines: number;
  readonly proven: number;
  readonly unproven: readonly string[];
}

export interface GameAccount extends Account {
  readonly topics: ReadonlyMap<string, Account>;
}

export function accounts(ledgers: Ledgers, proven: ReadonlySet<string>): Map<string, GameAccount> {
  const result = new Map<string, GameAccount>();
  for (const [game, lines] of ledgers) {
    const topics = new Map<string, Account>();
    for (const topic of new Set(lines.map((line) => line.topic))) {
      const account = accountOf(
        lines.filter((line) => line.topic === topic),
        proven,
      );
      if (account.lines > 0) topics.set(topic, account);
    }
    result.set(game, { ...accountOf(lines, proven), topics });
  }
  return result;
}

function accountOf(lines: readonly Line[], proven: ReadonlySet<string>): Account {
  const counted = lines.filter((line) => !line.isTable);
  const unproven = counted.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  return { lines: counted.length, proven: counted.length - unproven.length, unproven };
}
