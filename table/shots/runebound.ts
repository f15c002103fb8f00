import { optionsOf } from '@questwright/kernel';
import type { Runebound } from '@questwright/runebound';
import type { Page } from 'playwright-core';
import { openMatchFile, type Wanted as WantedOf } from '../e2e/support/match-file.ts';
import { runeboundWhere } from '../e2e/support/runebound-match.ts';
import { playNow } from './playing.ts';
import { at, type Screen } from './screen.ts';

type Wanted = WantedOf<Runebound>;

const begin = (page: Page, url: string): Promise<void> => playNow(page, url, 'Runebound');

const files = new Map<Wanted, Promise<string>>();

/** A match that has come to a position of some kind. */
const where =
  (wanted: Wanted, scenario?: string) =>
  async (page: Page, url: string): Promise<void> => {
    if (!files.has(wanted)) files.set(wanted, runeboundWhere(wanted, scenario));
    await openMatchFile(page, url, await files.get(wanted)!);
  };

const take = (page: Page, name: string): Promise<void> =>
  page.locator('.prompt .option', { hasText: name }).first().click();

const asked =
  (key: string): Wanted =>
  (_, prompt) =>
    prompt === key;

/** Some of the tokens of a combat are spent, and a hero is to act. */
const inCombat: Wanted = ({ combat, zones }, prompt) =>
  prompt === 'rb.ask.combat-action' &&
  combat?.turn === 0 &&
  zones['enemy-tokens']!.some((token) => 'state' in token && token.state === 2);

const stacked: Wanted = ({ combat, zones }, prompt) =>
  prompt === 'rb.ask.combat-action' &&
  combat !== null &&
  Object.values(zones).some((tokens) => tokens.some((token) => 'on' in token && token.on !== 0));

/** Surges can be paid in several ways, also with more than one token. */
const paying: Wanted = (_, prompt, { choice }) =>
  prompt === 'rb.ask.pay-surges' && choice !== null && optionsOf(choice).some(({ id }) => id.includes('+'));

/** The second act: the villain is there, and there is much to look at. */
const late: Wanted = ({ act, time, zones, active }, prompt) =>
  prompt === 'rb.ask.turn' &&
  act === 2 &&
  time > 1 &&
  zones[`assets:${active}`]!.length + zones[`trophies:${active}`]!.length > 1 &&
  zones[`hand:${active}`]!.length > 0;

const withZombies: Wanted = ({ act, zombies, zones }, prompt) =>
  prompt === 'rb.ask.turn' && act === 2 && zombies.length > 1 && zones['story-track']!.length > 0;

const over: Wanted = (_, __, match) => match.over !== null;

/** A card can be drawn. */
const canAdventure: Wanted = (_, prompt, { choice }) =>
  prompt === 'rb.ask.turn' &&
  choice !== null &&
  optionsOf(choice).some(({ id }) => id.startsWith('adventure'));

/** The board of Runebound: the map, the heroes, a fight, a test, a market, and the race near its end. */
export const runebound: readonly Screen[] = [
  { name: 'runebound-setup', go: at('/play/runebound') },
  { name: 'runebound-begin', go: begin },
  {
    name: 'runebound-move',
    go: async (page, url) => {
      await begin(page, url);
      await page.locator('.prompt .option').nth(3).click();
      await page.locator('.prompt .option', { hasText: 'Move' }).waitFor();
      await take(page, 'Move');
      await take(page, 'Roll');
      await page.locator('.rb-dice').waitFor();
      await page.locator('.rb-lit').last().focus();
    },
  },
  { name: 'runebound-combat', go: where(inCombat) },
  { name: 'runebound-stack', go: where(stacked) },
  {
    name: 'runebound-pay',
    go: async (page, url) => {
      await where(paying)(page, url);
      await page.locator('.prompt .option').last().focus();
    },
  },
  { name: 'runebound-test', go: where(asked('rb.ask.test')) },
  { name: 'runebound-event', go: where(asked('rb.ask.event')) },
  { name: 'runebound-market', go: where(asked('rb.ask.buy')) },
  { name: 'runebound-sell', go: where(asked('rb.ask.sell')) },
  {
    name: 'runebound-heroes',
    go: async (page, url) => {
      await page.goto(`${url}/play/runebound`);
      for (const heroes of await page.locator('.seat-choice select').all()) await heroes.selectOption('');
      await page.getByRole('button', { name: /^Begin/ }).click();
      await page.locator('.prompt[data-mine]').waitFor();
    },
  },
  { name: 'runebound-late', go: where(late) },
  { name: 'runebound-end', go: where(over) },
  {
    name: 'runebound-moment',
    go: async (page, url) => {
      await where(canAdventure)(page, url);
      await take(page, 'Adventure');
      await page.locator('.kit-moment .kit-card').waitFor();
    },
  },
  {
    name: 'runebound-story',
    go: async (page, url) => {
      await where(withZombies, 'corpse-king')(page, url);
      await page.getByRole('button', { name: 'Story', exact: true }).click();
    },
  },
  {
    name: 'runebound-hand',
    only: 'phone',
    go: async (page, url) => {
      await begin(page, url);
      await page.getByRole('button', { name: 'Hand', exact: true }).click();
    },
  },
];
