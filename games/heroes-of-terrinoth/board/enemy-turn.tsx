import type { LogEntry } from '@questwright/kernel';
import { useKit } from '@questwright/table/board-kit';
import { memo, useMemo } from 'react';
import { GiDeathSkull } from 'react-icons/gi';

const BEGINS = 'ht.log.enemy-phase';
const ACTIVATES = 'ht.log.enemy-activates';
const TURNED_UP = 'ht.log.turned-up';
const READIED = 'ht.log.enemies-ready';
const ENDS = 'ht.log.round';

/** Whether what the enemies did is the newest thing that happened: no hero has acted since. */
export const isEnemyTurn = (log: readonly LogEntry[]): boolean =>
  log.findLastIndex(({ key }) => key === BEGINS) > log.findLastIndex(({ key }) => key === 'ht.log.rolls');

/** One enemy after the other, and then peril: who it was, and what it did. */
export const EnemyTurn = memo(function EnemyTurn({ log }: { log: readonly LogEntry[] }) {
  const { say, faces } = useKit();
  const icons = useMemo(() => new Map([...faces.values()].map(({ name, icon }) => [name, icon])), [faces]);
  const deeds = deedsOf(log);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="ht-turn" tabIndex={0} aria-label={say.say('ht.board.phase.enemy')}>
      <h3>{say.say('ht.board.phase.enemy')}</h3>
      <ol>
        {deeds.map(({ enemy, lines }, place) => {
          const Icon = icons.get(enemy) ?? GiDeathSkull;
          return (
            <li key={place}>
              <Icon aria-hidden="true" />
              <p>
                {enemy && <strong>{enemy}. </strong>}
                {lines.length > 0
                  ? lines.map(({ key, args }) => say.sentence(args ? [key, args] : key)).join(' ')
                  : say.say('ht.board.no-effect')}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

interface Deed {
  /** The name of the enemy; empty for what no enemy did. */
  readonly enemy: string;
  readonly lines: LogEntry[];
}

function deedsOf(log: readonly LogEntry[]): Deed[] {
  const deeds: Deed[] = [{ enemy: '', lines: [] }];
  for (const line of log.slice(log.findLastIndex(({ key }) => key === BEGINS) + 1)) {
    if (line.key === ENDS) break;
    const enemy = String(line.args?.enemy);
    if (line.key === TURNED_UP) deeds.push({ enemy, lines: [line] });
    else if (line.key === ACTIVATES) {
      if (deeds.at(-1)!.lines.at(-1)?.key !== TURNED_UP) deeds.push({ enemy, lines: [] });
    } else if (line.key === READIED) deeds.push({ enemy: '', lines: [] });
    else deeds.at(-1)!.lines.push(line);
  }
  return deeds.filter(({ enemy, lines }) => enemy || lines.length > 0);
}
