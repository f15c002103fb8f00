import type { Descent } from '@questwright/descent';
import type { Page } from 'playwright-core';
import { bringFile } from '../e2e/support/campaign-file.ts';
import { descentCampaign, openCampaign, roadCampaign } from '../e2e/support/descent-campaign.ts';
import { delveWhere, descentWhere, legendQuestWhere } from '../e2e/support/descent-match.ts';
import { openMatchFile, type Wanted as WantedOf } from '../e2e/support/match-file.ts';
import { playNow } from './playing.ts';
import { at, type Screen } from './screen.ts';

type Wanted = WantedOf<Descent>;

/** A match that has come to a position of some kind. */
const where =
  (wanted: Wanted, quest?: string, level?: string) =>
  async (page: Page, url: string): Promise<void> =>
    openMatchFile(page, url, await descentWhere(wanted, quest, level));

const asked =
  (key: string): Wanted =>
  (_, prompt) =>
    prompt === key;

const fights: Wanted = ({ round }, prompt) => prompt === 'd2.ask.act' && round > 1;

/** An attack is aimed at one of several targets, and the first of them pointed at. */
async function aims(page: Page, url: string): Promise<void> {
  const isWanted: Wanted = ({ phase }, prompt, match) =>
    prompt === 'd2.ask.target' &&
    phase === 'overlord' &&
    (match.view(match.choice!.seat).choice?.options?.length ?? 0) > 1;
  await openMatchFile(page, url, await descentWhere(isWanted));
  await page.locator('.prompt .option').first().focus();
}

/** A walk is planned, the longest that is offered. */
async function walks(page: Page, url: string): Promise<void> {
  await openMatchFile(page, url, await descentWhere(fights, 'acolyte-of-saradyn'));
  await page.locator('.d2-far').last().focus();
}

/** So many campaigns are begun until one comes to what is wanted: none begins like another. */
const CAMPAIGNS = 8;

/** A campaign whose second match has come to a position of some kind. */
const between =
  (wanted: Wanted) =>
  async (page: Page, url: string): Promise<void> => {
    let file: string | null = null;
    for (let i = 0; !file && i < CAMPAIGNS; i++) file = await descentCampaign(wanted).catch(() => null);
    if (!file) throw new Error('No campaign came to such a position.');
    await openCampaign(page, url, file);
  };

const campaignPage = async (page: Page, url: string): Promise<void> => {
  await bringFile(page, url, await descentCampaign((_, __, { over }) => over !== null));
  await page.locator('.d2-log').waitFor();
};

/** The whole dungeon at once. */
async function whole(page: Page, url: string): Promise<void> {
  await openMatchFile(page, url, await descentWhere(fights, 'acolyte-of-saradyn'));
  await page.getByRole('button', { name: 'Show the whole map' }).click();
}

/** The first step of the guided start. */
async function tour(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('questwright.preferences', '{"pace":"instant"}'));
  await playNow(page, url, 'Descent');
  await page.getByRole('button', { name: 'Show me around' }).click();
}

/** Around one device the overlord is called while a hero acts. */
async function call(page: Page, url: string): Promise<void> {
  const isWanted: Wanted = ({ attacks }, prompt) => attacks.length > 0 && prompt === 'd2.ask.play';
  await openMatchFile(page, url, await descentWhere(isWanted));
  await page.getByText('Ask me all the same').click();
}

/** The Delve, come to a position of some kind. */
const delve =
  (wanted: Wanted) =>
  async (page: Page, url: string): Promise<void> =>
    openMatchFile(page, url, await delveWhere(wanted));

/** A quest without an overlord, come to a position of some kind. */
const legend =
  (quest: string, wanted: Wanted) =>
  async (page: Page, url: string): Promise<void> =>
    openMatchFile(page, url, await legendQuestWhere(quest, wanted));

/** A campaign without an overlord, whose second match has come to a position of some kind. */
const road =
  (wanted: Wanted) =>
  async (page: Page, url: string): Promise<void> =>
    openCampaign(page, url, await roadCampaign(wanted));

/** The page of a campaign without an overlord. */
async function roadPage(page: Page, url: string): Promise<void> {
  await bringFile(page, url, await roadCampaign(({ phase }) => phase === 'campaign'));
  await page.locator('.d2-log').waitFor();
}

