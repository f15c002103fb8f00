import { describe, expect, it } from 'vitest';
import {
  announce,
  CHECKPOINT,
  chooseOption,
  close,
  create,
  derive,
  forbids,
  last,
  lastingOf,
  open,
  renew,
} from '../src/index.ts';
import { atOnce, type Defs, end, options, type Toy, toyMatch } from './toy.ts';

const defs: Defs = {
  slowed: {
    name: 'Slowed',
    modify: { speed: (_, me, speed, who) => (who === me.on ? speed - me.n : speed) },
  },
  echo: { name: 'Echo', on: { shout: { run: (g: Toy) => void g.notes.push('echo') } } },
  held: { name: 'Held', forbid: { leave: { rule: 'T-1' } } },
};

const play = (act: (g: Toy) => void) => atOnce(act, { defs });

describe('an effect that lasts', () => {
  it('modifies, listens and forbids until its period ends', () => {
    play((g) => {
      open(g, 'turn');
      last(g, 'slowed', { until: 'turn', on: 7, n: 2 });
      last(g, 'echo', { until: 'turn' });
      last(g, 'held', { until: 'turn' });
      announce(g, 'shout', {}).next();
      expect([
        derive(g, 'speed', 4, 7),
        derive(g, 'speed', 4, 8),
        g.notes,
        forbids(g, 'leave', 0)?.name,
      ]).toEqual([2, 4, ['echo'], 'Held']);
      renew(g, 'turn');
      announce(g, 'shout', {}).next();
      expect([derive(g, 'speed', 4, 7), g.notes, forbids(g, 'leave', 0)]).toEqual([4, ['echo'], null]);
    });
  });

  it('belongs to the innermost period of its name, and stays when an inner one ends', () => {
    play((g) => {
      open(g, 'attack');
      last(g, 'echo', { until: 'attack' });
      open(g, 'attack');
      last(g, 'held', { until: 'attack' });
      close(g, 'attack');
      expect(lastingOf(g).map(({ def }) => def)).toEqual(['echo']);
      close(g, 'attack');
      expect(lastingOf(g)).toEqual([]);
    });
  });

  it('stays until it is removed when it has no end', () => {
    play((g) => {
      open(g, 'turn');
      last(g, 'echo');
      renew(g, 'turn');
      expect(lastingOf(g, 'echo')).toHaveLength(1);
      expect(lastingOf(g, 'held')).toHaveLength(0);
    });
  });

  it('is numbered apart from the cards, so that theirs are the same with it and without', () => {
    play((g) => {
      const ids = [last(g, 'echo').id, last(g, 'echo').id];
      expect([create(g, 'chair', 'table', {}).id, ...ids]).toEqual([1, -1, -2]);
    });
  });

  it('cannot last until the end of what has not begun', () => {
    play((g) => expect(() => last(g, 'echo', { until: 'turn' })).toThrow('There is no turn'));
  });

  it('is seen by everybody, and comes through checkpoints with all that is on it', () => {
    const match = toyMatch(
      function* (g) {
        if (g.turn === 0) {
          open(g, 'turn');
          last(g, 'slowed', { until: 'turn', seat: 1, on: 7, by: 4, n: 2 });
          g.turn = 1;
        }
        yield CHECKPOINT;
        yield* chooseOption(g, { seat: 0, prompt: 'go', among: options('on', 'off') });
        end(g);
      },
      // A game that knows its own cards' fields only.
      { defs, game: { copyCard: ({ id, def, zone, down }) => ({ id, def, zone, down }) } },
    );
    const fork = match.fork();
    expect(lastingOf(fork.state)).toEqual(lastingOf(match.state));
    expect(fork.view(-1).zones.lasting).toEqual([
      { id: -2, def: 'slowed', down: false, until: 1, seat: 1, on: 7, by: 4, n: 2 },
    ]);
  });
});
