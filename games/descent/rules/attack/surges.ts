import { note, valueFor } from '@questwright/adventure';
import { type Closed, chooseOne, nested, type Rule } from '@questwright/kernel';
import type { Arms, Surge } from '../armament.ts';
import { resultOf } from '../dice/roll.ts';
import { recover } from '../figures/recover.ts';
import { isHero } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { pieceOf } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Piece } from '../state.ts';
import { surge, surgeText } from '../surges.ts';
import { carryOut } from '../use.ts';
import { window } from '../windows/window.ts';
import type { Offer, PlainWord } from '../words.ts';
import { strikeArea } from './area.ts';
import { becomesCertain } from './certain.ts';
import { attackerOf, goesOn, seatsFor } from './fate.ts';
import { namedSurge } from './find-surge.ts';
import { rollAlso } from './roll.ts';
import { armsOf } from './sources.ts';
import type { SurgeAbility } from './surge-ability.ts';
import type { Attack } from './types.ts';

/**
 * Step 4. First comes what must be paid for, or the attack misses; then the attacker spends surges on
 * abilities, in any order, each of them once.
 */
export function* spendSurges(g: Descent, attack: Attack): Rule {
  attack.stage = 'surges';
  yield* meetDemands(g, attack);
  while (goesOn(g, attack)) {
    yield* window(g, 'surging', { figure: attackerOf(g, attack)!, attack });
    if (!goesOn(g, attack) || !(yield* offerSurges(g, attack, () => true, 'no more surges'))) return;
  }
}

/** Surges that are left. */
export const surgesLeft = ({ roll, spent }: Attack): number => Math.max(0, resultOf(roll).surge - spent);

/** The surge abilities of an attack: those of the weapon, those that things in play grant, and for a hero a fatigue. */
export function abilitiesOf(g: Descent, attack: Attack): readonly SurgeAbility[] {
  const gained = attack.gains.surges.map((written, place) => printed(surge(written), `gain:${place}`));
  const own = [...printedOn(armsOf(g, attack)), ...gained];
  const figure = attackerOf(g, attack);
  const all = valueFor(g, 'surgeAbilities', own, attack);
  return figure && isHero(g, figure) ? [...all, catchBreath(g, attack)] : all;
}

/** A surge ability that is printed on a card. */
export const printed = (surge: Surge, key: string, card?: Piece): SurgeAbility => ({
  key,
  cost: surge.cost,
  text: surgeText(surge),
  range: surge.range ?? 0,
  gives: surge,
  run: (g: Descent, attack) => give(g, attack, surge, card),
});

const abilitiesOn = new WeakMap<Arms, readonly SurgeAbility[]>();

function printedOn(arms: Arms): readonly SurgeAbility[] {
  let abilities = abilitiesOn.get(arms);
  if (!abilities) {
    abilities = arms.surges.map((surge, place) => printed(surge, `own:${place}`));
    abilitiesOn.set(arms, abilities);
  }
  return abilities;
}

/** A hero who attacks may spend a surge to recover a fatigue, also when there is none. */
const CATCH_BREATH: SurgeAbility = printed({ cost: 1, fatigue: 1 }, 'fatigue');

function catchBreath(g: Descent, attack: Attack): SurgeAbility {
  const fatigue = valueFor(g, 'breath', 1, attack);
  return fatigue === 1 ? CATCH_BREATH : printed({ cost: 1, fatigue }, 'fatigue');
}

/** One ability gives all that it lists: to the attack as a whole, or to the attacker at once. */
function* give(g: Descent, attack: Attack, surge: Surge, card?: Piece): Rule {
  const { damage = 0, range = 0, pierce = 0, mend = 0, fatigue = 0, conditions = [] } = surge;
  if (damage > 0 || range > 0) attack.roll.changes.push({ damage, range });
  attack.pierce += pierce;
  attack.conditions.push(...conditions);
  const figure = attackerOf(g, attack);
  if (figure && (mend > 0 || fatigue > 0))
    yield* recover(g, figure, { damage: mend, fatigue }, { kind: 'ability', attack: 0, by: figure.id });
  if (surge.blast && goesOn(g, attack)) yield* rollAlso(g, attack, strikeArea(g, attack));
  if (surge.ability && figure && goesOn(g, attack)) {
    const named = namedSurge(g, surge.ability);
    if (named.run) yield* named.run(g, attack, figure);
    if (named.dealt || named.resolved) attack.kept.push(surge.ability);
  }
  if (surge.effect && figure && goesOn(g, attack))
    yield* carryOut(g, surge.effect, {
      seat: attack.seat,
      card: card ?? (attack.source === 0 ? figure : pieceOf(g, attack.source)),
      figure,
      event: { figure, attack },
    });
}

