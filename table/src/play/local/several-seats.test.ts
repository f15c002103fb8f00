import type { GamePackage } from '@questwright/games';
import {
  chooseOption,
  confirm,
  createMatch,
  finish,
  type Game,
  type Rule,
  type State,
  together,
} from '@questwright/kernel';
import { expect, it } from 'vitest';
import { askedSeats } from '../../table-page/asked-seats.ts';
import { isCall, whoIsNext } from '../../table-page/use-eyes.ts';
import type { LocalSeat } from './keeper.ts';
import { keepNew, LocalTable } from './local-table.ts';
import { memoryKeeper } from './memory-keeper.ts';
import { takeUp } from './stored.ts';

/** Anybody says who opens the market, then all buy at the same time as often as they like. */
const market = {
  id: 'market',
  name: 'Market',
  version: '1',
  seats: { min: 2, max: 4 },
  zones: {},
  open: ['bought'],
  languages: { en: {} },
  options: () => ({}),
  start: (_: unknown, seats: number) => ({ bought: Array(seats).fill(0) }),
  define: (_: unknown, id: string) => ({ id, name: id }),
  *play(g: State & { bought: number[] }): Rule {
    const all = g.bought.map((_, seat) => seat);
    const among = [{ id: 'open', text: 'open' } as const, { id: 'wait', text: 'wait' } as const];
    yield* chooseOption(g, { seat: all, prompt: 'who', among });
    yield* together(g, all, function* (seat) {
      while (yield* confirm(g, { seat, prompt: 'buy' })) g.bought[seat]!++;
    });
    finish(g, { result: 'closed', winners: [], text: 'closed' });
  },
} as unknown as Game;

/** A bot that never buys, and says how often it was asked. */
function shopper() {
  const asked: number[] = [];
  const bot = {
    name: 'shopper',
    answer: ({ seat, choice }: { seat: number; choice: { prompt: unknown } }) => {
      asked.push(seat);
      return choice.prompt === 'who' ? 'wait' : 'no';
    },
  };
  return { asked, package: { game: market, bots: { shopper: bot } } as unknown as GamePackage };
}

const person = (name: string): LocalSeat => ({ name, bot: null });
const bot = (name: string): LocalSeat => ({ name, bot: 'shopper' });

async function open(seats: readonly LocalSeat[]) {
  const keeper = memoryKeeper();
  const bots = shopper();
  const match = createMatch({ game: market, seats: seats.map(({ name }) => name), seed: 1 });
  const record = await keepNew(keeper, match, { id: 'm', seats, openHands: true });
  const table = new LocalTable(keeper, { package: bots.package, match, record, notice: null }, () => {});
  return { table, asked: bots.asked, keeper };
}

it('lets a person answer what a bot may answer as well', async () => {
  const { table, asked } = await open([bot('Wren'), person('Anna')]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([asked, table.match.count]).toEqual([[], 0]);
  const { view, table: info } = table.sight(1);
  expect([askedSeats(view.choice), whoIsNext(view.choice, 1, info.seats)]).toEqual([[0, 1], []]);
  await table.answer(1, 'open', view.choice!.n);
  await expect.poll(() => asked).toEqual([0]);
});

it('lets one bot answer what only bots are asked, once', async () => {
  const { table, asked } = await open([bot('Wren'), bot('Rook')]);
  await expect.poll(() => table.match.over?.result).toBe('closed');
  expect(asked).toEqual([0, 0, 1]);
  expect(table.match.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
    [0, 'wait'],
    [0, 'no'],
    [1, 'no'],
  ]);
});

it('lets bots and people choose at the same time, and hands the eyes on', async () => {
  const { table, asked, keeper } = await open([person('Anna'), person('Ben'), bot('Wren')]);
  await table.answer(0, 'open', 1);
  await expect.poll(() => asked).toEqual([2]);
  const anna = table.sight(0).view.choice!;
  expect([anna.meanwhile, askedSeats(anna)]).toEqual([[1], [0, 1]]);
  await table.answer(1, 'yes', table.sight(1).view.choice!.n);
  // What somebody else does leaves the number of one's own choice.
  await table.answer(0, 'no', anna.n);
  const { view, table: info } = table.sight(0);
  expect(whoIsNext(view.choice, 0, info.seats)).toEqual([1]);
  const kept = takeUp((await keeper.read('m'))!, market);
  expect(kept.match.state).toEqual(table.match.state);
  await table.undo(0, true);
  expect(table.match.pendingOf(0)).toBeDefined();
});

it('calls somebody for a window without a blank screen, unless nobody has the device or it is another question', () => {
  const window = { moment: 'step', scopes: [], moments: [] };
  const choice = { n: 3, seat: 1, prompt: 'waiting', window };
  expect(isCall(choice, 0, [1])).toBe(true);
  expect(isCall(choice, -1, [1])).toBe(false);
  expect(isCall({ n: 3, seat: 1, prompt: 'waiting' }, 0, [1])).toBe(false);
  expect(isCall(choice, 1, [])).toBe(false);
});
