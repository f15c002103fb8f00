import { describe, expect, it } from 'vitest';
import {
  type Card,
  CHECKPOINT,
  cardsIn,
  chooseOption,
  create,
  flip,
  type Game,
  type Match,
  move,
  remove,
  ZoneWatch,
} from '../src/index.ts';
import { options, type Toy, toyMatch } from './toy.ts';

interface Plot extends Card {
  spent: boolean;
  gold: number;
}

const plot = (g: Toy, def: string, zone: string, down = false): Plot =>
  create<Plot>(g, def, zone, { spent: false, gold: 0 }, down);
const first = (g: Toy, zone: string): Plot => cardsIn(g, zone)[0] as Plot;

/** A match in which the test itself says what happens after each answer; `every`: how many answers a turn has. */
function watched(seat: number, game: Partial<Game<Toy>> = {}, every = 1) {
  const acts: ((g: Toy) => void)[] = [];
  const match: Match<Toy> = toyMatch(
    function* (g) {
      if (g.minted === 0) {
        for (const zone of ['table', 'hand:0', 'hand:1', 'deck', 'box']) plot(g, `in ${zone}`, zone);
        plot(g, 'plan', 'plots:0', true);
      }
      for (;;) {
        if (g.turn % every === 0) yield CHECKPOINT;
        yield* chooseOption(g, { seat: 0, prompt: 'toy.next', among: options('on', 'stop') });
        acts[g.turn++]!(g);
      }
    },
    { game },
  );
  const watch = new ZoneWatch(seat);
  const happens = (act: (g: Toy) => void): void => {
    acts[match.state.turn] = act;
    match.answer(0, 'on');
  };
  return {
    match,
    happens,
    look: () => watch.look(match.state),
    /** The zones that look different after something has happened. */
    changed(act: (g: Toy) => void): string[] {
      watch.look(match.state);
      happens(act);
      return watch.look(match.state).map(({ zone }) => zone);
    },
  };
}

