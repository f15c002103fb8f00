import { LOG_PAGE, randomAnswer } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { inBrowser } from './support/browser.ts';
import { fileWhere, openMatchFile } from './support/match-file.ts';
import { outcome, playByBoard, playNow, readLog, readWholeLog } from './support/playing.ts';

inBrowser('a new visitor', ({ visit, site }) => {
  it('plays a whole match by pressing what glows, and sees the same end in its replay', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, 'Magpies');
    const fromBoard = await playByBoard(page);
    expect(fromBoard).toBeGreaterThan(5);
    const end = await outcome(page);
    expect(end).toMatch(/shines? brightest, with \d+\.$/);

    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment' }).press('End');
    expect(await outcome(page)).toBe(end);

    const start = page.locator('.log-page[start="1"]');
    await expect.poll(() => start.count()).toBe(0);
    const { length } = await readLog(page);
    await page.getByRole('button', { name: 'Earlier lines' }).press('Enter');
    await expect.poll(async () => (await readLog(page)).length).toBeGreaterThan(length + 12);
    await expect
      .poll(async () => {
        await page.locator('.log-window').press('Home');
        return start.count();
      })
      .toBe(1);

    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
    await page.getByRole('slider', { name: 'Moment' }).press('Home');
    const wrensHand = page
      .getByRole('region', { name: 'Wren' })
      .getByRole('region', { name: 'Hand' })
      .locator('.kit-card');
    await expect.poll(() => wrensHand.count()).toBe(4);
    await page.getByRole('combobox', { name: 'Jump to a turn' }).selectOption('1');
    await expect.poll(() => wrensHand.count()).toBe(5);

    await page.getByRole('button', { name: 'Share this moment' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await visit();
    await other.page.goto(link);
    await other.page.getByRole('slider', { name: 'Moment' }).press('End');
    expect(await outcome(other.page)).toBe(end);
    expect([...faults, ...other.faults]).toEqual([]);
  });

  it('begins and plays by keyboard alone, and is told what happens', async () => {
    const { page, faults } = await visit();
    await page.goto(site().url);
    const play = page.getByRole('article', { name: 'Magpies' }).getByRole('button', { name: 'Play now' });
    for (let tabs = 0; tabs < 60 && !(await play.evaluate((it) => it === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Do one thing, or pass.' }).waitFor();
    const told = page.getByTestId('announcer');
    await expect.poll(() => told.innerText()).toMatch(/Do one thing, or pass\. \d+ options\./);
    await page.keyboard.press('1');
    await expect.poll(() => told.innerText()).toMatch(/\d+ options?\..*\d+ options?\.$/s);
    expect(faults).toEqual([]);
  });

  it('finds its way in a game without cards', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, 'Tic-tac-toe');
    await playByBoard(page);
    expect(await outcome(page)).toMatch(/three in a row\.$/);
    expect(faults).toEqual([]);
  });

  it('takes a choice back, is told why an action is closed and opens the rule behind it', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, 'Magpies');
    await page.locator('.prompt[data-mine]').waitFor();
    const before = await page.locator('.generic-seat').last().innerText();
    await page.locator('.prompt .option').first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    const agree = page.getByRole('button', { name: 'We agree, take it back' });
    await agree.click();
    await expect.poll(() => page.locator('.generic-seat').last().innerText()).toBe(before);

    await page.getByText(/actions? (?:is|are) not possible/).click();
    await page.locator('.closed li', { hasText: 'Steal a trinket' }).locator('.kit-link').click();
    const asked = page.locator('.rule[data-sought]');
    expect(await asked.innerText()).toContain('MP-STEAL-0');
    expect(await asked.isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('gets a hint, and saves the match as a file that another browser goes on with', async () => {
    const { page, faults } = await visit();
    await playNow(page, site().url, 'Magpies');
    await page.locator('.prompt[data-mine]').waitFor();
    await page.keyboard.press('h');
    await page.locator('.option[data-hinted]').waitFor();
    expect((await page.locator('.hint-note').innerText()).trim()).toMatch(/^A bot would choose: .+\.$/);
    await page.locator('.prompt .option').first().click();
    await page.locator('.prompt[data-mine]').waitFor();
    const log = await readLog(page);

    await page.getByRole('button', { name: 'Menu' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a match file' }).click();
    const file = await (await downloading).path();

    const other = await visit();
    await other.page.goto(site().url);
    await other.page.getByLabel('Open a match file').setInputFiles(file);
    await other.page.getByRole('button', { name: /^I am / }).click();
    await expect.poll(() => other.page.locator('.log li').count()).toBeGreaterThan(0);
    const publicLines = log.filter((line) => line.includes('puts'));
    await expect.poll(() => readLog(other.page)).toEqual(expect.arrayContaining(publicLines));
    expect([...faults, ...other.faults]).toEqual([]);
  });

  it('reads the log of a long match back to its beginning', async () => {
    let written = 0;
    const file = await fileWhere(
      {
        game: 'runebound',
        seats: ['Anna', 'Ben'],
        options: {},
        player: ({ choice, random }) => randomAnswer(choice, random),
      },
      (_, __, match) => {
        written = match.choice ? match.logFor(match.choice.seat).length : 0;
        return written > 2 * LOG_PAGE + 10;
      },
    );
    const { page, faults } = await visit();
    await openMatchFile(page, site().url, file);
    await page.locator('.log li').first().waitFor({ state: 'attached' });
    expect((await readLog(page)).length).toBeLessThan(LOG_PAGE);
    await expect.poll(async () => (await readWholeLog(page)).length).toBe(written);
    expect(await page.locator('.log-page').first().getAttribute('start')).toBe('1');
    expect(faults).toEqual([]);
  });
});
