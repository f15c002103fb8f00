import type { LogEntry, Text } from '@questwright/kernel';
import type { SoundName } from './kit.tsx';

/** Something that everybody should see: a card that was drawn, a great foe that enters, a new page of the story. */
export interface Moment {
  readonly kind: 'drawn' | 'foe' | 'page';
  /** The card that is shown, by its definition. */
  readonly def: string;
  readonly text: Text;
}

/** What each kind of moment sounds like. */
export const momentSounds: Record<Moment['kind'], SoundName> = { drawn: 'card', foe: 'foe', page: 'travel' };

/** What has been added to a log, of which only the newest part may be known. None the first time. */
export function newLines(before: LogEntry | undefined, log: readonly LogEntry[]): readonly LogEntry[] {
  const at = before ? log.lastIndexOf(before) : -1;
  return at < 0 ? [] : log.slice(at + 1);
}
