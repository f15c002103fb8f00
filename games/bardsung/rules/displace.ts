import { nameOf, note, tell } from '@questwright/adventure';
import { type As, chooseOne, type Rule, type Text } from '@questwright/kernel';
import { asZone } from './map/as-zone.ts';
import { zonesNextTo } from './map/ways.ts';
import { hasTerrain, isHero } from './pieces.ts';
import { everySeat } from './seats.ts';
import type { Bardsung, Piece } from './state.ts';
import { arrive, FORCING } from './terrain/enter.ts';

/** A model comes to stand in a zone. */
export function putIn(g: Bardsung, model: Piece, at: number): void {
  model.at = at;
  model.host = ++g.arrivals;
}

const STAYS = -1;

/** Somebody picks a zone next to a model to put it in, or leaves it where it is. */
function* pickZone(
  g: Bardsung,
  seat: number | readonly number[],
  model: Piece,
  zones: readonly number[],
  mayStay: boolean,
  prompt: Text,
): Rule<number> {
  const as = asZone(g);
  const orStay: As<number> = {
    id: (at) => (at === STAYS ? 'stay' : as.id(at)),
    text: (at) => (at === STAYS ? 'bs.stay' : as.text(at)),
    about: (at) => (at === STAYS ? {} : as.about!(at)),
  };
  return yield* chooseOne(g, {
    seat,
    topic: 'displace',
    subject: { model: model.id },
    prompt,
    among: mayStay ? [...zones, STAYS] : zones,
    as: orStay,
  });
}

/** The target of an attack is put in a zone next to its own. */
export function* push(g: Bardsung, by: Piece | null, model: Piece): Rule {
  const zones = zonesNextTo(g, model.at);
  if (zones.length === 0) return;
  // A card can make heroes push themselves: then there is no attacker who could leave them where they are.
  const byHero = by !== null && isHero(by) && by !== model;
  const isForced = isHero(model) && by !== null && !isHero(by);
  const forced = !isForced ? [] : zones.filter((at) => FORCING.some((def) => hasTerrain(g, at, def)));
  const among = forced.length > 0 ? forced : zones;
  const seat = byHero ? by.seat : everySeat(g);
  const at = yield* pickZone(g, seat, model, among, byHero, ['bs.ask.push', { model: nameOf(g, model) }]);
  if (at === STAYS) return;
  const from = model.at;
  putIn(g, model, at);
  note(g, 'bs.log.pushed', { model }, 'BS-EFFECT-03');
  yield* tell(g, 'pushed', { model, from });
  yield* arrive(g, model, 'pushed');
}

/** The attacker is put in a zone next to its own. */
export function* dodge(g: Bardsung, model: Piece): Rule {
  const zones = zonesNextTo(g, model.at);
  if (zones.length === 0) return;
  const seat = isHero(model) ? model.seat : everySeat(g);
  const at = yield* pickZone(g, seat, model, zones, isHero(model), [
    'bs.ask.dodge',
    { model: nameOf(g, model) },
  ]);
  if (at !== STAYS) yield* stepInto(g, model, at, 'BS-EFFECT-04');
}

/** A model moves into a zone: by a step of its move, or by a dodge. */
export function* stepInto(g: Bardsung, model: Piece, at: number, rule: string): Rule {
  const from = model.at;
  putIn(g, model, at);
  note(g, 'bs.log.moves', { model }, rule);
  yield* tell(g, 'moved', { model, from });
  yield* arrive(g, model, 'moved');
}
