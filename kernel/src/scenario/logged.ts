import type { LogEntry } from '../log-entry.ts';
import type { Entry, Path } from './entry.ts';
import { ledgerLineIn } from './ledger-line.ts';
import { plain } from './names.ts';
import type { Position } from './position.ts';
import type { Moment, Step } from './step.ts';

/** What an entry of the log should have: a line of the ledger, a part of its sentence, or both. */
interface Wanted {
  readonly said: string;
  readonly path: Path;
  readonly rule: string | null;
  readonly part: string;
}

function read(entry: Entry): Wanted[] {
  const expected = 'a list of ledger lines and parts of sentences';
  const all = entry.list(expected).map((one) => {
    const said = one.text('a ledger line, a part of a sentence, or both: "HT-ACTION-35 Brute"');
    const line = ledgerLineIn(said);
    return { said, path: one.path, rule: line?.rule ?? null, part: plain(line?.rest ?? said) };
  });
  if (all.length === 0) throw entry.unexpected(expected);
  return all;
}

/** What happened, in this order; other things may have happened in between. */
export function logged(entry: Entry): Step {
  const wanted = read(entry);
  return {
    path: entry.path,
    checks: true,
    take(moment) {
      let from = 0;
      for (const [i, one] of wanted.entries()) {
        const at = moment.news.findIndex(
          (happened, place) => place >= from && isMeant(one, happened, moment),
        );
        if (at < 0) {
          const after = i === 0 ? '' : ` after "${wanted[i - 1]!.said}"`;
          return [{ path: one.path, what: `"${one.said}" was not logged${after}; ${told(moment, from)}` }];
        }
        from = at + 1;
      }
      return [];
    },
  };
}

/** What did not happen. */
export function notLogged(entry: Entry): Step {
  const unwanted = read(entry);
  return {
    path: entry.path,
    checks: true,
    take: (moment) =>
      unwanted.flatMap((one) => {
        const happened = moment.news.find((each) => isMeant(one, each, moment));
        if (!happened) return [];
        return [{ path: one.path, what: `"${one.said}" was logged: ${line(happened, moment.position)}` }];
      }),
  };
}

const isMeant = ({ rule, part }: Wanted, happened: LogEntry, { position }: Moment): boolean =>
  (rule === null || happened.rule === rule) && plain(position.tell(happened)).includes(part);

const line = (happened: LogEntry, position: Position): string =>
  happened.rule ? `${position.tell(happened)} · ${happened.rule}` : position.tell(happened);

/** The log from an entry on, as part of a sentence. */
function told({ news, position }: Moment, from: number): string {
  const lines = news.slice(from).map((happened) => line(happened, position));
  return `the log ${from === 0 ? 'says' : 'goes on'}: ${lines.join(' ') || 'nothing'}`;
}
