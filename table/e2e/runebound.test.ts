import { optionsOf } from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { openMatchFile } from './support/match-file.ts';
import { outcome, playOn } from './support/playing.ts';
import { answerBy, answerLike, litFor, nextQuestion } from './support/question.ts';
import { runeboundNearTheEnd, runeboundWhere } from './support/runebound-match.ts';

/** Milliseconds: a busy machine takes its time over each choice. */
const PATIENCE = 300_000;
/** How often the person presses what glows. */
const JOURNEYS = 8;

const preferences = { ...QUICK, toured: ['runebound'] };
const LIT = '.table-board .kit-act, .table-board [data-lit][role=button]';

/** A person and two bots in The Corpse King, which is over after the second act at the latest. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/play/runebound`);
  await page.getByRole('radio', { name: /The Corpse King/ }).check();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  // How well the bots play is not what is tested here, and those that think take most of the time.
  for (const seat of [1, 2])
    await page
      .getByLabel(/ is played by/)
      .nth(seat)
      .selectOption('bot:level-1');
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.locator('.prompt[data-mine]').waitFor();
}

const take = (page: Page, name: RegExp): Promise<void> =>
  page.locator('.prompt .option', { hasText: name }).first().click();

/** Travels by pressing what glows, as often as is wanted or until the match is over. Tells how often something glowed. */
async function travel(page: Page, journeys: number): Promise<number> {
  let pressed = 0;
  let question = await nextQuestion(page, null);
  for (let step = 0; question && pressed < journeys; step++) {
    const { asked } = question;
    const lit = litFor(page, question);
    const count = /^Your turn/.test(asked) ? 0 : await lit.count();
    if (count > 0) {
      await answerBy(page, question, lit.nth(step % count), { orByKey: true });
      pressed++;
    } else if (!/^Your turn: (?!no)/.test(asked) || !(await answerLike(page, question, /Move/)))
      await answerLike(page, question, /^Your turn/.test(asked) ? /End your turn/ : /./);
    question = await nextQuestion(page, question);
  }
  return pressed;
}

/** Ends every turn at once, and answers whatever else is asked, until the match is over. */
const hurryToTheEnd = (page: Page): Promise<void> =>
  playOn(page, async (question) => {
    const isTurn = /^Your turn/.test(question.asked);
    if (!isTurn || !(await answerLike(page, question, /End your turn/)))
      await answerLike(page, question, /./);
  });

/** It is the turn of the first of three people. */
const turn = runeboundWhere((_, prompt) => prompt === 'rb.ask.turn');

