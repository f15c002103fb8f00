import { createMatch, type Legacy, type Match } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { laterTravelEvents } from '../../content/campaign/later-travel-events.ts';
import { moreTravelEvents } from '../../content/campaign/more-travel-events.ts';
import { rumorEvents } from '../../content/campaign/rumor-events.ts';
import { content } from '../../content/index.ts';
import type { Played } from '../../rules/campaign/plan.ts';
import { rumorQuest } from '../../rules/campaign/rumor-words.ts';
import { type Icon, LAND_ICONS } from '../../rules/campaign/state.ts';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { EventDef } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import type { Descent } from '../../rules/state.ts';
import { zone } from '../quest/kit.ts';
import {
  goOn,
  leftBy,
  plainAnswer,
  played,
  playTo,
  START,
  smallPlan,
  type Table,
  withSmallCampaign,
} from './kit.ts';

/** One road with all icons leads to every quest. */
const crossing = (box: string, byway: readonly Icon[]) =>
  campaign(
    { name: 'Small', original: true },
    {
      plan: smallPlan,
      box,
      start: 'Home',
      paths: [
        path('Home', 'Hill', ...LAND_ICONS),
        ...(byway.length > 0 ? [path('Home', 'Wood', ...byway), path('Wood', 'Hill')] : []),
      ],
      places: { one: 'Hill', two: 'Hill', three: 'Hill', four: 'Hill', five: 'Hill' },
    },
  );

withSmallCampaign();

const LATER = [...laterTravelEvents, ...moreTravelEvents];

let printed = descentBoxes.printed;
beforeEach(() => {
  printed = descentBoxes.printed;
  return () => descentBoxes.print(printed);
});

/** The small campaign is of this box, and meets only these events. */
function only(box: string, events: readonly EventDef[], byway: readonly Icon[] = []): void {
  const box0 = printed.content;
  descentBoxes.print(new DescentBox({ ...box0, campaigns: [crossing(box, byway)], events }));
}

const begin = (seed: string, legacy: Legacy): Match<Descent> =>
  createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    seed,
    options: { campaign: 'small' },
    legacy,
    inCampaign: true,
  });

/** Answers that take what is offered in one match and decline it in another. */
function answerOf(match: Match<Descent>, bold: boolean): ReturnType<typeof plainAnswer> {
  const choice = match.choice!;
  const ids = choice.kind === 'amount' ? [] : choice.among.map((one) => choice.as.id(one));
  if (choice.kind === 'some') return ids.slice(0, bold ? choice.max : choice.min);
  if (choice.kind === 'order') return ids;
  if (bold && ids.includes('yes')) return 'yes';
  return bold && match.state.phase === 'travel' ? ids[0]! : plainAnswer(match);
}

function travelled(seed: string, bold: boolean, legacy = leftBy([START], { gold: 100 })): Match<Descent> {
  const match = begin(seed, legacy);
  while (
    match.choice &&
    (match.state.phase === 'campaign' || match.state.phase === 'setup' || match.state.phase === 'travel')
  )
    match.answer(match.choice.seat, answerOf(match, bold));
  return match;
}

describe('the travel events of later boxes', () => {
  it('are 31 with those of the base box: so many from each box, and icons without an entry bring nothing', () => {
    const ids = content.events.filter(({ deck }) => deck === 'travel').map(({ id }) => id);
    const count = (box: string): number => ids.filter((id) => id.startsWith(`travel-${box}-`)).length;
    expect(
      Object.fromEntries(['bg', 'lotw', 'lor', 'tt', 'mob', 'tctr'].map((box) => [box, count(box)])),
    ).toEqual({
      bg: 10,
      lotw: 3,
      lor: 8,
      tt: 3,
      mob: 5,
      tctr: 2,
    });
    expect([ids.length, new Set(ids).size]).toEqual([31, 31]);
    expect(content.events.filter(({ deck }) => deck === 'city')).toHaveLength(10);
  });

  for (const event of LATER)
    it(`${event.name} happens at each of its icons, and the quest begins`, () => {
      // As many as there are icons: each is met once.
      only(
        event.box,
        LAND_ICONS.map((icon) => ({ ...event, id: `${event.id}-${icon}` })),
      );
      for (const bold of [true, false]) {
        const match = travelled(`${event.id} ${bold}`, bold);
        expect(match.state.phase).toBe('hero');
      }
    });

  it('are in the deck of a campaign of their box alone [D2-TRAVEL-13]', () => {
    only('Lair of the Wyrm', content.events, ['road']);
    const match = begin('deck', leftBy());
    // The deck lies there when the heroes choose between two ways.
    while (match.choice!.topic !== 'way') match.answer(match.choice!.seat, answerOf(match, false));
    const met = [...(match.state.zones['event-deck'] ?? []), ...(match.state.zones.events ?? [])].map(
      ({ def }) => def,
    );
    expect(met.filter((id) => id.startsWith('travel-lotw'))).toHaveLength(3);
    expect(met.filter((id) => !id.startsWith('travel-lotw') && !id.startsWith('travel-bg'))).toEqual([]);
  });

  it('go back into the deck, but for the Lone Knight who was fought [D2-TRAVEL-16, D2-TRAVEL-17]', () => {
    const knight = laterTravelEvents.find(({ id }) => id === 'travel-tt-3')!;
    only('The Trollfens', [knight]);
    const fought = travelled('knight', true);
    expect([
      fought.state.campaign!.box,
      fought.state.zones['event-deck'] ?? [],
      fought.state.zones.events ?? [],
    ]).toEqual([['travel-tt-3'], [], []]);
    expect(travelled('knight', false).state.campaign!.box).toEqual([]);
  });

  it('make a hero really suffer what the Lone Knight deals [D2-FTRAVEL-01]', () => {
    const knight = laterTravelEvents.find(({ id }) => id === 'travel-tt-3')!;
    only('The Trollfens', [knight]);
    const hurt = Array.from({ length: 12 }, (_, seed) => travelled(`blow ${seed}`, true)).map((match) =>
      [...match.state.zones.map!, ...(match.state.zones.away ?? [])].reduce(
        (sum, figure) =>
          sum +
          ((figure as { hero?: number }).hero! >= 0 ? (figure as unknown as { damage: number }).damage : 0),
        0,
      ),
    );
    expect(hurt.some((damage) => damage > 0)).toBe(true);
  });
});

