import type { LogEntry } from '@questwright/kernel';

/** What somebody did in a match, as the log tells it. */
export interface Deeds {
  attacks: number;
  dealt: number;
  defeated: number;
  fell: number;
}

/**
 * What everybody did, by name. Whoever attacked last has dealt the damage and defeated whoever falls by it.
 */
export function deedsIn(log: readonly LogEntry[]): ReadonlyMap<string, Deeds> {
  const found = new Map<string, Deeds>();
  const of = (name: string): Deeds => {
    let deeds = found.get(name);
    if (!deeds) found.set(name, (deeds = { attacks: 0, dealt: 0, defeated: 0, fell: 0 }));
    return deeds;
  };
  let attacker = '';
  for (const { key, args = {} } of log) {
    const figure = String(args.figure ?? '');
    if (key === 'd2.log.attacks') {
      attacker = figure;
      of(attacker).attacks++;
    } else if (key === 'd2.log.dealt' && attacker !== '') of(attacker).dealt += Number(args.n);
    else if (key === 'd2.log.defeated' && attacker !== '') of(attacker).defeated++;
    else if (key === 'd2.log.knocked-out') of(figure).fell++;
  }
  return found;
}
