import { createRandom, randomAnswer } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { House } from '../../src/play/local/house.ts';
import { memoryKeeper } from '../../src/play/local/memory-keeper.ts';

/** The file of a campaign of Smugglers that parts after its first match: one way is played to its end, one goes on. */
export async function campaignFile(): Promise<string> {
  const house = new House(memoryKeeper(), () => {});
  const seats = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));
  const plan = { name: 'Moonless nights', game: 'smugglers', options: {}, seats, openHands: false };
  const { campaign, match } = await house.campaigns.create(plan);
  await play(house, match, 'first night');
  await play(house, await house.campaigns.goOn(campaign), 'second night');
  await house.campaigns.goOn(campaign, match);
  return house.campaigns.export(campaign);
}

/** The file of a campaign of two whose first night has gone well for both: each has a coin at least. */
export async function wellBegun(): Promise<string> {
  const seats = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
  const plan = { name: 'Moonless nights', game: 'smugglers', options: {}, seats, openHands: false };
  for (let tried = 0; ; tried++) {
    const house = new House(memoryKeeper(), () => {});
    const { campaign, match } = await house.campaigns.create(plan);
    await play(house, match, `night ${tried}`);
    const { summary, matches } = await house.campaigns.view(campaign);
    const { coins } = summary as { coins: readonly number[] };
    if (matches[0]!.outcome!.result === 'landed' && coins.every((n) => n > 0))
      return house.campaigns.export(campaign);
  }
}

async function play(house: House, id: string, seed: string): Promise<void> {
  const table = await house.open(id);
  const random = createRandom(seed);
  while (table.match.choice) {
    const { choice, n } = table.match;
    await table.answer(choice.seat, randomAnswer(choice, random), n);
  }
}

/** Opens a file on the home page, as somebody would who has it on disk. */
export async function bringFile(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'it.questwright', mimeType: 'text/plain', buffer: Buffer.from(file) });
}