describe('Rumor cards of the road', () => {
  it('are seven', () => {
    expect(rumorEvents.map(({ name }) => name)).toEqual([
      'A Dangerous Path',
      'Unknown Treasures',
      "Valyndra's Fury",
      'Atrocities',
      'Famine and Strife',
      'Scarce Goods',
      'Cursed Treasures',
    ]);
  });

  const holding = (...rumors: readonly string[]): Legacy => leftBy([START], { overlord: { rumors } });

  ruleTest('are played at their own moment, and at no other [D2-RUMOR-07]', (open) => {
    only('Lair of the Wyrm', []);
    const t = goOn(open, holding('card-valyndras-fury'), 'd2.ask.rumor');
    expect(t.offered).toEqual(['pass']);
    t.choose('pass');
    while (t.state.phase !== 'travel') t.choose(plainAnswer(t.match));
    playTo(t, 'd2.ask.rumor');
    // At the start of the journey the card cannot be played, at its end it can.
    expect(t.offered).toEqual(['pass']);
    playTo(t.choose('pass'), 'd2.ask.rumor');
    expect(t.offered.filter((id) => id.startsWith('play:'))).toHaveLength(1);
    t.choose(t.offered[0]!);
    expect([zone(t, 'rumors-out'), t.state.campaign!.rumorPlayed]).toEqual([['card-valyndras-fury'], true]);
  });

  const aside = rumorQuest(
    { name: 'Aside', original: true },
    { box: 'The Trollfens', icons: ['road'], beforeInterlude: true },
  );
  const famine = (open: OpenPlaytest, log: readonly Played[]): Table => {
    only('The Trollfens', []);
    const { content: known } = descentBoxes.printed;
    descentBoxes.print(new DescentBox({ ...known, cards: [...known.cards, aside] }));
    const t = goOn(open, leftBy(log, { overlord: { rumors: ['card-famine-and-strife', aside.id] } }));
    while (!t.offered.some((id) => id.startsWith('play:')) || t.state.phase !== 'travel')
      t.choose(plainAnswer(t.match));
    const card = t.state.zones['rumors:0']!.find(({ def }) => def === 'card-famine-and-strife')!;
    t.choose(`play:${card.id}`);
    while (t.state.phase === 'travel') t.choose(answerOf(t.match, true));
    return t;
  };

  ruleTest('must have a quest of this act played, if there is one [D2-RUMOR-33]', (open) => {
    const t = famine(open, [START]);
    expect([zone(t, 'quest-cards'), zone(t, 'rumors:0')]).toEqual([[aside.id], []]);
    // Two heroes: two cards were drawn and two laid back.
    expect(zone(t, 'hand:0')).toHaveLength(2);
  });

  ruleTest('do not override the ban of a card once the Interlude is available [D2-FRUMOR-01]', (open) => {
    const before = [played('one', 'heroes'), played('two', 'heroes'), played('three', 'overlord')];
    const t = famine(open, [START, ...before]);
    expect([t.state.campaign!.slot, zone(t, 'quest-cards'), zone(t, 'rumors:0')]).toEqual([
      'interlude',
      [],
      [aside.id],
    ]);
  });

  ruleTest('ask nothing on the way in a campaign whose boxes have none of them', (open) => {
    const t = goOn(open, holding());
    while (t.state.phase !== 'travel') t.choose(plainAnswer(t.match));
    const asked: string[] = [];
    while (t.state.phase === 'travel') {
      asked.push(t.prompt);
      t.choose(plainAnswer(t.match));
    }
    expect(asked).not.toContain('d2.ask.rumor');
  });
});