/** Offers the surge abilities that fit and can be paid for. Tells whether one was used. */
export function* offerSurges(
  g: Descent,
  attack: Attack,
  fits: (ability: SurgeAbility) => boolean,
  otherwise: PlainWord,
): Rule<boolean> {
  const open = affordable(g, attack).filter(fits);
  if (open.length === 0) return false;
  const among: Offer[] = [...open.map((ability) => asOfferOf(ability, open)), { word: otherwise }];
  const offer = yield* chooseOne(g, {
    seat: seatsFor(g, attack),
    topic: 'surge',
    prompt: ['d2.ask.surge', { n: surgesLeft(attack) }],
    among,
    as: asOffer(g),
    closed: () => closedSurges(g, attack, fits),
    always: true,
  });
  if (offer.word !== 'surge') return false;
  yield* spend(g, attack, open.find(({ key }) => key === offer.key)!);
  return true;
}

/** The abilities that surges cannot be spent on now, and why. */
function closedSurges(g: Descent, attack: Attack, fits: (ability: SurgeAbility) => boolean): Closed[] {
  const all = abilitiesOf(g, attack);
  const { id, text } = asOffer(g);
  return all.flatMap((ability) => {
    const why = whyNoSurge(attack, ability, fits);
    const offer = asOfferOf(ability, all);
    return why ? [{ id: id(offer), text: text(offer), ...why }] : [];
  });
}

function whyNoSurge(
  attack: Attack,
  ability: SurgeAbility,
  fits: (ability: SurgeAbility) => boolean,
): Pick<Closed, 'reason' | 'rule'> | null {
  if (attack.used.includes(ability.key)) return { reason: 'd2.closed.surge-used', rule: 'D2-COMBAT-28' };
  if (!fits(ability)) return { reason: 'd2.closed.no-range', rule: 'D2-COMBAT-24' };
  if (ability.cost > surgesLeft(attack)) return { reason: 'd2.closed.surges', rule: 'D2-SURGE-02' };
  return null;
}

/** What the surges that are left can be spent on. */
export function affordable(g: Descent, attack: Attack): readonly SurgeAbility[] {
  const left = surgesLeft(attack);
  const figure = attackerOf(g, attack)!;
  if (left === 0 || !isAllowed(g, 'surge', { attack, figure })) return NONE;
  return abilitiesOf(g, attack).filter(({ key, cost }) => cost <= left && !attack.used.includes(key));
}
const NONE: readonly SurgeAbility[] = [];

/** Two abilities with one effect are told apart by a number. */
function asOfferOf(ability: SurgeAbility, open: readonly SurgeAbility[]): Offer {
  return { word: 'surge', key: ability.key, effect: ability.text, number: numberAmong(ability, open) };
}

function numberAmong(ability: SurgeAbility, open: readonly SurgeAbility[]): number {
  if (open.length === 1) return 1;
  const written = JSON.stringify(ability.text);
  return open.filter(({ text }) => JSON.stringify(text) === written).indexOf(ability) + 1;
}

function* spend(g: Descent, attack: Attack, ability: SurgeAbility): Rule {
  attack.spent += ability.cost;
  attack.used.push(ability.key);
  note(g, 'd2.log.surge', { figure: attackerOf(g, attack)!, effect: nested(ability.text) }, 'D2-COMBAT-26');
  yield* ability.run(g, attack);
  const figure = attackerOf(g, attack);
  if (figure) yield* window(g, 'surgeSpent', { figure, attack, ability });
}

/**
 * What an attack must spend a surge for, or else it misses, by name: one surge is enough for several of one
 * name.
 */
export const demandsOn = (g: Descent, attack: Attack): readonly string[] => [
  ...new Set(valueFor(g, 'surgeDemands', [], attack)),
];

function* meetDemands(g: Descent, attack: Attack): Rule {
  for (const name of demandsOn(g, attack)) {
    const ability = demanded(name);
    const figure = attackerOf(g, attack)!;
    const canPay = surgesLeft(attack) > 0 && isAllowed(g, 'surge', { attack, figure });
    const isMet = canPay && (yield* choosesToMeet(g, attack, ability));
    if (!isMet) {
      attack.fate = 'miss';
      return;
    }
    yield* spend(g, attack, ability);
  }
  if (!attack.certain) yield* becomesCertain(g, attack);
}

const demanded = (name: string): SurgeAbility => ({
  key: `demand:${name}`,
  cost: 1,
  text: ['d2.surge.ability', { name }],
  range: 0,
  *run() {},
});

function* choosesToMeet(g: Descent, attack: Attack, ability: SurgeAbility): Rule<boolean> {
  const offer = yield* chooseOne<Offer>(g, {
    seat: seatsFor(g, attack),
    topic: 'surge',
    prompt: ['d2.ask.surge-or-miss', { name: ability.key.slice('demand:'.length) }],
    among: [{ word: 'surge', key: ability.key, effect: ability.text, number: 1 }, { word: 'let it miss' }],
    as: asOffer(g),
    always: true,
  });
  return offer.word === 'surge';
}
