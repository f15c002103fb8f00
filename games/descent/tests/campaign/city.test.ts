import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { cityEvents } from '../../content/campaign/city-events.ts';
import { travelEvents } from '../../content/campaign/travel-events.ts';
import { event, gainsGold } from '../../rules/campaign/event-words.ts';
import type { Icon } from '../../rules/campaign/state.ts';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { EventDef } from '../../rules/definitions.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { game } from '../../rules/index.ts';
import { zone } from '../quest/kit.ts';
import { goOn, leftBy, plainAnswer, playTo, smallPlan, type Table, withSmallCampaign } from './kit.ts';

const NEREKHALL = 'Shadow of Nerekhall';

withSmallCampaign();

let printed = descentBoxes.printed;
beforeEach(() => {
  printed = descentBoxes.printed;
  return () => descentBoxes.print(printed);
});

/** A campaign in a city: two ways with these icons lead to every quest. */
function inCity(events: readonly EventDef[], ...icons: readonly Icon[]): void {
  const city = campaign(
    { name: 'Small', original: true },
    {
      plan: smallPlan,
      box: NEREKHALL,
      events: 'city',
      start: 'Gate',
      paths: [path('Gate', 'Square', ...icons), path('Gate', 'Bridge', ...icons), path('Bridge', 'Square')],
      places: { one: 'Square', two: 'Square', three: 'Square', four: 'Square', five: 'Square' },
    },
  );
  descentBoxes.print(new DescentBox({ ...printed.content, campaigns: [city], events }));
}

const toWay = (t: Table): Table => {
  while (t.match.choice!.topic !== 'way') t.choose(plainAnswer(t.match));
  return t;
};
const harmed = (t: Table): number =>
  (t.state.zones.map as unknown as { hero: number; damage: number }[])
    .filter(({ hero }) => hero >= 0)
    .reduce((sum, { damage }) => sum + damage, 0);

const own = event('city-own', 'Fair', { box: BASE_BOX, deck: 'city' }, { street: gainsGold(25) });
const other = event('city-other', 'Riot', { box: 'Another Box', deck: 'city' }, { street: gainsGold(75) });

describe('in Shadow of Nerekhall', () => {
  ruleTest('City Event cards take the place of Travel Event cards [D2-CITY-04, D2-TRAVEL-11]', (open) => {
    inCity([...travelEvents, ...cityEvents], 'street');
    const t = toWay(goOn(open, leftBy()));
    expect(zone(t, 'event-deck').sort()).toEqual(cityEvents.map(({ id }) => id).sort());
  });

  ruleTest('their deck has those of every box in use, and of no other [D2-TRAVEL-14]', (open) => {
    inCity([...cityEvents, own, other], 'street');
    const t = toWay(goOn(open, leftBy()));
    expect(zone(t, 'event-deck')).toContain('city-own');
    expect(zone(t, 'event-deck')).not.toContain('city-other');
  });

  ruleTest(
    'the part with the icon happens, one card for each icon, and they go back [D2-CITY-05]',
    (open) => {
      const blow = event(
        'city-blow',
        'Blow',
        { box: NEREKHALL, deck: 'city' },
        { tower: suffers('damage', 1, each(heroes)), sewer: gainsGold(25) },
      );
      inCity([blow, { ...blow, id: 'city-blow-2' }], 'street', 'tower');
      const t = playTo(
        goOn(open, leftBy([{ quest: 'start', slot: 'introduction', won: 'overlord' }])),
        'd2.ask.next-hero',
      );
      // Nothing at the street; at the tower each of two heroes suffers 1 damage; nothing of the sewer.
      expect([harmed(t), t.state.campaign!.gold]).toEqual([2, 0]);
      expect([zone(t, 'event-deck'), zone(t, 'events')]).toEqual([[], []]);
    },
  );

  it('Seedy District leads to another card, whether its test is passed or failed [D2-FTRAVEL-02]', () => {
    const seedy = cityEvents.find(({ name }) => name === 'Seedy District')!;
    inCity([seedy, { ...own, box: NEREKHALL }], 'street');
    const met = new Map<string, unknown[]>();
    for (let seed = 0; met.size < 2 && seed < 30; seed++) {
      const match = createMatch({
        game,
        seats: ['Olga', 'Ada', 'Ben'],
        seed,
        options: { campaign: 'small' },
        legacy: leftBy(),
        inCampaign: true,
      });
      while (match.state.phase !== 'hero') match.answer(match.choice!.seat, plainAnswer(match));
      const cards = match.log.filter(({ key }) => key === 'd2.log.event').map(({ args }) => args?.card);
      const tested = match.log.find(({ key }) => key === 'd2.log.passes' || key === 'd2.log.fails')?.key;
      if (cards[0] === 'Seedy District') met.set(tested!, cards);
    }
    expect(Object.fromEntries(met)).toEqual({
      'd2.log.passes': ['Seedy District', 'Fair'],
      'd2.log.fails': ['Seedy District', 'Fair'],
    });
  });
});
