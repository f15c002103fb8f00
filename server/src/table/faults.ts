import { shortId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { courseOf } from '../rules/moves.ts';
import type { MatchRecord, Move } from '../storage/index.ts';
import type { MatchChange } from '../storage/matches.ts';
import { CallFault, type Runaway } from '../threads/call.ts';
import { SERVER_VERSION } from '../version.ts';
import type { TableDeps } from './deps.ts';

/** What is needed of the table whose rules failed. */
export interface FaultyTable {
  readonly id: string;
  readonly deps: TableDeps;
  readonly record: MatchRecord;
  forget(): void;
  change(change: MatchChange): Promise<void>;
  tellTable(): void;
}

/** What is done when the rules fail over a match: it is parked, reported, and its players are told. */
export class Faults {
  readonly #table: FaultyTable;

  constructor(table: FaultyTable) {
    this.#table = table;
  }

  /** Always throws: the match is as it was before the move that was tried. */
  async park(fault: CallFault | Runaway, tried?: Move): Promise<never> {
    const table = this.#table;
    const { id, record, deps } = table;
    const code = fault instanceof CallFault ? fault.code : 'runaway';
    const message =
      fault instanceof CallFault
        ? `The rules of this game failed (${code}).`
        : 'The rules of this game did not come to an end.';
    const file = (fault instanceof CallFault && fault.file) || (await this.#fileOf(record, tried));
    const server = SERVER_VERSION;
    await deps.storage.matches.report({
      match: id,
      code,
      message: fault.message,
      rules: record.rules,
      server,
      file,
    });
    deps.log.error(
      { match: shortId(id), code, game: record.game, fault: fault.message },
      'a match was parked',
    );
    deps.metrics.parked.add();
    table.forget();
    await table.change({ status: 'parked', parked: { code, message } });
    table.tellTable();
    throw new Refusal('parked', message);
  }

  /** The match file that shows the fault, from what is stored: the match in memory may be broken. */
  async #fileOf(record: MatchRecord, tried: Move | undefined): Promise<string> {
    const { game, rules, options, seats, seed, id } = record;
    const { base, answers } = courseOf(await this.#table.deps.storage.matches.moves(id));
    const lines: unknown[] = [
      {
        questwright: 1,
        game,
        rules: base?.rules ?? rules,
        options,
        seats: seats.map(({ name }) => name),
        seed,
      },
      ...(base ? [{ checkpoint: base.at, state: base.state }] : []),
      ...answers,
    ];
    if (tried?.kind === 'answer') lines.push([tried.seat, tried.answer]);
    return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
  }
}
