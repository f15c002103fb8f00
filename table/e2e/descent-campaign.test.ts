import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothLights } from './support/axe.ts';
import { inBrowser, QUICK } from './support/browser.ts';
import { heard, keptBy } from './support/browser-holds.ts';
import { bringFile } from './support/campaign-file.ts';
import { afterOneQuest, beforeTheEnd, openCampaign } from './support/descent-campaign.ts';
import { serveOnline } from './support/online-site.ts';
import { playByList, playOn } from './support/playing.ts';
import { answerBy, answerLike, litFor, type Question } from './support/question.ts';
import { sidewaysIn } from './support/sideways.ts';

const called = (name: string) => ({ preferences: { ...QUICK, name, toured: ['descent'] } });

/** What is logged when the next quest has been chosen, and when the journey is over and the heroes act. */
const CHOSEN = 'The quest is ';
const BEGUN = 'The turn of ';

/** From the next match on a bot plays a seat. */
async function replaceByBot(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Replace ${name}` }).click();
  await page.getByLabel('Played by').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

inBrowser('a campaign of Descent', ({ site, visit }) => {
  it('goes by clicks through two quests, and over shop, skills, quest log and journey between them', async () => {
    const { page, faults } = await visit(called('Ada'));
    const { file, option } = await beforeTheEnd();
    await openCampaign(page, site().url, file);

    // The last blow; then the ending tells what the quest brings.
    await page.locator('.prompt[data-mine] .option').nth(option).click();
    const ending = page.locator('.kit-ending');
    await ending.getByRole('heading', { name: 'What this quest brings' }).waitFor();
    expect(await ending.innerText()).toMatch(/Each hero gains 1 XP/);
    await page.getByRole('link', { name: 'To the campaign' }).click();

    // The page of the campaign: the log as a tree, and what both sides have.
    const party = page.getByRole('region', { name: 'What the party has become' });
    await party.locator('.d2-log-past').first().waitFor();
    expect(await page.locator('.campaign-match h3').allInnerTexts()).toEqual(['First Blood']);
    expect(await party.locator('.d2-log-past').count()).toBe(1);
    expect(await party.locator('.d2-log-coming').count()).toBe(5);
    expect(await party.getByRole('list').filter({ hasText: 'Arhynn' }).count()).toBeGreaterThan(0);
    expect(await party.locator('.d2-holders > li').count()).toBe(2);
    expect(await seriousInBothLights(page)).toEqual([]);
    await replaceByBot(page, 'Olga');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    // What lies between two quests: each step is shown, and answered on what it shows.
    const seen = new Set<string>();
    const bought: string[] = [];
    const look = async (part: string): Promise<void> => {
      if (seen.has(part)) return;
      seen.add(part);
      expect(await seriousInBothLights(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysIn(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    const take = async (question: Question, part: string, kind: string): Promise<boolean> => {
      await page.locator(part).first().waitFor();
      await look(part);
      const lit = litFor(page, question).and(page.locator(`${part} .kit-act, ${part} [data-lit]`));
      if (bought.includes(kind) || (await lit.count()) === 0) return answerLike(page, question, /^Pass$/);
      bought.push(kind);
      await answerBy(page, question, lit.first());
      return true;
    };
    await playOn(
      page,
      async (question) => {
        const { asked } = question;
        if (/buy or sell/.test(asked)) await take(question, '.d2-shop', 'ware');
        else if (/learn or give/.test(asked)) await take(question, '.d2-tree', 'skill');
        else if (/Which quest do you play next/.test(asked)) {
          await look('.d2-log');
          await answerBy(page, question, page.locator('.d2-log-choose').first());
        } else if (/Which way/.test(asked)) {
          await look('.d2-journey');
          await page.locator('.prompt .option').first().hover();
          await page.locator('.d2-path[data-taken]').first().waitFor({ state: 'attached' });
          await answerLike(page, question, /./);
        } else if (!(await answerLike(page, question, /^(?:Pass|Done)$/)))
          await answerBy(page, question, litFor(page, question).first(), { orByKey: true }).catch(() =>
            answerLike(page, question, /./),
          );
      },
      BEGUN,
    );
    expect([...seen].sort()).toEqual(['.d2-journey', '.d2-log', '.d2-shop', '.d2-tree']);
    expect(bought).toEqual(['ware', 'skill']);

    // The second quest is played to its end as well. The heroes do nothing, so that it does not take long.
    await playByList(page, /^(?:End|Pass|Done|Keep|No)\b/);
    await ending.getByRole('heading', { name: 'What this quest brings' }).waitFor();
    await page.getByRole('link', { name: 'To the campaign' }).click();
    await party.locator('.d2-log-past').nth(1).waitFor();
    expect(await page.locator('.campaign-match h3').count()).toBe(2);
    expect(faults).toEqual([]);
  });
});

/** Finds a card by its id or its name, and not what is only spelt alike. */
const names = (def: string): RegExp => {
  const card = def.replace(/^basic-i-/, '').replaceAll('-', '[- ]');
  return new RegExp(`(?:basic-i-|(?<![a-z-]))${card}(?![a-z-])`, 'i');
};

inBrowser(
  'a campaign of Descent in two browsers',
  ({ visit, site }) => {
    it("goes on between two quests, and nothing of the overlord's hand comes to the hero", async () => {
      const [olga, ada] = [await visit(called('Olga')), await visit(called('Ada'))];
      const [toOlga, toAda] = [heard(olga.page), heard(ada.page)];
      await bringFile(olga.page, site().url, await afterOneQuest());
      await olga.page.getByRole('button', { name: 'Play on with friends, online' }).click();
      await olga.page.getByText('It is kept on the server.').waitFor();
      await olga.page
        .getByRole('button', { name: /^Replace/ })
        .first()
        .click();
      await olga.page.getByLabel('Played by').selectOption({ label: 'Myself' });
      await olga.page.getByLabel('Name', { exact: true }).fill('Olga');
      await olga.page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
      await olga.page.getByRole('button', { name: 'Replace Olga' }).waitFor();
      await ada.page.goto(olga.page.url());
      await olga.page.getByRole('button', { name: 'Continue', exact: true }).click();
      await ada.page.getByRole('link', { name: 'Play on' }).click();
      await ada.page.getByRole('button', { name: 'Sit down here' }).click();
      await olga.page.getByRole('button', { name: 'Agree', exact: true }).click();
      await olga.page.getByRole('button', { name: 'Begin', exact: true }).click();

      const both = (until: string): Promise<unknown> =>
        Promise.all([playByList(olga.page, /This moment/, until), playByList(ada.page, /^Pass$/, until)]);
      await both(CHOSEN);
      // The desk of the overlord has not been on the page of the hero.
      expect(await ada.page.locator('.d2-desk').count()).toBe(0);
      // Until now all could know which cards he owns; from now on he alone knows which of them he takes and draws.
      for (const told of [toOlga, toAda]) told.length = 0;
      await both(BEGUN);

      const hand = olga.page.locator('.d2-overlord .d2-cards .kit-card[data-def]');
      const held = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-def')!));
      const tells = (text: string): string[] => held.filter((def) => names(def).test(text));
      const known = tells(await ada.page.locator('.log').innerHTML());
      const secret = held.filter((def) => !known.includes(def));
      expect(secret.length).toBeGreaterThan(0);
      // The search finds what there is to find.
      expect(tells(toOlga.join())).toEqual(held);
      expect(toAda.join().length).toBeGreaterThan(5000);
      const told = [...toAda, await keptBy(ada.page)].join();
      expect(secret.filter((def) => names(def).test(told))).toEqual([]);
      expect([...olga.faults, ...ada.faults]).toEqual([]);
    });

    it('does not begin a single match where the server keeps no campaigns, and says so', async () => {
      const { page, faults } = await visit(called('Olga'));
      await page.route('**/api/games', async (route) => {
        const { games } = await (await route.fetch()).json();
        await route.fulfill({ json: { games: games.map((one: object) => ({ ...one, campaigns: false })) } });
      });
      await page.goto(`${site().url}/play/descent`);
      await page.getByLabel('Hero player 1 is played by').selectOption('open');
      const begin = page.getByRole('button', { name: 'Open a table online' });
      expect(await begin.isEnabled()).toBe(true);
      await page.getByRole('button', { name: 'Choose: Quest' }).click();
      await page.locator('dialog .kit-card[data-def=the-shadow-rune] .kit-act').click();
      await page.getByText('This server keeps no campaigns').waitFor();
      expect(await begin.isDisabled()).toBe(true);
      expect(faults).toEqual([]);
    });
  },
  serveOnline,
);
