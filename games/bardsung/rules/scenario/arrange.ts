import { nameOf } from '@questwright/adventure';
import { type Entry, ScenarioError } from '@questwright/kernel';
import { fateFor } from '../encounter/begin.ts';
import { beginEnemyTurn } from '../enemy/enemy-turn.ts';
import { zoneLabel } from '../map/as-zone.ts';
import { layoutOf } from '../map/layout.ts';
import { zoneOn } from '../map/mat.ts';
import { initiativeCard } from '../order/marching-order.ts';
import { bring, initiativeCards } from '../pieces.ts';
import { type Bardsung, MARKS, type Piece } from '../state.ts';
import { beginHeroTurn } from '../turn/hero-turn.ts';
import { ABILITIES, EQUIPMENT, MODEL, PACK, WOUNDS } from '../zones.ts';
import type { Described } from './position.ts';
import type { PlacedModel } from './reader.ts';

/** Lays a described position out on an empty table. */
export function arrangePosition(g: Bardsung, described: Described): void {
  const { components, heroes, enemies, numbers } = described;
  g.tiles = [...components.encounter.layout];
  g.phase = described.phase;
  g.round = numbers.round;
  g.left = numbers.left;
  g.gold = numbers.gold;
  g.loud = numbers.loud;
  g.fate = { most: fateFor(g.seats), active: Math.min(numbers.fate ?? 0, fateFor(g.seats)) };
  g.supplies = { ...described.supplies };
  for (const [zone, cards] of Object.entries(described.decks))
    for (const def of cards) bring(g, def, zone).down = true;
  heroes.forEach((hero, seat) => {
    place(g, hero, MODEL[seat]!, seat);
    for (const def of hero.abilities) bring(g, def, ABILITIES[seat]!, { seat });
    for (const def of hero.equipment) bring(g, def, EQUIPMENT[seat]!, { seat });
    for (const def of hero.plain) bring(g, def, WOUNDS[seat]!, { seat });
    for (const def of hero.serious) bring(g, def, WOUNDS[seat]!, { seat, turned: true });
    for (const { def, exhausted } of hero.pack) bring(g, def, PACK[seat]!, { seat, exhausted });
    g.third[seat] = hero.third;
    g.order.push(bring(g, hero.def, 'initiative', { seat }).id);
  });
  for (const enemy of enemies) {
    const model = place(g, enemy, 'enemies', -1);
    model.wounds = enemy.wounds;
    if (!initiativeCards(g).some(({ def, seat }) => seat < 0 && def === enemy.def))
      g.order.push(bring(g, enemy.def, 'initiative').id);
  }
  for (const { def, at } of described.terrain) bring(g, def, 'terrain', { at: zoneCalled(g, at) });
  for (const at of described.chests) bring(g, 'chest', 'chests', { at: zoneCalled(g, at) });
  for (const { at, to, closed } of described.doors) placeDoor(g, at, to, closed);
  for (const { def, host } of described.sustained) bring(g, def, 'sustained', { host });
  for (const { def, host } of described.delayed) bring(g, def, 'delay', { host });
  putInSaidOrder(g, described);
  if (g.phase === 'turn') beginSaidTurn(g, described);
}

function place(g: Bardsung, { def, at, conditions, said }: PlacedModel, zone: string, seat: number): Piece {
  const model = bring(g, def, zone, { seat, at: zoneCalled(g, said.at('at').or(at)), host: ++g.arrivals });
  for (const condition of conditions) {
    if (condition === 'poison') model.poison++;
    else if (condition === 'stunned') model.stunned++;
    else model.marks |= 1 << MARKS.indexOf(condition);
  }
  return model;
}

/** "2B" is zone B of the second tile. */
function zoneCalled(g: Bardsung, entry: Entry): number {
  const [, tile, letter] = /^(\d+)([A-P])$/.exec(entry.text('a zone such as 1A')) ?? [];
  const at = zoneOn(Number(tile) - 1, (letter ?? '?').charCodeAt(0) - 65);
  if (!layoutOf(g).zones.includes(at))
    throw entry.wrong(
      `there is no zone "${String(entry.value)}"; there are ${layoutOf(g).zones.map(zoneLabel).join(', ')}`,
    );
  return at;
}

/** A door lies where two zones meet, or at a portal of a zone beyond which nothing lies. */
function placeDoor(g: Bardsung, at: Entry, to: Entry, closed: boolean): void {
  const from = zoneCalled(g, at);
  const { passages, unexplored } = layoutOf(g);
  const portal = to.isSaid
    ? passages.find(({ zones }) => zones.includes(from) && zones.includes(zoneCalled(g, to)))?.portals[0]
    : unexplored.find(({ zone }) => zone === from)?.portal;
  if (portal === undefined) throw at.wrong('there is no portal for a door');
  bring(g, 'door', 'doors', { host: portal, turned: closed });
}

function cardCalled(g: Bardsung, name: string): Piece {
  const card = initiativeCards(g).find((one) => nameOf(g, one) === name);
  if (!card) {
    const names = initiativeCards(g).map((one) => nameOf(g, one));
    throw new ScenarioError(`There is no "${name}" on the marching order; there are ${names.join(', ')}.`, [
      'order',
    ]);
  }
  return card;
}

function putInSaidOrder(g: Bardsung, { order, exhausted, turned }: Described): void {
  const first = order.map((name) => cardCalled(g, name).id);
  g.order = [...first, ...g.order.filter((id) => !first.includes(id))];
  for (const name of exhausted) cardCalled(g, name).exhausted = true;
  for (const name of turned) cardCalled(g, name).turned = true;
}

function beginSaidTurn(g: Bardsung, { turn, actions }: Described): void {
  const card =
    turn === null
      ? g.order.map((id) => initiativeCard(g, id)).find((one) => !one.exhausted)
      : cardCalled(g, turn);
  if (!card) return;
  g.acting = card.id;
  if (card.seat < 0) beginEnemyTurn(g, card);
  else {
    beginHeroTurn(g, card);
    if (actions !== null) g.turn!.actions = actions;
  }
}
