import type { LogEntry } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { momentsIn } from '../moments.ts';

const line = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ at: 0, key: `d2.log.${key}`, args });

it('moments are cards that are played, found and met, lieutenants, heroes who fall, and doors', () => {
  const seen = momentsIn([
    line('plays', { card: 'Tripwire' }),
    line('finds', { card: 'Health Potion' }),
    line('event', { card: 'Standing Stones', icon: 'plain' }),
    line('plays-rumor', { card: 'Gold Digger' }),
    line('put', { figure: 'Splig', space: 'c4' }),
    line('put', { figure: 'Zombie', space: 'c5' }),
    line('defeated', { figure: 'Zombie' }),
    line('knocked-out', { figure: 'Syndrael' }),
    line('opens', { figure: 'Syndrael', door: 'c4|c5' }),
    line('moves', { figure: 'Syndrael', space: 'c5' }),
  ]);
  expect(seen.map(({ kind, def }) => [kind, def?.split('/')[0]])).toEqual([
    ['drawn', 'basic-i-tripwire'],
    ['drawn', 'health-potion'],
    ['drawn', 'travel-bg-1'],
    ['drawn', 'card-gold-digger'],
    ['foe', 'splig'],
    ['foe', 'syndrael'],
    ['place', undefined],
  ]);
});
