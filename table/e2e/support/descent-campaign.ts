import { random as randomBot } from '@questwright/bots';
import { bots, type Descent } from '@questwright/descent';
import { type Answer, createRandom, type Match, seatOf } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { House } from '../../src/play/local/house.ts';
import { memoryKeeper } from '../../src/play/local/memory-keeper.ts';
import { bringFile } from './campaign-file.ts';
import type { Wanted } from './match-file.ts';

const TRIES = 20;

/** A new campaign of Descent, and its first match. */
async function begin(names: readonly string[], players: readonly number[]) {
  const house = new House(memoryKeeper(), () => {});
  const seats = names.map((name) => ({ name, bot: null }));
  const options = { campaign: 'the-shadow-rune', players };
  const plan = { name: 'The Shadow Rune', game: 'descent', options, seats, openHands: false };
  return { house, ...(await house.campaigns.create(plan)) };
}

/** A campaign with three heroes: its first quest is over, and its second match is played up to a position of some kind. */
export async function descentCampaign(wanted: Wanted<Descent>): Promise<string> {
  const { house, campaign, match } = await begin(['Olga', 'Ada', 'Ben'], [1, 2, 1]);
  await play(house, match, (_, __, { over }) => over !== null);
  await play(house, await house.campaigns.goOn(campaign), wanted);
  return house.campaigns.export(campaign);
}

/** A campaign without an overlord, in which Ada has three heroes: one quest is over, and the next match is played up to a position of some kind. */
export async function roadCampaign(wanted: Wanted<Descent>): Promise<string> {
  const house = new House(memoryKeeper(), () => {});
  const options = { play: 'legend', campaign: 'kindred-fire', players: [0, 0, 0] };
  const seats = [{ name: 'Ada', bot: null }];
  const plan = { name: 'Kindred Fire', game: 'descent', options, seats, openHands: true };
  const { campaign, match } = await house.campaigns.create(plan);
  await play(house, match, (_, __, { over }) => over !== null);
  await play(house, await house.campaigns.goOn(campaign), wanted);
  return house.campaigns.export(campaign);
}

/** A campaign of Olga, the overlord, and Ada with two heroes, whose first quest is over. */
export async function afterOneQuest(): Promise<string> {
  const { house, campaign, match } = await begin(['Olga', 'Ada'], [1, 1]);
  await play(house, match, (_, __, { over }) => over !== null);
  return house.campaigns.export(campaign);
}

/** The same, in which the heroes win the first quest by one more answer of Ada: which of her options it is. */
export async function beforeTheEnd(): Promise<{ file: string; option: number }> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { house, campaign, match: id } = await begin(['Olga', 'Ada'], [1, 1]);
    const table = await house.open(id);
    const trial = table.match.fork();
    const random = createRandom('campaign');
    const given: { seat: number; answer: Answer; option: number }[] = [];
    while (trial.choice) {
      const { choice } = trial;
      // An overlord at random: the heroes are to win.
      const bot = choice.seat === 0 ? randomBot : bots['level-1']!;
      const answer = await bot.answer(seatOf(trial, choice, random));
      const { options = [], window } = trial.view(choice.seat).choice!;
      const option = window ? -1 : options.findIndex((one) => one.id === answer);
      given.push({ seat: choice.seat, answer, option });
      trial.answer(choice.seat, answer);
    }
    const last = given.pop()!;
    if (last.seat !== 1 || last.option < 0 || trial.over?.result !== 'heroes') continue;
    for (const { seat, answer } of given) await table.answer(seat, answer, table.match.n);
    return { file: await house.campaigns.export(campaign), option: last.option };
  }
  throw new Error('No quest was won by an answer of Ada.');
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
    const seat = seatOf(match as unknown as Match, choice, random);
    await table.answer(choice.seat, await bots.greedy!.answer(seat), n);
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
