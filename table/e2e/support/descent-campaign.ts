import { bots, type Descent } from '@questwright/descent';
import { createRandom, type Match, seatOf } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { House } from '../../src/play/local/house.ts';
import { memoryKeeper } from '../../src/play/local/memory-keeper.ts';
import { bringFile } from './campaign-file.ts';
import type { Wanted } from './match-file.ts';

/** A campaign of Descent with three heroes: its first quest is over, and its second match is played up to a position of some kind. */
export async function descentCampaign(wanted: Wanted<Descent>): Promise<string> {
  const house = new House(memoryKeeper(), () => {});
  const seats = ['Olga', 'Ada', 'Ben'].map((name) => ({ name, bot: null }));
  const options = { campaign: 'the-shadow-rune', players: [1, 2, 1] };
  const plan = { name: 'The Shadow Rune', game: 'descent', options, seats, openHands: false };
  const { campaign, match } = await house.campaigns.create(plan);
  await play(house, match, (_, __, { over }) => over !== null);
  await play(house, await house.campaigns.goOn(campaign), wanted);
  return house.campaigns.export(campaign);
}

async function play(house: House, id: string, wanted: Wanted<Descent>): Promise<void> {
  const table = await house.open(id);
  const match = table.match as unknown as Match<Descent>;
  const random = createRandom('campaign');
  for (;;) {
    const { choice, n } = match;
    const prompt = !choice ? '' : typeof choice.prompt === 'string' ? choice.prompt : choice.prompt[0];
    if (wanted(match.state, prompt, match)) return;
    if (!choice) throw new Error('The quest was over before it came to such a position.');
    await table.answer(
      choice.seat,
      await bots.greedy!.answer(seatOf(match as unknown as Match, choice, random)),
      n,
    );
  }
}

/** Opens a campaign from its file and plays on in its last match, as whoever is asked. */
export async function openCampaign(page: Page, url: string, file: string): Promise<void> {
  await bringFile(page, url, file);
  await page.getByRole('link', { name: 'Play on' }).click();
  const sit = page.getByRole('button', { name: /^I am / });
  const seated = page.locator('.prompt[data-mine], [data-testid=outcome]');
  await sit.or(seated).first().waitFor();
  if (await sit.first().isVisible()) await sit.first().click();
  await seated.waitFor();
}
