import { describe, expect, it } from 'vitest';
import {
  asGiven,
  type Card,
  chooseAmount,
  chooseOne,
  chooseSome,
  create,
  finish,
  type Rule,
  type View,
} from '../src/index.ts';
import { atOnce, end, options, type Toy, toyMatch } from './toy.ts';

interface Plot extends Card {
  spent: boolean;
  gold: number;
}

function* wait(g: Toy): Rule {
  yield* chooseOne(g, {
    seat: 0,
    prompt: 'toy.wait',
    among: options('a', 'b'),
    as: asGiven,
  });
}

const viewsOf = (fill: (g: Toy) => void, rule: (g: Toy) => Rule<unknown> = wait): View[] => {
  const match = toyMatch(function* (g) {
    fill(g);
    yield* rule(g);
    end(g);
  });
  return [0, 1, -1].map((seat) => match.view(seat));
};

describe('a view shows of the zones', () => {
  it('all cards that lie open, to everybody', () => {
    for (const view of viewsOf((g) => create(g, 'sword', 'table', {})))
      expect(view.zones.table).toEqual([{ id: 1, def: 'sword', down: false }]);
  });

  it('a hand to its owner, and to the others how many', () => {
    const [ada, ben, spectator] = viewsOf((g) => {
      create(g, 'sword', 'hand:0', {});
      create(g, 'shield', 'hand:0', {});
    });
    expect(ada!.zones['hand:0']).toMatchObject([{ def: 'sword' }, { def: 'shield' }]);
    expect(ben!.zones['hand:0']).toBe(2);
    expect(spectator!.zones['hand:0']).toBe(2);
  });

  it('of a deck only how many, and of the box nothing at all', () => {
    for (const view of viewsOf((g) => {
      create(g, 'sword', 'deck', {});
      create(g, 'shield', 'box', {});
    })) {
      expect(view.zones.deck).toBe(1);
      expect(view.zones).not.toHaveProperty('box');
      expect(JSON.stringify(view)).not.toMatch(/sword|shield/);
    }
  });

  it('of a card that lies face down its id, its back, and what shows on it', () => {
    const [ada, ben, spectator] = viewsOf((g) =>
      create<Plot>(g, 'ambush', 'plots:0', { spent: true, gold: 3 }, true),
    );
    expect(ada!.zones['plots:0']).toEqual([{ id: 1, def: 'ambush', down: true, spent: true, gold: 3 }]);
    const back = [{ id: 1, down: true, back: 'back', spent: true }];
    expect(ben!.zones['plots:0']).toEqual(back);
    expect(spectator!.zones['plots:0']).toEqual(back);
  });
});

describe('a view shows of the state', () => {
  it('the open fields to all, their own share to the seats, and nothing that is not named', () => {
    const [ada, ben, spectator] = viewsOf((g) => {
      g.notes.push('seen');
      g.secrets = ['of Ada', 'of Ben'];
      g.unsaid = 'unsaid';
    });
    expect(ada!.open).toEqual({ turn: 0, notes: ['seen'] });
    expect(ada!.own).toEqual({ secrets: 'of Ada' });
    expect(ben!.own).toEqual({ secrets: 'of Ben' });
    expect(spectator!.own).toEqual({});
    for (const view of [ada, ben, spectator]) {
      expect(JSON.stringify(view)).not.toContain('unsaid');
      expect(Object.keys(view!).sort()).toEqual(
        ['choice', 'facts', 'game', 'open', 'over', 'own', 'seat', 'zones'].sort(),
      );
    }
    expect(JSON.stringify(ben)).not.toContain('of Ada');
  });

  it('neither seed nor script of chance', () => {
    const match = toyMatch(wait, { seed: 'Rumpelstiltskin', chance: { 'hidden die': [1] } });
    for (const seat of [0, 1, -1]) {
      expect(JSON.stringify(match.view(seat))).not.toMatch(/Rumpel|hidden die|words/);
    }
  });
});

describe('a view shows of the choice', () => {
  const asked = {
    seat: 0,
    prompt: 'toy.which',
    among: options('a', 'b'),
    as: asGiven,
    closed: () => [{ id: 'c', text: 'c', reason: 'toy.not-now', rule: 'TT-NONE-01' }],
  };

  it('to the seat that chooses, everything', () => {
    const [ada] = viewsOf(
      () => {},
      (g) => chooseSome(g, { ...asked, min: 1, max: 2 }),
    );
    expect(ada!.choice).toEqual({
      n: 1,
      seat: 0,
      prompt: 'toy.which',
      kind: 'some',
      min: 1,
      max: 2,
      options: options('a', 'b').map((option) => ({ ...option, about: {} })),
      closed: [{ id: 'c', text: 'c', reason: 'toy.not-now', rule: 'TT-NONE-01' }],
    });
  });

  it('of an amount its bounds, not a list that could be long', () => {
    const [ada] = viewsOf(
      () => {},
      (g) => chooseAmount(g, { seat: 0, prompt: 'toy.bid', min: 0, max: 1e6 }),
    );
    expect(ada!.choice).toMatchObject({ kind: 'amount', min: 0, max: 1e6, options: [] });
  });

  it('to the others only whom they wait for', () => {
    const [, ben, spectator] = viewsOf(
      () => {},
      (g) => chooseOne(g, asked),
    );
    const waiting = { n: 1, seat: 0, prompt: ['kernel.waiting', { seat: { seat: 0 } }] };
    expect(ben!.choice).toEqual(waiting);
    expect(spectator!.choice).toEqual(waiting);
  });

  it('and what the rule wants them to read', () => {
    const [ada, ben] = viewsOf(
      () => {},
      (g) => chooseOne(g, { ...asked, publicPrompt: 'toy.plots' }),
    );
    expect(ada!.choice!.prompt).toBe('toy.which');
    expect(ben!.choice).toEqual({ n: 1, seat: 0, prompt: 'toy.plots' });
  });

  it('nothing when the match is over, but its outcome', () => {
    const match = toyMatch(wait);
    expect(match.view(0).over).toBeNull();
    const over = atOnce((g) => finish(g, { result: 'won', winners: [1], text: 'toy.won' })).view(-1);
    expect(over.choice).toBeNull();
    expect(over.over).toEqual({ result: 'won', winners: [1], text: 'toy.won' });
  });
});
