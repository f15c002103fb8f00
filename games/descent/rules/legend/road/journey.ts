import { note } from '@questwright/adventure';
import { pick, type Rule, remove } from '@questwright/kernel';
import { descentBoxes } from '../../catalogue.ts';
import { makePiece } from '../../pieces.ts';
import type { Descent } from '../../state.ts';
import { EVENTS } from '../../zones.ts';
import { roadOf } from './road.ts';

/** On the way to a quest the party meets one event, none twice before all have been met. */
export function* journey(g: Descent): Rule {
  const road = roadOf(g);
  const all = descentBoxes.of(g).content.events.filter(({ deck }) => deck === 'legend');
  if (all.length === 0) return;
  if (all.every(({ id }) => road.met.includes(id))) road.met = [];
  const { id, name, events } = pick(
    g,
    'road event',
    all.filter((one) => !road.met.includes(one.id)),
    (one) => one.id,
  );
  road.met.push(id);
  const card = makePiece(g, id, EVENTS);
  note(g, 'd2.log.event', { icon: 'road', card: name }, 'D2-TRAVEL-18');
  yield* events.road!.run(g, { seat: g.players[0]!, card, figure: null, event: null });
  remove(g, card);
}
