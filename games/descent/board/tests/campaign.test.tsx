import { type BoardProps, useKit } from '@questwright/board-kit';
import { KitProvider } from '@questwright/board-kit/host';
import {
  cardsIn,
  createMatch,
  createSpeaker,
  kernelLanguages,
  type Legacy,
  type Match,
} from '@questwright/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import { content } from '../../content/index.ts';
import type { DescentLegacy } from '../../rules/campaign/party.ts';
import { game } from '../../rules/index.ts';
import type { Descent } from '../../rules/state.ts';
import { campaignCalled, nameIn, nextQuests } from '../campaign/content.ts';
import { placesOf, SHEET } from '../campaign/land-layout.ts';
import { treeOf } from '../campaign/log-tree.ts';
import { Party } from '../campaign/party.tsx';
import { CampaignPhase } from '../campaign/phase.tsx';
import { faces } from '../cards.ts';
import { english } from '../english.ts';

const say = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
const RUNE = campaignCalled('the-shadow-rune')!;
const NAMES = ['Olga', 'Ada', 'Ben'];

/** Rumor cards that the overlord could hold, and that lead to no quest. */
const RUMORS = content.cards.filter(({ deck, quest }) => deck === 'rumor' && quest === undefined).slice(0, 2);

/** A hero with what the class begins with. */
function hero(id: string, of: string): DescentLegacy['heroes'][number] {
  const { skills, equipment } = content.classes.find((one) => one.id === of)!;
  const gear = equipment.map((card) => ({ card, worn: true }));
  return { hero: id, class: of, xp: 0, skills, gear, fortune: 0 };
}

/** What the introduction has left. */
const LEFT: DescentLegacy = {
  campaign: RUNE.id,
  over: null,
  log: [{ quest: 'first-blood', slot: 'introduction', won: 'heroes' }],
  found: [],
  heroes: [hero('grisban-the-thirsty', 'berserker'), hero('avric-albright', 'disciple')],
  gold: 50,
  overlord: { owned: [], xp: 0, relics: [], plot: null, rumors: RUMORS.map(({ id }) => id) },
  rumorsOut: [],
  questCards: [],
  legend: null,
  advanced: [],
  box: [],
};

/** The second match of the campaign, up to where something of a topic is asked. */
function askedFor(topic: string): Match {
  const legacy: Legacy = { version: 1, data: LEFT };
  const setup = { game, seats: NAMES.slice(0, 2), options: { campaign: RUNE.id }, inCampaign: true };
  const match: Match = createMatch({ ...setup, seed: 'camp', legacy } as never);
  while (match.choice && match.choice.topic !== topic)
    match.answer(match.choice.seat, habit(match as never, match.choice));
  expect(match.choice?.topic).toBe(topic);
  return match;
}

const faceMap = new Map(faces(say).map((face) => [face.id, face]));

function Table({ children }: { children: ReactNode }) {
  const kit = useKit();
  return <KitProvider kit={{ ...kit, say, faces: faceMap }}>{children}</KitProvider>;
}

/** What a seat sees between two quests. */
function pageOf(match: Match, seat: number): string {
  const view = match.view(seat);
  const seats = NAMES.map((name) => ({ name }));
  const props = { view, log: match.logFor(seat), seat, seats, choice: view.choice } as unknown as BoardProps;
  return renderToStaticMarkup(
    <Table>
      <CampaignPhase {...props} />
    </Table>,
  );
}

const OVERLORD = 0;
const HERO = 1;

describe('the log of a campaign as a tree', () => {
  it('has what was played as its trunk, and branches to what each end opens', () => {
    const log = [
      ...LEFT.log,
      { quest: 'a-fat-goblin', slot: 'act-1', won: 'overlord' },
      { quest: 'castle-daerion', slot: 'act-1', won: 'heroes' },
    ] as const;
    const { past, coming } = treeOf(RUNE, log, nextQuests(RUNE, log));
    expect(past.map(({ opened }) => opened)).toEqual([
      [],
      [{ quest: 'the-frozen-spire', state: 'later' }],
      [{ quest: 'the-dawnblade', state: 'later' }],
    ]);
    expect(coming.map(({ quest }) => quest)).toEqual([
      'the-cardinals-plight',
      'the-masquerade-ball',
      'death-on-the-wing',
    ]);
    expect(coming[2]!.opens).toEqual({ heroes: ['the-wyrm-turns'], overlord: ['the-wyrm-rises'] });
  });

  it('knows which branches can be gone now, and which have been', () => {
    const won = 'heroes';
    const log = [
      ...LEFT.log,
      ...['a-fat-goblin', 'castle-daerion', 'the-cardinals-plight'].map(
        (quest) => ({ quest, slot: 'act-1', won }) as const,
      ),
      { quest: 'the-shadow-vault', slot: 'interlude', won },
      { quest: 'the-dawnblade', slot: 'act-2', won },
    ] as const;
    const { past } = treeOf(RUNE, log, nextQuests(RUNE, log));
    expect(past.flatMap(({ opened }) => opened.map(({ state }) => state))).toEqual(['now', 'played', 'now']);
  });
});

describe('the land of a campaign', () => {
  it.each(content.campaigns.map((one) => [one.name, one] as const))(
    'of %s has all its places on the sheet, none upon another',
    (_, campaign) => {
      const places = placesOf(campaign);
      for (const place of Object.values(campaign.places)) expect([...places.keys()]).toContain(place);
      const points = [...places.values()];
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(SHEET.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(SHEET.height);
      }
      for (const [i, a] of points.entries())
        for (const b of points.slice(0, i))
          expect(Math.max(Math.abs(a.x - b.x), 2 * Math.abs(a.y - b.y))).toBeGreaterThan(80);
    },
  );
});

