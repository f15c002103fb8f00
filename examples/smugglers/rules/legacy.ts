import { type CampaignWords, type Legacy, OptionsError } from '@questwright/kernel';
import { goods, isGood } from '../content/goods.ts';
import type { Holdings, Options } from './state.ts';

export const NIGHTS = 2;
export const IN_THE_SEA = 3;
const VERSION = 1;

export const legacyOf = (data: Holdings): Legacy => ({ version: VERSION, data });

export const campaign: CampaignWords = {
  version: VERSION,
  secret: true,
  read: ({ data }, seats) => legacyOf(readHoldings(data, seats)),
  next: ({ data }): Options | null => {
    const { night } = data as Holdings;
    return night > NIGHTS ? null : { night };
  },
  title: (options) => ['smugglers.night', { night: (options as Options).night }],
  summary: ({ data }) => {
    const { coins, cellars, market, hold, sea } = data as Holdings;
    return {
      coins,
      cellars: cellars.map((held) => held.length),
      market,
      hold: hold.length,
      sea: sea.length,
    };
  },
};

/** Checks what a night is said to have left: every good of the box is there, each once. */
function readHoldings(raw: unknown, seats: number): Holdings {
  const { night, coins, cellars, market, hold, sea } = (raw ?? {}) as { [field: string]: unknown };
  const isNight = Number.isInteger(night) && (night as number) >= 1 && (night as number) <= NIGHTS + 1;
  if (!isNight) throw new OptionsError(`There are ${NIGHTS} nights.`);
  if (!isListOf(coins, isCount) || coins.length !== seats)
    throw new OptionsError('Each smuggler has coins, which are a whole number.');
  if (!isListOf(cellars, isGoods) || cellars.length !== seats)
    throw new OptionsError('Each smuggler has a cellar with goods.');
  if (!isGoods(market) || !isGoods(hold) || !isGoods(sea))
    throw new OptionsError('In the market, the hold and the sea are goods.');
  if (sea.length !== IN_THE_SEA) throw new OptionsError(`In the sea lie ${IN_THE_SEA} goods.`);
  mustBeTheBox([...cellars.flat(), ...market, ...hold, ...sea]);
  return { night: night as number, coins, cellars, market, hold, sea };
}

function mustBeTheBox(held: readonly string[]): void {
  for (const { id, name, copies } of goods) {
    const count = held.filter((one) => one === id).length;
    if (count !== copies) throw new OptionsError(`There are ${copies} of ${name} in the box, not ${count}.`);
  }
}

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isGoods = (value: unknown): value is string[] => isListOf(value, isGood);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
