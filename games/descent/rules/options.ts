import { isLeftOut, readBox, readComponents, readRecord } from '@questwright/adventure';
import { OptionsError } from '@questwright/kernel';
import { descentBoxes } from './catalogue.ts';
import { MAX_HEROES } from './zones.ts';

/** What a match is made of. There are no quests yet: every match begins in a described position. */
export interface Options {
  /** The seat that plays each hero. */
  readonly players: readonly number[];
  /** The drawn map. */
  readonly map: string;
  readonly act: number;
  /** Components that a scenario has made up, as JSON text. */
  readonly components: string | null;
}

/** The first seat is the overlord's; each hero has one of the others unless it is said. */
export function readOptions(raw: unknown, seats: number): Options {
  const record = readRecord(raw ?? {}, ['players', 'map', 'act', 'components']);
  if (typeof record.map !== 'string' || record.map === '')
    throw new OptionsError('Descent has no quests yet: a match begins with a described position.');
  const components = readComponents(record.components);
  readBox(components, descentBoxes);
  return {
    players: readPlayers(record.players, seats),
    map: record.map,
    act: record.act === 2 ? 2 : 1,
    components,
  };
}

function readPlayers(value: unknown, seats: number): readonly number[] {
  if (isLeftOut(value)) return Array.from({ length: seats - 1 }, (_, hero) => hero + 1);
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) > 0 && (seat as number) < seats;
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_HEROES || !value.every(isSeat))
    throw new OptionsError(
      `The players are the seats of one to ${MAX_HEROES} heroes; the first seat is the overlord's.`,
    );
  return value as number[];
}
