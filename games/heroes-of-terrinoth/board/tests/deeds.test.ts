import type { LogEntry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { deedsOf, isEnemyTurn } from '../deeds.ts';

const line = (key: string, card?: string): LogEntry => ({
  at: 0,
  key: `ht.log.${key}`,
  ...(card && { args: { [key === 'ability' ? 'card' : 'enemy']: card } }),
});

const told = (log: readonly LogEntry[]): string[] =>
  deedsOf(log).map(({ by, lines }) => `${by}: ${lines.map(({ key }) => key.slice(7)).join(' ')}`);

describe('what the enemies did', () => {
  it('is told enemy by enemy, and then what peril brought', () => {
    const log = [
      line('rolls'),
      line('enemy-phase'),
      line('enemy-activates', 'Bandit'),
      line('suffers'),
      line('tokens-lost'),
      line('enemy-activates', 'Rat Swarm'),
      line('enemies-ready'),
      line('peril'),
      line('lurks'),
      line('round'),
      line('activates'),
    ];
    expect(told(log)).toEqual(['Bandit: suffers tokens-lost', 'Rat Swarm: ', ': peril lurks']);
  });

  it('counts that it is turned up as its own doing', () => {
    const log = [
      line('enemy-phase'),
      line('enemy-activates', 'Bandit'),
      line('turned-up', 'Zombie'),
      line('enemy-activates', 'Zombie'),
      line('engages'),
    ];
    expect(told(log)).toEqual(['Bandit: ', 'Zombie: turned-up engages']);
  });

  it('tells abilities of others with what they answer, and those of the place by themselves', () => {
    const log = [
      line('enemy-phase'),
      line('enemy-activates', 'Bandit'),
      line('ability', 'Bandit'),
      line('suffers'),
      line('ability', 'Syndrael'),
      line('recovers'),
      line('enemies-ready'),
      line('peril'),
      line('suffers'),
      line('ability', 'Syndrael'),
      line('recovers'),
      line('suffers'),
      line('ability', 'Roadside Inn'),
      line('recovers'),
      line('leaves'),
      line('location'),
    ];
    expect(told(log)).toEqual([
      'Bandit: suffers ability recovers',
      ': peril suffers ability recovers suffers',
      'Roadside Inn: recovers',
      ': leaves location',
    ]);
  });

  it('is of the newest enemy phase, until a hero has rolled again', () => {
    const log = [line('enemy-phase'), line('enemy-activates', 'Bandit'), line('round'), line('enemy-phase')];
    expect(told(log)).toEqual([]);
    expect(isEnemyTurn(log)).toBe(true);
    expect(isEnemyTurn([...log, line('activates')])).toBe(true);
    expect(isEnemyTurn([...log, line('rolls')])).toBe(false);
    expect(isEnemyTurn([])).toBe(false);
  });
});
