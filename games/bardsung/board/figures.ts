import type { LogEntry, View } from '@questwright/kernel';
import { nameIn, openOf } from './sight.ts';

/** What a hero did in an encounter. */
export interface Figures {
  readonly name: string;
  readonly def: string;
  /** Attack rolls that succeeded. */
  readonly hits: number;
  readonly wounds: number;
}

const WOUNDS = ['bs.log.wound', 'bs.log.serious-wound'];

export const talliesOf = (view: View, log: readonly LogEntry[]): Figures[] =>
  openOf(view).party.map((def) => {
    const name = nameIn(def);
    const count = (isIt: (line: LogEntry) => boolean): number => log.filter(isIt).length;
    return {
      name,
      def,
      hits: count(
        ({ key, args }) =>
          key === 'bs.log.roll-ends' &&
          args?.hero === name &&
          args.kind === 'attack' &&
          args.outcome === 'success',
      ),
      wounds: count(({ key, args }) => WOUNDS.includes(key) && args?.model === name),
    };
  });
