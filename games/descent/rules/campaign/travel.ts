import { note } from '@questwright/adventure';
import { type As, cardsIn, chooseOne, move, type Rule, remove, shuffle } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { CardDefinition, Context, EventDef } from '../definitions.ts';
import { returnToBox } from '../discard.ts';
import { makePiece } from '../pieces.ts';
import { beginEncounter } from '../setup/begin.ts';
import type { Descent, Piece } from '../state.ts';
import { window } from '../windows/window.ts';
import { EVENT_DECK, EVENTS, KEPT } from '../zones.ts';
import { campaignDef, campaignOf, heroSeats } from './campaign.ts';
import { lying } from './holdings.ts';
import { type Way, waysTo } from './land.ts';
import { playRumors } from './rumors.ts';
import type { Icon, Journey } from './state.ts';

/** Step 8: the heroes travel, one icon after the other, and then the quest begins. [D2-CAMP-44, D2-TRAVEL-01, D2-TRAVEL-03] */
export function* travel(g: Descent): Rule {
  const campaign = campaignOf(g);
  const { journey } = campaign;
  if (!journey) {
    campaign.journey = yield* setOut(g);
    yield* playRumors(g, 'travel');
    return;
  }
  const icon = journey.icons[journey.at];
  if (icon === undefined) {
    yield* playRumors(g, 'arrival');
    putEventsBack(g);
    yield* window(g, 'campaignStepEnds', { step: campaign.step });
    campaign.step = 0;
    yield* beginEncounter(g);
    return;
  }
  yield* pass(g, journey, icon);
  journey.at++;
}

/** The heroes choose the way, if there are several. [D2-TRAVEL-09] */
function* setOut(g: Descent): Rule<Journey> {
  layOutEvents(g);
  const { icons } = yield* chooseWay(g);
  return { icons, at: 0, skip: false };
}

function* chooseWay(g: Descent): Rule<Pick<Way, 'icons'>> {
  if (campaignOf(g).slot === 'card') return { icons: (defOf(g, questCard(g)) as CardDefinition).icons ?? [] };
  const def = campaignDef(g);
  const place = def.places[g.quest] ?? def.start;
  return yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'way',
    prompt: ['d2.ask.way', { place }],
    among: waysTo(def, place),
    as: asWay,
  });
}

/** The Quest card whose quest is played. */
const questCard = (g: Descent): Piece => {
  const found = lying(g, 'quest-cards').find((card) => (defOf(g, card) as CardDefinition).quest === g.quest);
  if (!found) throw new Error(`No Quest card leads to "${g.quest}".`);
  return found;
};

const asWay: As<Way> = {
  id: ({ places }) => `way:${places.join('-')}`,
  text: ({ places }) => ['d2.word.way', { places: places.slice(1).join(', ') }],
};

/** At an icon an event card is drawn, and its part with that icon happens. [D2-TRAVEL-10, D2-TRAVEL-12] */
function* pass(g: Descent, journey: Journey, icon: Icon): Rule {
  if (journey.skip) {
    journey.skip = false;
    note(g, 'd2.log.no-event', { icon }, 'D2-TRAVEL-12');
    return;
  }
  yield* meetEvent(g, icon);
}

/** The next event card happens, as far as it speaks of the icon. */
export function* meetEvent(g: Descent, icon: Icon): Rule {
  const [card] = lying(g, EVENT_DECK);
  if (!card) return;
  move(g, card, EVENTS, { down: false });
  const { name, events, once } = defOf(g, card) as EventDef;
  const effect = events[icon];
  note(g, effect ? 'd2.log.event' : 'd2.log.no-event', { icon, card: name }, 'D2-TRAVEL-12');
  if (!effect) return;
  yield* effect.run(g, contextOfEvent(g, card));
  if (once) returnToBox(g, card);
}

const contextOfEvent = (g: Descent, card: Piece): Context => ({
  seat: g.players[0]!,
  card,
  figure: null,
  event: null,
});

/** The event cards of all boxes, of the land or of a city; a journey to a Quest card always goes through the land. [D2-TRAVEL-13, D2-CITY-06, D2-CITY-07] */
function layOutEvents(g: Descent): void {
  const campaign = campaignOf(g);
  const deck = campaign.slot === 'card' ? 'travel' : campaignDef(g).events;
  for (const event of descentBoxes.of(g).content.events)
    if (event.deck === deck && isInUse(g, event) && !campaign.box.includes(event.id) && !isKept(g, event))
      makePiece(g, event.id, EVENT_DECK);
  if (g.zones[EVENT_DECK]) shuffle(g, 'event deck', EVENT_DECK);
}

/** Whether somebody keeps an event card. */
const isKept = (g: Descent, { id }: EventDef): boolean =>
  lying(g, KEPT).some(({ def }) => def.startsWith(`${id}/`));

/** When the journey is over, all events are in their deck again. [D2-TRAVEL-16] */
function putEventsBack(g: Descent): void {
  for (const zone of [EVENTS, EVENT_DECK])
    if (g.zones[zone]) for (const card of [...cardsIn(g, zone)]) remove(g, card);
}
