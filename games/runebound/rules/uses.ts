import { note, pieces } from '@questwright/adventure';
import { type Closed, isFresh, type Rule, use as useUp } from '@questwright/kernel';
import { cardDef } from './catalogue.ts';
import { heroContext } from './context.ts';
import type { Hindrance, Moment, Period, Use } from './definitions.ts';
import { isDefeated } from './heroes.ts';
import { asOffer, type Offer, type UseOffer } from './offers.ts';
import type { Piece, Runebound } from './state.ts';
import { isTurnOf } from './whose-turn.ts';
import { ASSETS, HERO, LEARNED, RUMORS } from './zones.ts';

/** Adds to `offers` what a hero can use now: its own cards, and between actions what is open to all heroes. */
export function addUses(g: Runebound, seat: number, moment: Moment, offers: Offer[]): void {
  addFrom(g, HERO[seat]!, seat, moment, offers);
  addFrom(g, ASSETS[seat]!, seat, moment, offers);
  addFrom(g, LEARNED[seat]!, seat, moment, offers);
  if (moment !== 'turn') return;
  addFrom(g, RUMORS[seat]!, seat, moment, offers);
  addFrom(g, 'story-track', seat, moment, offers);
  addFrom(g, 'scenario', seat, moment, offers);
}

function addFrom(g: Runebound, zone: string, seat: number, moment: Moment, offers: Offer[]): void {
  for (const card of pieces(g, zone)) {
    if (card.down) continue;
    const { uses } = cardDef(g, card);
    for (let index = 0; index < uses.length; index++) {
      const use = uses[index]!;
      if (!isUsable(g, seat, card, use, index, moment)) continue;
      const idle = use.combatAction && !use.does(g, heroContext(g, seat, card));
      offers.push({ kind: 'use', card, use, index, idle });
    }
  }
}

function isUsable(g: Runebound, seat: number, card: Piece, use: Use, index: number, moment: Moment): boolean {
  if (!use.moments.includes(moment)) return false;
  if (use.once !== null && !isUnused(g, use.once, card, index)) return false;
  // Once per turn means the hero's own turn, and actions are spent in it alone.
  if ((use.once === 'turn' || use.actions > 0) && !isTurnOf(g, seat)) return false;
  if (use.actions > 0 && !canAct(g, seat, use.actions)) return false;
  return use.hindrance(g, heroContext(g, seat, card)) === null;
}

/** Whether a hero has so many actions for something other than resting or getting up. */
export function canAct(g: Runebound, seat: number, actions: number): boolean {
  const hero = g.heroes[seat]!;
  return hero.actions >= actions && !hero.delayed && !isDefeated(g, seat);
}

const usedAs = (card: Piece, index: number): string => `${card.def}#${card.id}.${index}`;

export const isUnused = (g: Runebound, period: Period, card: Piece, index: number): boolean =>
  isFresh(g, period, usedAs(card, index));

export function markUsed(g: Runebound, period: Period, card: Piece, index: number): void {
  useUp(g, period, usedAs(card, index));
}

/** Uses an ability: its actions are spent and its limit is marked before it happens. */
export function* useNow(g: Runebound, seat: number, { card, use, index }: UseOffer): Rule {
  g.heroes[seat]!.actions -= use.actions;
  if (use.once !== null) markUsed(g, use.once, card, index);
  const rule = use.actions > 0 ? 'RB-ACT-08' : 'RB-ABILITY-06';
  note(g, 'rb.log.uses', { hero: seat, card }, rule);
  yield* use.run(g, heroContext(g, seat, card, use.combatAction));
}

/** The abilities of a hero's own cards that it cannot use between actions now, and why. */
export function closedUses(g: Runebound, seat: number): Closed[] {
  const as = asOffer(g);
  const open: Offer[] = [];
  addUses(g, seat, 'turn', open);
  const ids = new Set(open.map(as.id));
  return [HERO, ASSETS, LEARNED, RUMORS]
    .flatMap((zones) => pieces(g, zones[seat]!))
    .filter(({ down }) => !down)
    .flatMap((card) =>
      cardDef(g, card).uses.map((use, index): UseOffer => ({ kind: 'use', card, use, index, idle: false })),
    )
    .filter((offer) => offer.use.moments.includes('turn') && !ids.has(as.id(offer)))
    .map((offer) => ({ id: as.id(offer), text: as.text(offer), ...whyNot(g, seat, offer) }));
}

function whyNot(g: Runebound, seat: number, { card, use, index }: UseOffer): Pick<Closed, 'reason' | 'rule'> {
  if (use.once !== null && !isUnused(g, use.once, card, index)) {
    return { reason: ['rb.why.used', { period: [`rb.period.${use.once}`] }], rule: 'RB-ABILITY-05' };
  }
  if (use.actions > g.heroes[seat]!.actions) {
    return { reason: ['rb.why.actions', { n: use.actions }], rule: 'RB-ACT-08' };
  }
  if (use.actions > 0 && isDefeated(g, seat)) return { reason: 'rb.why.defeated', rule: 'RB-DEFEAT-12' };
  if (use.actions > 0 && g.heroes[seat]!.delayed) return { reason: 'rb.why.delayed', rule: 'RB-DELAY-07' };
  return WHY[use.hindrance(g, heroContext(g, seat, card)) ?? 'condition'];
}

const WHY: { readonly [hindrance in Hindrance]: Pick<Closed, 'reason' | 'rule'> } = {
  condition: { reason: 'rb.why.not-now', rule: 'RB-ABILITY-20' },
  cost: { reason: 'rb.why.cannot-pay', rule: 'RB-ABILITY-16' },
  nothing: { reason: 'rb.why.does-nothing', rule: 'RB-ABILITY-19' },
};
