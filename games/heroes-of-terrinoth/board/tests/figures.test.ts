import type { LogEntry } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { figuresOf } from '../figures.ts';

const line = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ at: 0, key: `ht.log.${key}`, args });

it('tells what each hero did, and the best blow', () => {
  const { heroes, blow } = figuresOf(
    [
      line('activates', { hero: 'Syndrael' }),
      line('uses-card', { hero: 'Syndrael', card: 'Mighty Blow' }),
      line('suffers', { who: 'Bandit', n: 2 }),
      line('enemy-defeated', { enemy: 'Bandit' }),
      line('suffers', { who: 'Syndrael', n: 1 }),
      line('activates', { hero: 'Astarra' }),
      line('uses-card', { hero: 'Astarra', card: 'Fire Bolt' }),
      line('suffers', { who: 'Ogre', n: 4 }),
      line('progress', { n: 3, location: 'Mill Bridge' }),
      line('enemy-phase'),
      line('suffers', { who: 'Astarra', n: 2 }),
      line('suffers', { who: 'Ogre', n: 5 }),
      line('recovers', { who: 'Syndrael', n: 1 }),
    ],
    ['Syndrael', 'Astarra'],
  );
  expect(heroes).toEqual([
    { hero: 'Syndrael', dealt: 2, defeated: 1, progress: 0, suffered: 1, recovered: 1 },
    { hero: 'Astarra', dealt: 4, defeated: 0, progress: 3, suffered: 2, recovered: 0 },
  ]);
  expect(blow).toEqual({ hero: 'Astarra', card: 'Fire Bolt', enemy: 'Ogre', wounds: 4 });
});
