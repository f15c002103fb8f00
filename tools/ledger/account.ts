import type { Ledgers } from './ledgers.ts';
import type { Line } from './lines.ts';

export interface Account {
  readonly lines: number;
  readonly proven: number;
  readonly unproven: readonly string[];
  /** Lines about what nobody can see; they are not among the others. */
  readonly unseen: number;
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
      if (account.lines + account.unseen > 0) topics.set(topic, account);
    }
    result.set(game, { ...accountOf(lines, proven), topics });
  }
  return result;
}

function accountOf(lines: readonly Line[], proven: ReadonlySet<string>): Account {
  const counted = lines.filter((line) => !line.isTable && !line.isUnseen);
  const unproven = counted.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  const unseen = lines.filter((line) => line.isUnseen).length;
  return { lines: counted.length, proven: counted.length - unproven.length, unproven, unseen };
}
