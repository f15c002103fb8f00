import { CallFault, type Runaway } from '../hosting/fault.ts';
import { type Course, courseOf } from '../hosting/moves.ts';
import { shortId } from '../ids.ts';
import type { Account } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRecord, Move, Parked } from '../storage/index.ts';
import type { MatchChange } from '../storage/matches.ts';
import { SERVER_VERSION } from '../version.ts';
import type { TableDeps } from './deps.ts';

/** What is needed of the table whose rules failed. */
export interface FaultyTable {
  readonly id: string;
  readonly deps: TableDeps;
  readonly record: MatchRecord;
  /** The account whose quota is used for what is being done now. */
  readonly account: Account;
  forget(): void;
  change(change: MatchChange): Promise<void>;
  tellTable(): void;
}

type Fault = CallFault | Runaway;

/** Long enough for every error that helps. */
const MAX_MESSAGE = 10_000;

/** What is done when the rules fail over a match: it is parked, reported, and its players are told. */
export class Faults {
  readonly #table: FaultyTable;

  constructor(table: FaultyTable) {
    this.#table = table;
  }

  /** The rules failed over a move that was tried. Always throws: the match is as it was before. */
  async park(fault: Fault, tried: Move): Promise<never> {
    return this.#park(fault, describe(fault), tried);
  }

  /** The rules failed over what is stored. That is remembered: always throws, and `mayOpen` does so from then on. */
  async parkUnopened(fault: Fault): Promise<never> {
    const parked: Parked = { ...describe(fault), unopened: await this.#versions() };
    const { record, deps, id } = this.#table;
    if (record.status !== 'archived') return this.#park(fault, parked);
    deps.log.error(
      { match: shortId(id), code: parked.code, fault: fault.message },
      'an archived match cannot be shown',
    );
    await this.#table.change({ parked });
    throw new Refusal('parked', parked.message);
  }

  /** Throws when it is known that the match cannot be opened. */
  async mayOpen(): Promise<void> {
    const { parked } = this.#table.record;
    if (parked?.unopened !== undefined && parked.unopened === (await this.#versions()))
      throw new Refusal('parked', parked.message);
  }

  /** The match could be opened after all. */
  async opened(): Promise<void> {
    const { parked, status } = this.#table.record;
    if (parked?.unopened === undefined) return;
    const { code, message } = parked;
    await this.#table.change({ parked: status === 'parked' ? { code, message } : null });
  }

  /** The versions with which a match is opened. When one of them is different, opening may succeed. */
  async #versions(): Promise<string> {
    const { deps, record } = this.#table;
    const rules = (await deps.games()).find(({ id }) => id === record.game)?.rules;
    return `${SERVER_VERSION} ${rules}`;
  }

  async #park(fault: Fault, parked: Parked, tried?: Move): Promise<never> {
    const table = this.#table;
    const { id, record, deps } = table;
    const { code, message } = parked;
    await this.#report(fault, code, tried);
    deps.log.error(
      { match: shortId(id), code, game: record.game, fault: fault.message },
      'a match was parked',
    );
    deps.metrics.parked.inc();
    table.forget();
    await table.change({ status: 'parked', parked });
    table.tellTable();
    throw new Refusal('parked', message);
  }

  /** Once for each fault, and only so many on anybody's account. */
  async #report(fault: Fault, code: string, tried: Move | undefined): Promise<void> {
    const { id: match, record, deps, account } = this.#table;
    const { matches } = deps.storage;
    const { reports } = deps.quotas;
    const file = (fault instanceof CallFault && fault.file) || (await this.fileOf(tried));
    if (!reports.allows(account) || (await matches.isReported({ match, code, file }))) return;
    reports.spend(account);
    const message = fault.message.slice(0, MAX_MESSAGE);
    deps.metrics.reports.inc();
    await matches.report({ match, code, message, rules: record.rules, server: SERVER_VERSION, file });
  }

  /** The match file from what is stored, which the match in memory may not be any more; and what was tried. */
  async fileOf(tried?: Move): Promise<string> {
    const { game, rules, options, seats, seed, id, campaign, legacy } = this.#table.record;
    const { base, answers, passes } = courseOf(await this.#table.deps.storage.matches.moves(id));
    const lines: unknown[] = [
      {
        questwright: 1,
        game,
        rules: base?.rules ?? rules,
        options,
        seats: seats.map(({ name }) => name),
        seed,
        ...(legacy && { legacy }),
        ...(campaign !== null && { inCampaign: true }),
      },
      ...(base ? [{ from: base.at, state: base.state }] : []),
      ...stepsOf(answers, passes, base?.at ?? 0),
    ];
    if (tried?.kind === 'answer') lines.push([tried.seat, tried.answer]);
    return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
  }
}

/** The answers, and what was passed in advance before each and after the last. */
function* stepsOf(answers: Course['answers'], passes: Course['passes'], base: number): Generator<unknown> {
  for (let i = 0; i <= answers.length; i++) {
    for (const { at, seat, wish } of passes) if (at === base + i) yield { pass: seat, wish };
    if (i < answers.length) yield answers[i];
  }
}

/** What players are told of a fault. */
function describe(fault: Fault): Parked {
  if (!(fault instanceof CallFault)) {
    return { code: 'runaway', message: 'The rules of this game did not come to an end.' };
  }
  return { code: fault.code, message: `The rules of this game failed (${fault.code}).` };
}
