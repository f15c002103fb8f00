import { expect, it } from 'vitest';
import { inBrowser, QUICK } from './support/browser.ts';
import { heard, keptBy } from './support/browser-holds.ts';
import { serveOnline } from './support/online-site.ts';
import { playByList } from './support/playing.ts';

/** Milliseconds: two people set a quest up, on a machine that may be busy. */
const PATIENCE = 200_000;
/** What is logged when all heroes have had their turns. */
const TURN = 'The turn of the overlord begins.';

const called = (name: string) => ({ preferences: { ...QUICK, name, toured: ['descent'] } });

/** Finds a card by its id, with or without its deck, or by its name, and not what is only spelt alike ("dash" in "stroke-dasharray"). */
const names = (def: string): RegExp => {
  const card = def.replace(/^basic-i-/, '').replaceAll('-', '[- ]');
  return new RegExp(`(?:basic-i-|(?<![a-z-]))${card}(?![a-z-])`, 'i');
};

inBrowser(
  'two browsers, hero and overlord',
  ({ visit, site }) => {
    it(
      "play Descent, and nothing of the overlord's hand comes to the hero",
      async () => {
        const olga = await visit(called('Olga'));
        const ada = await visit(called('Ada'));
        const [toOlga, toAda] = [heard(olga.page), heard(ada.page)];
        await olga.page.goto(`${site().url}/play/descent`);
        await olga.page.getByLabel('Overlord is played by').selectOption('person');
        await olga.page.getByLabel('Hero player 1 is played by').selectOption('open');
        await olga.page.getByRole('button', { name: 'Open a table online' }).click();
        await ada.page.goto(await olga.page.getByRole('textbox', { name: 'Link' }).inputValue());
        await ada.page.getByRole('button', { name: 'Sit down here' }).click();
        await olga.page.getByRole('button', { name: 'Begin', exact: true }).click();

        // The heroes end their turns at once, and the overlord looks at every moment that he is asked about.
        await Promise.all([
          playByList(olga.page, /This moment/, TURN),
          playByList(ada.page, /End turn|^Pass$/, TURN),
        ]);

        const hand = olga.page.locator('.d2-overlord .d2-cards .kit-card[data-def]');
        const held = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-def')!));
        expect(held.length).toBeGreaterThan(0);
        const tellsOf = (text: string): string[] => held.filter((def) => names(def).test(text));
        // The search finds what there is to find: the overlord is sent and shown his cards.
        expect(tellsOf(toOlga.join())).toEqual(held);
        expect(tellsOf(await keptBy(olga.page))).toEqual(held);

        expect(toAda.join().length).toBeGreaterThan(10_000);
        const played = tellsOf(await ada.page.locator('.log').innerHTML());
        const secret = held.filter((def) => !played.includes(def));
        expect(secret.length).toBeGreaterThan(0);
        const told = [...toAda, await keptBy(ada.page)].join();
        expect(secret.filter((def) => names(def).test(told))).toEqual([]);
        expect([...olga.faults, ...ada.faults]).toEqual([]);
      },
      PATIENCE,
    );
  },
  serveOnline,
);