inBrowser('a visitor of Runebound', ({ visit, site }) => {
  it(
    'travels beside two bots by pressing what glows',
    async () => {
      const { page, faults } = await visit({ preferences });
      await begin(page, site().url);
      expect(await travel(page, JOURNEYS)).toBe(JOURNEYS);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'plays a match to its end',
    async () => {
      const { page, faults } = await visit({ preferences });
      await openMatchFile(page, site().url, await runeboundNearTheEnd());
      await hurryToTheEnd(page);
      expect(await outcome(page)).toMatch(/has defeated the villain and wins|all have lost/);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it('sees which dice a hex would take, and goes there by keyboard', async () => {
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, await turn);
    await take(page, /Move/);
    await page.locator('.prompt .option', { hasText: 'Roll' }).click();
    await page.getByRole('heading', { name: 'Spend dice to move, or stop.' }).waitFor();
    const before = await page.locator('.prompt').getAttribute('data-n');
    const hex = page.locator('.rb-lit').first();
    expect(await page.locator('.rb-die[data-taken]').count()).toBe(0);
    // What the pointer rests on would be shown instead, and what has the focus already is not focused anew.
    await page.mouse.move(0, 0);
    const dice = async (): Promise<number> => {
      await hex.blur();
      await hex.focus();
      return page.locator('.rb-die[data-taken]').count();
    };
    await expect.poll(dice).toBeGreaterThan(0);
    await page
      .locator('.rb-hex-info')
      .getByText(/^spends the dice/)
      .waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`.prompt:not([data-n="${before}"])`).waitFor();
    expect(faults).toEqual([]);
  });

  it('sees the card that is drawn over the board until a key is pressed, and opens it from the log', async () => {
    const { page, faults } = await visit({ preferences });
    const match = await runeboundWhere(
      (_, prompt, { choice }) =>
        prompt === 'rb.ask.turn' &&
        choice !== null &&
        optionsOf(choice).some(({ id }) => id.startsWith('adventure')),
    );
    await openMatchFile(page, site().url, match);
    await take(page, /Adventure/);
    const drawn = page.locator('.kit-moment .kit-card');
    await drawn.waitFor();
    const name = (await drawn.locator('.kit-card-name').textContent())!;
    await page.keyboard.press('Shift');
    await expect.poll(() => drawn.count()).toBe(0);
    await page.locator('.log .card-link', { hasText: name }).last().click();
    await page.locator('.card-dialog .kit-card-name', { hasText: name }).waitFor();
    expect(faults).toEqual([]);
  });

  it('hears of the map what others see: terrain, gems, people, distance and dice', async () => {
    let gems: readonly boolean[] = [];
    const match = await runeboundWhere((g, prompt) => {
      gems = g.gems;
      return prompt === 'rb.ask.turn' && g.heroes.every(({ at }) => at >= 0);
    });
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, match);
    const list = await page.getByRole('list', { name: /^What lies on the map/ }).ariaSnapshot();
    for (const hero of ['Lord Hawthorne', 'Lyssa', 'Elder Mok']) expect(list).toContain(`${hero} is here`);
    expect(list.match(/gem, faceup/g)?.length ?? 0).toBe(gems.filter(Boolean).length);
    expect(list).toMatch(/market: /);

    await take(page, /Move/);
    await take(page, /Roll/);
    await page.locator('.rb-lit').first().waitFor();
    const lit = await page.locator('.rb-map').ariaSnapshot();
    const hexes = [...lit.matchAll(/button "(.+ for \d dic?e.*)"/g)].map(([, name]) => name!);
    expect(hexes.length).toBe(await page.locator('.rb-lit').count());
    for (const name of hexes) {
      expect(name).toMatch(/plains|hills|forest|mountain|water|city/i);
      expect(name).toMatch(/next to the hero|\d hexes away/);
      expect(name).toMatch(/spends the dice [a-z]/);
    }
    // The list beside the board leaves many hexes to the map, and tells the same once it is opened.
    const left = page.locator('.options-left');
    if (await left.count()) {
      expect(await page.locator('.prompt [data-option^="hex:"]').count()).toBe(0);
      await left.locator('summary').click();
    }
    const listed = await page.locator('.prompt').ariaSnapshot();
    for (const name of hexes) expect(listed).toContain(name.slice(name.indexOf(': ') + 2));
    expect(faults).toEqual([]);
  });

  it('acts on the hero and on the combat tokens themselves', async () => {
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, await turn);
    await page.locator('.rb-figure-hero .kit-act').click();
    await page.locator('.action-menu .option', { hasText: 'Rest' }).waitFor();
    await page.locator('.action-menu .option', { hasText: 'Move' }).click();
    await page.locator('.prompt .option', { hasText: 'Roll' }).waitFor();

    // One of Lord Hawthorne's tokens has damage on one side and agility on the other: something can be done with it.
    const fight = await runeboundWhere(({ combat }, prompt) => {
      return prompt === 'rb.ask.combat-action' && combat?.turn === 0 && combat.heroes[0] === 0;
    });
    await openMatchFile(page, site().url, fight);
    await page.locator('.rb-side[data-side="0"] .rb-pool .kit-act').first().waitFor();
    expect(await page.locator('.rb-side[data-side="1"] .kit-act').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('moves and zooms the map with the mouse, the keys and the buttons', async () => {
    const { page, faults } = await visit({ preferences });
    await openMatchFile(page, site().url, await turn);
    const world = page.locator('.kit-world');
    const place = async () => (await world.boundingBox())!;
    const whole = await place();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const nearer = await place();
    expect(nearer.width).toBeGreaterThan(whole.width * 1.3);

    await page.mouse.move(250, 450);
    await page.mouse.down();
    await page.mouse.move(300, 480, { steps: 4 });
    await page.mouse.up();
    const dragged = await place();
    expect(dragged.x - nearer.x).toBeCloseTo(50, 0);
    expect(dragged.y - nearer.y).toBeCloseTo(30, 0);

    await page.mouse.wheel(0, -300);
    expect((await place()).width).toBeGreaterThan(dragged.width);
    await page.locator('.rb-map').focus();
    const left = (await place()).x;
    await page.keyboard.press('ArrowRight');
    expect((await place()).x).toBeLessThan(left);
    await page.keyboard.press('Home');
    expect((await place()).width).toBeCloseTo(whole.width, 0);
    expect(faults).toEqual([]);
  });

  it('pinches the map on a phone, where the hexes are on the map alone', async () => {
    const { page, context, faults } = await visit({
      preferences,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openMatchFile(page, site().url, await turn);
    const world = page.locator('.kit-world');
    const before = (await world.boundingBox())!.width;
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 190 - apart, y: 260, id: 1 },
                { x: 190 + apart, y: 260, id: 2 },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [30, 45, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 60);
    await expect.poll(async () => (await world.boundingBox())!.width).toBeGreaterThan(before * 1.5);
    expect(faults).toEqual([]);
  });

  it('reaches everything by keyboard that can be chosen', async () => {
    const { page } = await visit({ preferences });
    await openMatchFile(page, site().url, await turn);
    const wanted = await page.locator(`${LIT}, .prompt .option`).count();
    const reached = new Set<string>();
    await page.locator('.top-home').focus();
    for (let tabs = 0; tabs < 120 && reached.size < wanted; tabs++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('[data-lit]')?.getAttribute('data-about') ?? at?.getAttribute('data-option');
      });
      if (name) reached.add(name);
    }
    expect(reached.size).toBe(wanted);
  });

  it('is shown around on the first visit', async () => {
    const { page, faults } = await visit({ preferences: { ...QUICK, toured: [] } });
    await openMatchFile(page, site().url, await turn);
    const offer = page.getByRole('complementary', { name: 'Guided start' });
    await offer.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.rb-map[data-toured]').waitFor();
    await offer.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
