import type { LogEntry } from '@questwright/kernel';

/** What is told of a combat while it is fought. */
const TOLD = new Set(
  [
    'attacks',
    'suffers',
    'surge',
    'blocks',
    'all-blocked',
    'prevented',
    'flip',
    'recast',
    'stacks',
    'foe-heals',
    'heals',
    'passes-combat',
    'casts',
    'defeats',
    'hero-defeated',
    'gets-away',
    'tries-retreat',
  ].map((key) => `rb.log.${key}`),
);

/** What came of the newest answer in a combat: the hero's deed, and whatever the foe did until a person is asked again. */
export function deedsOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const newest = log.at(-1)?.at;
  return log.filter(({ at, key }) => at === newest && TOLD.has(key));
}
