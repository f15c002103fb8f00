import { nameOf, type OfferOf, type PlainOffer, plainOffer, wouldDo } from '@questwright/adventure';
import { type About, type As, type Closed, isFresh, nested, type Text } from '@questwright/kernel';
import { deedsFor } from '../aspects/aspects.ts';
import { hasTarget } from '../attack/hero-attack.ts';
import { abilityDef, aspectDef, treasureDef } from '../catalogue.ts';
import { whyNotExplore } from '../explore/portals.ts';
import { canSpendCharm } from '../fate/fate.ts';
import { zoneLabel, zoneText } from '../map/as-zone.ts';
import { type Opening, sideOf } from '../map/mat.ts';
import { zonesOfDoor } from '../map/ways.ts';
import { inBattle } from '../order/marching-order.ts';
import {
  abilitiesOf,
  chestsOnMat,
  doorsOnMat,
  enemiesIn,
  enemiesOnMat,
  heroModel,
  packOf,
  terrainIn,
} from '../pieces.ts';
import { speedOf } from '../profile.ts';
import type { Bardsung, HeroTurn, Piece } from '../state.ts';
import { seriousWounds } from '../wounds/recover.ts';
import { zonesWithin } from './walk.ts';

interface MoveOffer extends OfferOf<'move'> {
  readonly at: number;
}
type CardKind = 'ability' | 'aspect' | 'door' | 'chest' | 'banner' | 'mushrooms' | 'consumable' | 'recover';
type CardOffer = { readonly [K in CardKind]: OfferOf<K> & { readonly card: Piece } }[CardKind];
interface ExploreOffer extends OfferOf<'explore'> {
  readonly opening: Opening;
}
export type TurnOffer = MoveOffer | CardOffer | ExploreOffer | PlainOffer;

type Reason = readonly [reason: string, rule: string];
type Judge = (offer: TurnOffer, reason: Reason | null) => void;

const REST = plainOffer('rest', 'bs.offer.rest');
const NO_ACTION: Reason = ['bs.why.no-action', 'BS-HERO-01'];

/** What is open to a hero in the turn. */
export function openOffers(g: Bardsung, turn: HeroTurn): TurnOffer[] {
  const open: TurnOffer[] = [];
  goThrough(g, turn, (offer, reason) => {
    if (reason === null) open.push(offer);
  });
  return open;
}

/** What is not, with the reason: worked out when somebody looks at it. */
export function closedOffers(g: Bardsung, turn: HeroTurn): Closed[] {
  const closed: Closed[] = [];
  const as = asTurnOffer(g);
  const shut = (offer: TurnOffer, [reason, rule]: Reason): void => {
    closed.push({ id: as.id(offer), text: as.text(offer), reason, rule });
  };
  goThrough(g, turn, (offer, reason) => {
    if (reason !== null) shut(offer, reason);
  });
  if (turn.fresh && inBattle(g)) shut(REST, ['bs.why.in-battle', 'BS-REST-02']);
  const hero = heroModel(g, turn.seat);
  if (turn.actions === 0 && turn.steps === 0)
    for (const at of zonesWithin(g, hero.at, speedOf(g, hero))) shut({ kind: 'move', at }, NO_ACTION);
  return closed;
}

function goThrough(g: Bardsung, turn: HeroTurn, offer: Judge): void {
  const hero = heroModel(g, turn.seat);
  const forAction = (reason: Reason | null): Reason | null => (turn.actions > 0 ? reason : NO_ACTION);

  if (turn.fresh && !inBattle(g))
    offer(REST, g.supplies.firewood > 0 ? null : ['bs.why.no-firewood', 'BS-REST-01']);
  if (turn.mayRecover) for (const card of seriousWounds(g, turn.seat)) offer({ kind: 'recover', card }, null);
  for (const card of abilitiesOf(g, turn.seat)) offerAbility(g, turn, hero, card, offer);
  const steps = turn.steps > 0 ? turn.steps : turn.actions > 0 ? speedOf(g, hero) : 0;
  for (const at of zonesWithin(g, hero.at, steps)) offer({ kind: 'move', at }, null);
  for (const [opening, reason] of whyNotExplore(g, hero.at))
    offer({ kind: 'explore', opening }, forAction(reason));
  for (const card of doorsOnMat(g))
    if (zonesOfDoor(g, card).includes(hero.at)) offer({ kind: 'door', card }, forAction(whyNotDoor(g, card)));
  for (const card of chestsOnMat(g)) if (card.at === hero.at) offer({ kind: 'chest', card }, null);
  const tokens = terrainIn(g, hero.at);
  for (const card of tokens)
    if (card.def === 'banner')
      offer(
        { kind: 'banner', card },
        forAction(enemiesIn(g, hero.at).length === 0 ? null : ['bs.why.enemy-by-banner', 'BS-TERRAIN-08']),
      );
  for (const card of tokens)
    if (card.def === 'mushrooms')
      offer({ kind: 'mushrooms', card }, inBattle(g) ? ['bs.why.in-battle', 'BS-TERRAIN-18'] : null);
  for (const card of deedsFor(g, hero)) offer({ kind: 'aspect', card }, forAction(whyNotDeed(g, hero, card)));
  for (const card of packOf(g, turn.seat))
    if (treasureDef(g, card).sort === 'consumable')
      offer({ kind: 'consumable', card }, whyNotConsume(g, turn, card));
  if (canSpendCharm(g)) offer(plainOffer('charm', 'bs.offer.charm'), null);
  offer(plainOffer('end', 'bs.offer.end'), null);
}