describe('who watches the zones of a match', () => {
  it('sees them all at first, by name, as a view shows them; then nothing until something happens', () => {
    for (const seat of [-1, 0, 1]) {
      const { match, look } = watched(seat);
      const seen = look();
      expect(seen.map(({ zone }) => zone)).toEqual(['deck', 'hand:0', 'hand:1', 'plots:0', 'table']);
      expect(Object.fromEntries(seen.map(({ zone, after }) => [zone, after]))).toEqual(
        match.view(seat).zones,
      );
      expect(seen.every(({ before }) => before === undefined)).toBe(true);
      expect(look()).toEqual([]);
    }
  });

  it('sees how a zone looked before and looks now', () => {
    const { look, happens } = watched(-1);
    look();
    happens((g) => {
      first(g, 'table').gold = 3;
    });
    const card = { id: 1, def: 'in table', down: false, spent: false, gold: 0 };
    expect(look()).toEqual([{ zone: 'table', before: [card], after: [{ ...card, gold: 3 }] }]);
  });

  it('sees several zones by name, whichever the rules came to first', () => {
    const touch = (zones: string[]) => (g: Toy) => zones.forEach((zone) => void plot(g, 'new', zone));
    expect(watched(-1).changed(touch(['table', 'deck', 'plots:0']))).toEqual(['deck', 'plots:0', 'table']);
    expect(watched(-1).changed(touch(['deck', 'plots:0', 'table']))).toEqual(['deck', 'plots:0', 'table']);
  });

  it('sees one change of a zone that the rules came to twice', () => {
    const { changed } = watched(-1);
    expect(changed((g) => void [plot(g, 'a', 'table'), move(g, first(g, 'table'), 'deck')])).toEqual([
      'deck',
      'table',
    ]);
  });

  it('sees nothing where the rules only looked', () => {
    for (const seat of [-1, 0, 1]) {
      const { changed } = watched(seat);
      const lookAround = (g: Toy): void => Object.keys(g.zones).forEach((zone) => void cardsIn(g, zone));
      expect(changed(lookAround)).toEqual([]);
    }
  });

  it('sees a card come, go, turn over and change places with another', () => {
    const { changed } = watched(-1);
    expect(changed((g) => void plot(g, 'a', 'table'))).toEqual(['table']);
    expect(changed((g) => void cardsIn(g, 'table').reverse())).toEqual(['table']);
    expect(changed((g) => flip(g, first(g, 'table')))).toEqual(['table']);
    expect(changed((g) => flip(g, first(g, 'table')))).toEqual(['table']);
    expect(changed((g) => remove(g, first(g, 'table')))).toEqual(['table']);
    expect(changed((g) => void (first(g, 'table').spent = true))).toEqual(['table']);
  });

  it('sees of hidden cards only how many there are', () => {
    const exchange = (g: Toy): void => {
      move(g, first(g, 'deck'), 'hand:1');
      move(g, first(g, 'hand:1'), 'deck');
    };
    expect(watched(-1).changed(exchange)).toEqual([]);
    expect(watched(0).changed(exchange)).toEqual([]);
    expect(watched(1).changed(exchange)).toEqual(['hand:1']);
    expect(watched(-1).changed((g) => void plot(g, 'a', 'hand:1'))).toEqual(['hand:1']);
    expect(watched(-1).changed((g) => void plot(g, 'a', 'box'))).toEqual([]);
  });

  it('sees on a card that lies face down what shows on it, and its owner everything', () => {
    const pay = (g: Toy): void => void (first(g, 'plots:0').gold = 3);
    const spend = (g: Toy): void => void (first(g, 'plots:0').spent = true);
    expect([-1, 1, 0].map((seat) => watched(seat).changed(pay))).toEqual([[], [], ['plots:0']]);
    expect([-1, 1, 0].map((seat) => watched(seat).changed(spend))).toEqual(Array(3).fill(['plots:0']));
  });

  it('sees that another card lies there face down, though it has the same back', () => {
    const replace = (g: Toy): void => {
      remove(g, first(g, 'plots:0'));
      plot(g, 'plan', 'plots:0', true);
    };
    expect(watched(-1).changed(replace)).toEqual(['plots:0']);
  });

  it('sees when a back looks different', () => {
    const define: Game<Toy>['define'] = (g, id) => ({
      id,
      name: id,
      back: (g as Toy).turn > 1 ? 'new' : 'old',
    });
    const { changed } = watched(-1, { define });
    const lookUnder = (g: Toy): void => void cardsIn(g, 'plots:0');
    expect(changed(lookUnder)).toEqual([]);
    expect(changed(lookUnder)).toEqual(['plots:0']);
  });

  it('sees a zone come to be, and be gone again when that is taken back', () => {
    const { look, happens, match } = watched(-1);
    look();
    happens((g) => void plot(g, 'late', 'road'));
    const late = [expect.objectContaining({ def: 'late' })];
    expect(look()).toEqual([{ zone: 'road', before: undefined, after: late }]);
    match.undo(0, { consent: true });
    expect(look()).toEqual([{ zone: 'road', before: late, after: undefined }]);
    expect(look()).toEqual([]);
  });

  it('sees everything however long it looked away', () => {
    const { match, look, happens } = watched(-1);
    look();
    happens((g) => void plot(g, 'early', 'plots:0'));
    // More touches of zones than are remembered.
    for (let i = 0; i < 1200; i++) happens((g) => void cardsIn(g, 'table'));
    expect(look().map(({ zone, after }) => [zone, after])).toEqual([
      ['plots:0', match.view(-1).zones['plots:0']],
    ]);
    happens((g) => void plot(g, 'late', 'deck'));
    expect(look()).toEqual([{ zone: 'deck', before: 1, after: 2 }]);
  });

  it('sees what rules do to a card that they hold since before they looked last', () => {
    const { changed } = watched(-1, {}, 2);
    let held: Plot | undefined;
    const take = (g: Toy): void => void (held = first(g, 'table'));
    const pay = (): void => void (held!.gold += 1);
    expect(changed(take)).toEqual([]);
    expect(changed(pay)).toEqual(['table']);
    expect(changed(take)).toEqual([]);
    expect(changed(pay)).toEqual(['table']);
  });
});