/** The whole map of a quest, in its second round. */
const mapOf =
  (quest: string) =>
  async (page: Page, url: string): Promise<void> => {
    await openMatchFile(page, url, await descentWhere(fights, quest, 'basic'));
    await page.getByRole('button', { name: 'Show the whole map' }).click();
  };

export const descent: readonly Screen[] = [
  { name: 'd2-sleeping-dragon', go: mapOf('rude-awakening') },
  { name: 'd2-dragon-on-the-walls', go: mapOf('armed-to-the-teeth') },
  { name: 'd2-delve', go: delve(({ legend }) => legend?.activation != null) },
  { name: 'd2-delve-upgrade', go: delve(({ phase }) => phase === 'upgrade') },
  { name: 'd2-delve-end', go: delve((_, __, { over }) => over !== null) },
  { name: 'd2-legend', go: legend('wake-of-fire', fights) },
  { name: 'd2-legend-peril', go: legend('burning-wrath', ({ round }, prompt) => round > 8 && prompt !== '') },
  {
    name: 'd2-legend-tie',
    go: legend('wake-of-fire', ({ legend: l }, prompt) => l?.activation != null && prompt !== ''),
  },
  { name: 'd2-road', go: road(({ phase }, prompt) => phase === 'campaign' && prompt !== '') },
  { name: 'd2-road-city', go: road(({ legend }) => Boolean(legend?.road?.city)) },
  { name: 'd2-road-page', go: roadPage },
  { name: 'd2-start', go: (page, url) => playNow(page, url, 'Descent') },
  { name: 'd2-setup', go: at('/play/descent') },
  { name: 'd2-class', go: where(asked('d2.ask.class')) },
  { name: 'd2-skill', go: where(asked('d2.ask.skill'), 'a-fat-goblin', 'advanced') },
  { name: 'd2-shop', go: where(asked('d2.ask.shop'), 'a-fat-goblin', 'advanced') },
  { name: 'd2-place', go: where(asked('d2.ask.put')) },
  { name: 'd2-group', go: where(asked('d2.ask.group'), 'a-fat-goblin') },
  { name: 'd2-leave-out', go: where(asked('d2.ask.leave-out'), 'a-fat-goblin', 'advanced') },
  { name: 'd2-turn', go: where(fights) },
  { name: 'd2-dungeon', go: where(fights, 'acolyte-of-saradyn') },
  { name: 'd2-cave', go: where(fights, 'the-wyrm-rises') },
  { name: 'd2-crypt', go: where(fights, 'the-ritual-of-shadows') },
  { name: 'd2-castle', go: where(fights, 'castle-daerion') },
  { name: 'd2-forest', go: where(fights, 'death-on-the-wing') },
  { name: 'd2-aim', go: aims },
  { name: 'd2-walk', go: walks },
  { name: 'd2-surges', go: where((_, prompt) => prompt === 'd2.ask.surge') },
  { name: 'd2-attack', go: where(({ attacks }) => (attacks[0]?.roll.dice.length ?? 0) > 0) },
  { name: 'd2-overlord', go: where(({ phase }, prompt) => phase === 'overlord' && prompt === 'd2.ask.act') },
  { name: 'd2-whole', go: whole },
  { name: 'd2-tour', go: tour },
  { name: 'd2-pass', go: call },
  {
    name: 'd2-between',
    go: where(({ encounter, phase }) => encounter > 0 && phase === 'setup', 'a-fat-goblin'),
  },
  { name: 'd2-rules', go: at('/rules/descent') },
  { name: 'd2-camp-shop', go: between(asked('d2.ask.shop')) },
  { name: 'd2-camp-learn', go: between(asked('d2.ask.learn')) },
  { name: 'd2-camp-desk', go: between(asked('d2.ask.overlord-spends')) },
  { name: 'd2-camp-quest', go: between(asked('d2.ask.next-quest')) },
  { name: 'd2-camp-way', go: between(({ phase }, prompt) => phase === 'travel' && prompt !== '') },
  { name: 'd2-camp-page', go: campaignPage },
  { name: 'd2-end', go: where((_, __, { over }) => over !== null) },
];
