import { type Unusable, unusableAt, usableAt, useNow as useAbility } from '@questwright/adventure';
import { type Closed, type Listening, type Rule, zoneKind } from '@questwright/kernel';
import type { Moment, Use } from './definitions.ts';
import { isDefeated } from './heroes.ts';
import { asOffer, type Offer, type UseOffer } from './offers.ts';
import type { Piece, Runebound } from './state.ts';

/** Adds to `offers` what a hero can use now: its own cards, and between actions what is open to all heroes. */
export function addUses(g: Runebound, seat: number, moment: Moment, offers: Offer[]): void {
  const abilities = usableAt(g, moment, seat);
  if (abilities.length === 0) return;
  for (const ability of asTheyLie(abilities)) {
    const { combatAction, does } = ability.listener as Use;
    offers.push(useOf(ability, combatAction && !does(g, ability.card, { seat })));
  }
}

/** The hero first, then its assets, its skills and its rumors, then what is open to all. */
const ROWS = ['hero', 'assets', 'learned', 'rumors', 'story-track', 'scenario'];
const rowOf = ({ card }: Listening): number => ROWS.indexOf(zoneKind(card.zone));
const asTheyLie = (abilities: readonly Listening[]): readonly Listening[] =>
  abilities.length < 2 ? abilities : [...abilities].sort((a, b) => rowOf(a) - rowOf(b));

const useOf = (ability: Listening, idle: boolean): UseOffer => ({
  kind: 'use',
  card: ability.card as Piece,
  use: ability.listener as Use,
  ability,
  idle,
});

/** Whether a hero has this many actions for something other than resting or getting up. */
export function canAct(g: Runebound, seat: number, actions: number): boolean {
  const hero = g.heroes[seat]!;
  return hero.actions >= actions && !hero.delayed && !isDefeated(g, seat);
}

export const useNow = (g: Runebound, seat: number, { ability }: UseOffer): Rule =>
  useAbility(g, ability, seat);

/** The abilities of a hero's own cards that it cannot use between actions now, and why. */
export function closedUses(g: Runebound, seat: number): Closed[] {
  const as = asOffer(g);
  const all = unusableAt(g, 'turn', seat);
  return all
    .sort((a, b) => rowOf(a.ability) - rowOf(b.ability))
    .map((one) => {
      const offer = useOf(one.ability, false);
      return { id: as.id(offer), text: as.text(offer), ...whyNot(g, seat, one, offer.use) };
    });
}

function whyNot(
  g: Runebound,
  seat: number,
  { hindrance }: Unusable,
  { actions, once }: Use,
): Pick<Closed, 'reason' | 'rule'> {
  if (hindrance === 'used') {
    return { reason: ['rb.why.used', { period: [`rb.period.${once}`] }], rule: 'RB-ABILITY-05' };
  }
  if (actions > g.heroes[seat]!.actions) {
    return { reason: ['rb.why.actions', { n: actions }], rule: 'RB-ACT-08' };
  }
  if (actions > 0 && isDefeated(g, seat)) return { reason: 'rb.why.defeated', rule: 'RB-DEFEAT-12' };
  if (actions > 0 && g.heroes[seat]!.delayed) return { reason: 'rb.why.delayed', rule: 'RB-DELAY-07' };
  return WHY[hindrance];
}

const NOT_NOW = { reason: 'rb.why.not-now', rule: 'RB-ABILITY-20' };
const WHY: {
  readonly [hindrance in Exclude<Unusable['hindrance'], 'used'>]: Pick<Closed, 'reason' | 'rule'>;
} = {
  period: NOT_NOW,
  condition: NOT_NOW,
  price: { reason: 'rb.why.cannot-pay', rule: 'RB-ABILITY-16' },
  nothing: { reason: 'rb.why.does-nothing', rule: 'RB-ABILITY-19' },
};
