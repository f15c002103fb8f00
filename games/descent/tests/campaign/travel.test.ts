import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cityEvents } from '../../content/campaign/city-events.ts';
import { theShadowRune } from '../../content/campaign/the-shadow-rune.ts';
import { travelEvents } from '../../content/campaign/travel-events.ts';
import { event } from '../../rules/campaign/event-words.ts';
import { waysTo } from '../../rules/campaign/land.ts';
import { CITY_ICONS, LAND_ICONS } from '../../rules/campaign/state.ts';
import type { EventDef } from '../../rules/definitions.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { tests } from '../../rules/effects/tests.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { gearOf, heroFigure } from '../../rules/pieces.ts';
import { zone } from '../quest/kit.ts';
import { goOn, leftBy, played, playTo, START, type Table, withSmallCampaign } from './kit.ts';

const all = each(heroes);
const base = { box: BASE_BOX };
const events: readonly EventDef[] = [
  event('test-event', 'Test', base, {
    road: suffers('damage', 1, all),
    plain: suffers('damage', 2, all),
    forest: suffers('fatigue', 1, all),
    mountain: suffers('damage', 20, all),
    water: tests(all, 'might', { failed: suffers('damage', 1, thatFigure) }),
  }),
];
const other = event('other-box', 'Other', { box: 'Another Box' }, { road: suffers('damage', 9, all) });
const city = event(
  'city-event',
  'City',
  { box: BASE_BOX, deck: 'city' },
  { road: suffers('damage', 9, all) },
);
withSmallCampaign({ events: [...events, other, city] });

const figures = (t: Table) => [0, 1].map((hero) => heroFigure(t.state, hero));
const harm = (t: Table) => figures(t).map(({ damage, fatigue }) => [damage, fatigue]);
const toQuest = (t: Table, quest: string): Table => {
  playTo(t, 'd2.ask.next-quest');
  return t.choose(`quest:${quest}`);
};

describe('the journey', () => {
  ruleTest(
    'starts when the quest is set up, from one place, by connected paths of which the heroes choose [D2-TRAVEL-01, D2-TRAVEL-03, D2-TRAVEL-07, D2-TRAVEL-09, D2-CAMP-07, D2-MAP-14, D2-MAP-15, D2-MAP-16]',
    (open) => {
      const t = playTo(toQuest(goOn(open, leftBy()), 'one'), 'd2.ask.way');
      expect([t.state.phase, t.match.choice!.seats, t.offered]).toEqual([
        'travel',
        [1, 2],
        ['way:Home-Hill', 'way:Home-Wood-Hill'],
      ]);
      expect(zone(t, 'map').filter((id) => id.endsWith('@figure'))).toHaveLength(2);
      expect(zone(t, 'hand:0')).toHaveLength(2);
      t.choose('way:Home-Wood-Hill');
      playTo(t, 'd2.ask.next-hero');
      expect(t.state.campaign!.journey!.icons).toEqual(['forest', 'water']);
    },
  );

  ruleTest(
    'starts anew from the same place each time, not from where the last quest was [D2-TRAVEL-06]',
    (open) => {
      const log = [START, played('two', 'heroes')];
      const t = playTo(toQuest(goOn(open, leftBy(log)), 'one'), 'd2.ask.way');
      // The last quest was in the Wood.
      expect(t.offered).toEqual(['way:Home-Hill', 'way:Home-Wood-Hill']);
    },
  );

  ruleTest(
    'has the icons of the paths on the map, in the order in which they are walked [D2-TRAVEL-02]',
    (open) => {
      const icons = (way: string): readonly string[] => {
        const t = playTo(toQuest(goOn(open, leftBy()), 'one'), 'd2.ask.way').choose(way);
        return playTo(t, 'd2.ask.next-hero').state.campaign!.journey!.icons;
      };
      expect([icons('way:Home-Hill'), icons('way:Home-Wood-Hill')]).toEqual([
        ['road', 'plain'],
        ['forest', 'water'],
      ]);
    },
  );

  ruleTest(
    'draws an event at each icon, of which the part with that icon happens [D2-TRAVEL-10, D2-TRAVEL-12, D2-TRAVEL-15, D2-CAMP-44]',
    (open) => {
      const t = playTo(toQuest(goOn(open, leftBy()), 'two'), 'd2.ask.way');
      t.choose('way:Home-Wood');
      playTo(t, 'd2.ask.next-hero');
      expect(harm(t)).toEqual([
        [0, 1],
        [0, 1],
      ]);
      expect(t.state.phase).toBe('hero');
      expect(t.logged('d2.log.event').map(({ args }) => args?.icon)).toEqual(['forest']);
    },
  );

  ruleTest(
    'has no event where the deck has run out, and none of another box or of a city [D2-TRAVEL-13, D2-CITY-07]',
    (open) => {
      const t = playTo(toQuest(goOn(open, leftBy()), 'one'), 'd2.ask.way');
      expect(zone(t, 'event-deck')).toEqual(['test-event']);
      t.choose('way:Home-Hill');
      playTo(t, 'd2.ask.next-hero');
      // The only card was drawn on the road; on the plain there was none left.
      expect(harm(t)).toEqual([
        [1, 0],
        [1, 0],
      ]);
      expect([zone(t, 'events'), zone(t, 'event-deck')]).toEqual([[], []]);
    },
  );

  ruleTest(
    'knocks out a hero who has no Health left, and the overlord draws his card [D2-TRAVEL-19]',
    (open) => {
      const t = playTo(toQuest(goOn(open, leftBy()), 'four'), 'd2.ask.next-hero');
      expect(harm(t).map(([damage]) => damage)).toEqual([14, 8]);
      expect(zone(t, 'away').filter((id) => id.endsWith('@figure'))).toHaveLength(2);
      expect(zone(t, 'hand:0')).toHaveLength(4);
    },
  );
});

describe('Lucky Charm', () => {
  ruleTest(
    'can be exhausted on the journey, and is refreshed in its owner’s turn of the quest [D2-FITEM-07]',
    (open) => {
      const gear = [{ card: 'lucky-charm-act-1', worn: true }];
      const t = goOn(open, leftBy(undefined, { heroes: { 0: { gear } } }), 'd2.ask.next-quest');
      t.choose('quest:three');
      playTo(t, 'd2.ask.use');
      const isExhausted = (): boolean => gearOf(t.state, 0)[0]!.exhausted;
      expect([t.state.phase, t.asked, isExhausted()]).toEqual(['travel', 1, false]);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      playTo(t, 'd2.ask.next-hero');
      expect([t.state.phase, isExhausted()]).toEqual(['hero', true]);
      t.choose('activate:Grisban the Thirsty');
      expect(isExhausted()).toBe(false);
    },
  );
});

describe('events that change the journey', () => {
  it('are written for the icons of their land', () => {
    for (const { events: entries, deck } of [...travelEvents, ...cityEvents])
      for (const icon of Object.keys(entries))
        expect(deck === 'city' ? CITY_ICONS : LAND_ICONS).toContain(icon);
    expect([travelEvents.length, cityEvents.length]).toEqual([10, 10]);
  });
});

describe('the land of The Shadow Rune', () => {
  it('begins in Arhynn and leads to every quest [D2-TRAVEL-08, D2-TRAVEL-06]', () => {
    expect(theShadowRune.start).toBe('Arhynn');
    for (const quest of theShadowRune.plan.quests) {
      const ways = waysTo(theShadowRune, theShadowRune.places[quest]!);
      expect([quest, ways.length > 0 && ways.length < 8]).toEqual([quest, true]);
    }
  });
});
