import { nameOf } from '@questwright/adventure';
import { type Entry, ScenarioError, use } from '@questwright/kernel';
import { fateFor } from '../encounter/begin.ts';
import { beginEnemyTurn } from '../enemy/enemy-turn.ts';
import { zoneLabel } from '../map/as-zone.ts';
import { layoutOf } from '../map/layout.ts';
import { sideOf, zoneOn } from '../map/mat.ts';
import { initiativeCard } from '../order/marching-order.ts';
import { abilitiesOf, bring, equipmentOf, initiativeCards } from '../pieces.ts';
import { type Bardsung, MARKS, type Piece } from '../state.ts';
import { beginHeroTurn } from '../turn/hero-turn.ts';
import { abilityKey } from '../turn/offers.ts';
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
    for (const def of cards) bring(g, def, zone).down = zone.endsWith('-deck');
  heroes.forEach((hero, seat) => {
    place(g, hero, MODEL[seat]!, seat);
    for (const def of hero.abilities) bring(g, def, ABILITIES[seat]!, { seat });
    for (const def of hero.equipment) bring(g, def, EQUIPMENT[seat]!, { seat });
    for (const { def, serious } of hero.cards) bring(g, def, WOUNDS[seat]!, { seat, turned: serious });
    for (const { def, exhausted, fitted } of hero.pack)
      bring(g, def, PACK[seat]!, { seat, exhausted, host: fittedTo(g, seat, fitted) });
    const sheet = g.heroes[seat]!;
    g.heroes[seat] = { ...sheet, mods: { ...sheet.mods, ...hero.raised } };
    g.third[seat] = hero.third;
    g.order.push(bring(g, hero.def, 'initiative', { seat }).id);
  });
  for (const enemy of enemies) {
    const model = place(g, enemy, 'enemies', -1);
    model.wounds = enemy.wounds;
    if (enemy.attacker !== null) model.foe = heroes.findIndex(({ name }) => name === enemy.attacker);
    if (!initiativeCards(g).some(({ def, seat }) => seat < 0 && def === enemy.def))
      g.order.push(bring(g, enemy.def, 'initiative').id);
  }
  g.bannerUsed = described.bannerUsed;
  g.dead = described.dead.map(({ at, side }) => portalCalled(g, at, side));
  for (const { def, at } of described.terrain) bring(g, def, 'terrain', { at: zoneCalled(g, at) });
  for (const at of described.chests) bring(g, 'chest', 'chests', { at: zoneCalled(g, at) });
  for (const door of described.doors) placeDoor(g, door);
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
function placeDoor(g: Bardsung, { at, to, side, closed }: Described['doors'][number]): void {
  const from = zoneCalled(g, at);
  const { passages, unexplored } = layoutOf(g);
  const portal = to.isSaid
    ? passages.find(({ zones }) => zones.includes(from) && zones.includes(zoneCalled(g, to)))?.portals[0]
    : side === null
      ? unexplored.find(({ zone }) => zone === from)?.portal
      : portalCalled(g, at, side);
  if (portal === undefined)
    throw at.wrong(
      'there is no portal for a door; doors lie between two tiles, or at a portal beyond which there is no tile',
    );
  bring(g, 'door', 'doors', { host: portal, turned: closed });
}

/** An unexplored portal by its zone and the side to which it leads. */
function portalCalled(g: Bardsung, at: Entry, side: string): number {
  const zone = zoneCalled(g, at);
  const opening = layoutOf(g).unexplored.find((one) => one.zone === zone && sideOf(one) === side);
  if (!opening) throw at.wrong(`there is no unexplored portal to the ${side}`);
  return opening.portal;
}

/** The id of the card of equipment that a gemstone or a rune is fitted to; 0 when it is not fitted. */
function fittedTo(g: Bardsung, seat: number, fitted: number | null): number {
  if (fitted === null) return 0;
  const card = equipmentOf(g, seat)[fitted];
  if (!card) throw new ScenarioError(`There is no card of equipment ${fitted} to be fitted.`, ['heroes']);
  return card.id;
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
  // A boss that is named twice has been turned over twice.
  for (const name of turned) {
    const card = cardCalled(g, name);
    if (card.turned) card.host++;
    card.turned = true;
  }
}

function beginSaidTurn(g: Bardsung, { turn, actions, steps, used, begun }: Described): void {
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
    g.turn!.steps = steps;
    for (const name of used) use(g, 'turn', abilityKey(abilityCalled(g, card.seat, name)));
    if (begun) [g.turn!.fresh, g.turn!.mayRecover] = [false, false];
  }
}

function abilityCalled(g: Bardsung, seat: number, name: string): Piece {
  const card = abilitiesOf(g, seat).find((one) => nameOf(g, one) === name || one.def === name);
  if (!card) throw new ScenarioError(`The hero has no ability "${name}".`, ['used']);
  return card;
}
