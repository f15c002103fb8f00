import { note, pieces } from '@questwright/adventure';
import { cardsIn, nested, type Rule } from '@questwright/kernel';
import { theQuest } from '../catalogue.ts';
import { contextAt } from '../context.ts';
import { startCounters } from '../counters.ts';
import { revealLocation } from '../locations.ts';
import { beginRound } from '../phases/round.ts';
import { createPiece } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';
import { PARTY_LIMIT, seatOf, zones } from '../zones.ts';
import { chooseLeader, formParty } from './heroes.ts';
import { chooseQuest } from './quest.ts';
import { buildDecks } from './stacks.ts';

/** From the choice of the quest to the first round. */
export function* setUpQuest(g: Terrinoth): Rule {
  createZones(g);
  yield* chooseQuest(g);
  const def = theQuest(g);
  const quest = createPiece(g, def.id, 'quest');
  note(g, 'ht.log.story', { text: def.story.before }, 'HT-SETUP-16');
  for (const text of def.text) note(g, 'ht.log.quest-rule', { text: nested(text) }, 'HT-QUEST-03');
  buildDecks(g);
  note(
    g,
    'ht.log.decks',
    {
      enemies: pieces(g, 'enemy-deck').length,
      locations: pieces(g, 'location-deck').length,
      exploration: pieces(g, 'exploration-deck').length,
    },
    'HT-SETUP-05',
  );
  if (def.nemesis) createPiece(g, def.nemesis, 'lair', def.nemesisDown);
  for (const card of def.aside) createPiece(g, card, 'aside');
  g.counters = startCounters(def.counters);
  g.peril = 0;

  yield* formParty(g);
  yield* chooseLeader(g);
  if (def.setUp) yield* def.setUp.run(g, contextAt(g.leader, quest));
  yield* revealLocation(g);
  if (def.opening) yield* def.opening.run(g, contextAt(g.leader, quest));
  yield* beginRound(g);
}

/** Every zone of the table, so that all of them are there from the start. */
export function createZones(g: Terrinoth): void {
  for (const zone of ZONES[g.seats]!) cardsIn(g, zone);
}

const ZONES = Array.from({ length: PARTY_LIMIT + 1 }, (_, seats) =>
  Object.keys(zones).filter((zone) => (seatOf(zone) ?? 0) < seats),
);