function offerAbility(g: Bardsung, turn: HeroTurn, hero: Piece, card: Piece, offer: Judge): void {
  if (abilityDef(g, card).active) offer({ kind: 'ability', card }, whyNotUse(g, turn, hero, card));
}

/** The same card once a turn; a fate token where it costs one; somebody to attack. */
function whyNotUse(g: Bardsung, turn: HeroTurn, hero: Piece, card: Piece): Reason | null {
  const { attack, skill, fate, free } = abilityDef(g, card);
  if (!free && turn.actions === 0) return NO_ACTION;
  if (!isFresh(g, 'turn', abilityKey(card))) return ['bs.why.used-this-turn', 'BS-HERO-07'];
  if (fate && g.fate.active === 0) return ['bs.why.no-fate', 'BS-ABIL-04'];
  if (attack && !hasTarget(g, hero, attack)) return ['bs.why.no-target', 'BS-ATK-01'];
  if (skill && !wouldDo(skill, g, { seat: hero.seat, card, attacker: hero, target: null, event: null }))
    return ['bs.why.does-nothing', 'BS-HERO-06'];
  return null;
}

export const abilityKey = ({ id }: Piece): string => `ability:${id}`;

/** Closing a door costs a toolkit while monsters are in play. */
function whyNotDoor(g: Bardsung, door: Piece): Reason | null {
  const costs = !door.turned && enemiesOnMat(g).length > 0;
  return costs && g.supplies.toolkit === 0 ? ['bs.why.no-toolkit', 'BS-EXPL-07'] : null;
}

function whyNotDeed(g: Bardsung, hero: Piece, card: Piece): Reason | null {
  const c = { seat: hero.seat, card, attacker: hero, target: hero, event: null };
  return wouldDo(aspectDef(g, card).deed!.effect, g, c) ? null : ['bs.why.does-nothing', 'BS-TERRAIN-20'];
}

function whyNotConsume(g: Bardsung, { seat }: HeroTurn, card: Piece): Reason | null {
  if (card.exhausted) return ['bs.why.exhausted', 'BS-LOOT-08'];
  const { effect } = treasureDef(g, card);
  const c = { seat, card, attacker: heroModel(g, seat), target: null, event: null };
  return effect && wouldDo(effect, g, c) ? null : ['bs.why.does-nothing', 'BS-LOOT-06'];
}

/** How the offers of a turn are told. */
export const asTurnOffer = (g: Bardsung): As<TurnOffer> => ({
  id: idOf,
  text: (offer) => textOf(g, offer),
  about: aboutOf,
});

function idOf(offer: TurnOffer): string {
  if (offer.kind === 'plain') return offer.id;
  if (offer.kind === 'move') return `move:${zoneLabel(offer.at)}`;
  if (offer.kind === 'explore') return `explore:${offer.opening.portal}`;
  return `${offer.kind}:${offer.card.id}`;
}

function textOf(g: Bardsung, offer: TurnOffer): Text {
  if (offer.kind === 'plain') return offer.text;
  if (offer.kind === 'move') return ['bs.offer.move', { zone: nested(zoneText(g, offer.at)) }];
  if (offer.kind === 'explore')
    return ['bs.offer.explore', { zone: zoneLabel(offer.opening.zone), side: sideOf(offer.opening) }];
  const { kind, card } = offer;
  return [`bs.offer.${kind === 'door' && card.turned ? 'open-door' : kind}`, { card: nameOf(g, card) }];
}

function aboutOf(offer: TurnOffer): About {
  if (offer.kind === 'plain') return {};
  if (offer.kind === 'move') return { zone: offer.at };
  if (offer.kind === 'explore') return { portal: offer.opening.portal };
  return { card: offer.card.id };
}