describe('the page of a campaign', () => {
  const page = (): string =>
    renderToStaticMarkup(
      <Party summary={game.campaign!.summary!({ version: 1, data: LEFT })} names={NAMES} say={say} />,
    );

  it('tells the quests, the land, and what both sides hold', () => {
    const told = page();
    for (const words of [
      'First Blood',
      'Won by the heroes',
      'Act I, now: the heroes choose',
      'If the heroes win',
      'Arhynn',
      '50 gold',
      'Grisban the Thirsty, Berserker (Ada)',
      'Avric Albright, Disciple (Ben)',
      'Chipped Greataxe',
      'The overlord (Olga)',
      '2 Rumor cards in hand',
    ])
      expect(told).toContain(words);
  });

  it('never tells which Rumor cards the overlord holds', () => {
    expect(RUMORS).toHaveLength(2);
    for (const { id, name } of RUMORS) {
      expect(page()).not.toContain(id);
      expect(page()).not.toContain(name);
    }
  });
});

describe('between two quests', () => {
  it('the overlord alone sees his desk with the Rumor cards that he may play', () => {
    const match = askedFor('rumor');
    const [his, theirs] = [pageOf(match, OVERLORD), pageOf(match, HERO)];
    for (const { name } of RUMORS) {
      expect(his).toContain(name.replaceAll("'", '&#x27;'));
      expect(theirs).not.toContain(name.replaceAll("'", '&#x27;'));
    }
    expect(theirs).not.toContain('d2-desk');
  });

  it('the shop lays out five cards with their prices, the gold, and who wears what', () => {
    const match = askedFor('buy-or-sell');
    const page = pageOf(match, HERO);
    const wares = match.view(HERO).zones.shop as unknown as readonly { def: string }[];
    expect(wares).toHaveLength(5);
    for (const { def } of wares) expect(page).toContain(`data-def="${def}"`);
    expect(page).toContain('100 gold, which all heroes share');
    expect(page).toMatch(/Chipped Greataxe.*equipped, sells for 25/);
    expect(page).toMatch(/\d+ gold short/);
  });

  it('tells what the quest before has brought', () => {
    const page = pageOf(askedFor('rumor'), HERO);
    expect(page).toContain('What First Blood has brought');
  });

  it('shows each hero all skills of the class by their levels, and those that are known', () => {
    const page = pageOf(askedFor('learn'), HERO);
    const skills = content.cards.filter(({ deck }) => deck === 'Berserker');
    for (const { id } of skills) expect(page).toContain(`data-def="${id}"`);
    expect(page.match(/learned/g)).toHaveLength(2);
    expect(page).toContain('From the start');
    expect(page).toContain('1 XP to spend');
    expect(page).toContain('2 XP short');
  });

  it('the overlord sees all classes of his cards, and what he must own before the dear ones', () => {
    const page = pageOf(askedFor('overlord-spends'), OVERLORD);
    const decks = new Set(
      content.cards.flatMap(({ back, xp, deck }) => (back === 'overlord' && xp ? [deck] : [])),
    );
    for (const deck of decks) expect(page).toContain(deck);
    expect(page).toContain('needs 2 cards of Warlord');
    expect(pageOf(askedFor('overlord-spends'), HERO)).not.toContain('needs 2 cards of Warlord');
  });

  it('the journey is drawn on the land', () => {
    const match = askedFor('way');
    const place = RUNE.places[(match.state as unknown as { quest: string }).quest]!;
    expect(pageOf(match, HERO)).toContain(`The journey to ${place}`);
    expect(nameIn('first-blood')).toBe('First Blood');
  });
});

describe('the road of a campaign without an overlord', () => {
  /** The first match of a campaign, set up until the party can go somewhere. */
  const onRoad = (): Match => {
    const options = { play: 'legend', campaign: content.legendCampaigns[0]!.id, players: [0, 0] };
    const match: Match = createMatch({
      game,
      seats: ['Ada'],
      seed: 'road',
      inCampaign: true,
      options,
    } as never);
    while (match.choice!.topic !== 'road') match.answer(0, habit(match as never, match.choice!));
    return match;
  };

  it('tells gold, fame, morale and weeks, the quests with their time, and the cities with what they are for', () => {
    const match = onRoad();
    const { legend } = match.state as unknown as Descent;
    const page = pageOf(match, 0);
    expect(page).toContain('Fame 0: insignificant');
    expect(page).toContain('The journey begins');
    for (const id of [legend!.road!.story!.quest, ...legend!.road!.side]) expect(page).toContain(nameIn(id));
    for (const { name, action } of content.cities) {
      expect(page).toContain(name);
      expect(page).toContain(action.name);
    }
  });

  it('shows in a city what its shop has, at the price of the road', () => {
    const match = onRoad();
    match.answer(0, 'city:tamalir');
    const page = pageOf(match, 0);
    expect(page).toContain('Tamalir');
    const wares = cardsIn(match.state, 'shop');
    expect(wares.length).toBeGreaterThan(0);
    for (const { def } of wares) {
      expect(page).toContain(nameIn(def));
      expect(page).toContain(`${content.prices.find(({ item }) => item === def)!.legend!.gold} gold`);
    }
  });
});
