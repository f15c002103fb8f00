import { type Choice, type Listening, leaveTo, RuleError } from '@questwright/kernel';
import { figureFor } from '../context.ts';
import { attributeOf, remainingHealth } from '../figures/characteristics.ts';
import { countsAsHero, heroSeats, isEnemy, isMonster } from '../figures/sides.ts';
import { distanceOf, figureIn, spacesApart, spacesOf } from '../ground.ts';
import { figureOf, onMap } from '../pieces.ts';
import type { Attribute, Condition, Descent, Figure } from '../state.ts';
import { abilityName } from '../windows/answers.ts';
import type { Offer } from '../words.ts';
import { surgeFor } from './surges.ts';
import { leastOf } from './whom.ts';

/*
 * What an overlord would decide, where nobody plays him: how each kind of choice is answered. What the rules
 * leave equal, the players decide. A choice that is not in this table is a fault.
 */

type Answer = (g: Descent, choice: { readonly among: readonly unknown[] }) => unknown;

export function overlordDecides(g: Descent, choice: Choice): unknown {
  const { topic = '' } = choice;
  if (choice.kind === 'amount') {
    if (AMOUNTS.includes(topic)) return choice.max;
  } else if (choice.kind === 'order') return leaveTo(heroSeats(g), choice.among);
  else if (choice.kind === 'one') {
    const answer = Object.hasOwn(ANSWERS, topic) ? ANSWERS[topic] : undefined;
    if (answer) return answer(g, choice);
  }
  throw new RuleError('rule-threw', `Nobody decides for the overlord about "${topic}" (${choice.kind}).`);
}

/** As much as there can be. */
const AMOUNTS: readonly string[] = ['damage', 'fatigue'];

const yes: Answer = (_, { among }) => among[0];

const ANSWERS: { readonly [topic: string]: Answer } = {
  target: (g, { among }) => targetAmong(g, among as Offer[]),
  surge: (g, { among }) => surgeFor(g, g.attacks.at(-1)!, among as Offer[]),
  use: (g, { among }) => useAmong(g, among as Offer[]),
  may: yes,
  'for-price': yes,
  figure: (g, { among }) => figureAmong(g, among as (Figure | Offer)[]),
  'whole-damage': (g, { among }) => sturdiest(g, among as Offer[]),
  condition: (_, { among }) => worst(among as Condition[]),
  attribute: (g, { among }) => weakest(g, among as (Attribute | Offer)[]),
  rank: (_, { among }) => (among.includes('master') ? 'master' : among[0]),
  place: (g, { among }) => placeAmong(g, among as Offer[]),
  base: (g, { among }) => placeAmong(g, among as Offer[]),
  step: (g, { among }) => stepAmong(g, among as Offer[]),
  path: (g, { among }) => pathAmong(g, among as Offer[]),
  // A hero whom a monster makes act attacks if there is anybody to attack.
  act: (_, { among }) => (among as Offer[]).find(({ word }) => word === 'attack') ?? among[0],
  weapon: yes,
  die: yes,
};

/** The figure that acts, or attacks. */
function actor(g: Descent): Figure | undefined {
  const id = g.attacks.at(-1)?.attacker ?? g.acting.at(-1)?.figure;
  return id === undefined ? undefined : figureOf(g, id);
}

const aimed = (g: Descent): number => g.legend?.activation?.aim ?? 0;

/** Whom the entry aims at, in the space that is nearest; further targets are the closest. */
function targetAmong(g: Descent, among: readonly Offer[]): unknown {
  const by = actor(g)!;
  const targets = among.filter((offer) => offer.word === 'target');
  const meant = targets.filter(({ figure }) => figure.id === aimed(g));
  const open = meant.length > 0 ? meant : targets;
  const away = ({ figure, space }: (typeof targets)[number]): number =>
    spacesApart(g, spacesOf(g, by), space === null ? spacesOf(g, figure) : [space]);
  const [first, ...others] = leastOf(open, away);
  const isOneFigure = others.every(({ figure }) => figure === first!.figure);
  return isOneFigure ? first : leaveTo(heroSeats(g), [first, ...others]);
}

/** An ability that a monster may use is used, unless it does more harm to its own side than good. */
function useAmong(g: Descent, among: readonly Offer[]): unknown {
  const wanted = among.find((offer) => offer.word === 'use' && isWorthIt(g, offer.ability));
  return wanted ?? among.at(-1);
}

/** A monster that protects another takes the blow and a damage for it: only a sturdier one does so. */
function isWorthIt(g: Descent, ability: Listening): boolean {
  if (abilityName(ability) !== 'Protect' && ability.listener.text !== 'd2.passive.protect') return true;
  const me = figureFor(g, ability.card);
  const struck = g.attacks.at(-1)?.struck.map(({ figure }) => figureOf(g, figure)) ?? [];
  return (
    me !== null && struck.some((other) => other && remainingHealth(g, other) < remainingHealth(g, me) - 1)
  );
}

const asFigure = (thing: Figure | Offer): Figure =>
  'word' in thing ? (thing as Extract<Offer, { figure: Figure }>).figure : thing;

/** Whom the entry aims at; else of heroes the closest, and of monsters the one with the most damage. */
function figureAmong(g: Descent, among: readonly (Figure | Offer)[]): unknown {
  const meant = among.find((thing) => asFigure(thing).id === aimed(g));
  if (meant) return meant;
  const by = actor(g);
  const closest = (things: readonly (Figure | Offer)[]): (Figure | Offer)[] =>
    by ? leastOf(things, (thing) => distanceOf(g, by, asFigure(thing))) : [...things];
  const heroes = among.filter((thing) => countsAsHero(g, asFigure(thing)));
  const open = heroes.length > 0 ? heroes : leastOf(among, (thing) => -asFigure(thing).damage);
  return leaveTo(heroSeats(g), closest(open));
}

/** Of several monsters that its attack affects, the one with the most Health left takes all of it. */
const sturdiest = (g: Descent, among: readonly Offer[]): unknown =>
  leaveTo(
    heroSeats(g),
    leastOf(among, (offer) => -remainingHealth(g, asFigure(offer))),
  );

/** The first that is worst for a hero. */
const WORST: readonly Condition[] = [
  ...(['stunned', 'immobilized', 'cursed', 'bleeding', 'poisoned', 'doomed', 'terrified'] as const),
  ...(['weakened', 'burning', 'diseased'] as const),
];
const worst = (among: readonly Condition[]): unknown => WORST.find((condition) => among.includes(condition));

/** The attribute of which the heroes have least. */
function weakest(g: Descent, among: readonly (Attribute | Offer)[]): unknown {
  const heroes = onMap(g).filter((figure) => countsAsHero(g, figure));
  const total = (thing: Attribute | Offer): number => {
    const attribute =
      typeof thing === 'string' ? thing : (thing as Extract<Offer, { word: 'test' }>).attribute;
    return heroes.reduce((sum, hero) => sum + (attributeOf(g, hero, attribute) ?? 0), 0);
  };
  return leastOf(
    among.filter((thing) => typeof thing === 'string' || thing.word === 'test'),
    total,
  )[0];
}

const spacesIn = (offer: Offer): readonly number[] =>
  offer.word === 'base' ? offer.spaces : offer.word === 'space' || offer.word === 'step' ? [offer.space] : [];

/**
 * A monster is put as near to the heroes as the place allows. A hero who is thrown is put as far from the other heroes as
 * possible.
 */
function placeAmong(g: Descent, among: readonly Offer[]): unknown {
  const heroes = onMap(g).filter((figure) => countsAsHero(g, figure));
  const thrown = g.legend?.activation && g.acting.length > 0 ? actor(g) : undefined;
  const away = (offer: Offer): number =>
    heroes.reduce((sum, hero) => sum + Math.min(99, spacesApart(g, spacesIn(offer), spacesOf(g, hero))), 0);
  const open = leastOf(among, (offer) => (thrown && !isOwnBase(offer, thrown) ? -away(offer) : away(offer)));
  return open[0];
}

/** Whether it is the base of the figure that acts which is being laid down. */
const isOwnBase = (offer: Offer, { at }: Figure): boolean =>
  offer.word === 'base' && offer.spaces.includes(at);

/** Somebody whom a monster moves is drawn toward it; a monster that walks through others goes for the heroes. */
function stepAmong(g: Descent, among: readonly Offer[]): unknown {
  const by = actor(g)!;
  const walker = figureOf(g, g.moving.at(-1) ?? by.id)!;
  const goals = walker.id === by.id ? onMap(g).filter((figure) => isEnemy(g, by, figure)) : [by];
  const away = (from: readonly number[]): number =>
    Math.min(...goals.map((goal) => spacesApart(g, from, spacesOf(g, goal))));
  const steps = among.filter(({ word }) => word === 'step' || word === 'shrink');
  const spaceOf = (offer: Offer): readonly number[] =>
    offer.word === 'step' || offer.word === 'shrink' ? [offer.space] : spacesOf(g, walker);
  const [best] = leastOf(steps, (offer) => away(spaceOf(offer)));
  const stop = among.find(({ word }) => word === 'stop');
  if (!best) return stop ?? among[0];
  return stop && away(spaceOf(best)) >= away(spacesOf(g, walker)) ? stop : best;
}

/** Through as many heroes and as few monsters as possible. */
function pathAmong(g: Descent, among: readonly Offer[]): unknown {
  const value = (offer: Offer): number => {
    const [space] = spacesIn(offer);
    const there = space === undefined ? undefined : figureIn(g, space);
    if (!there) return 0;
    return isMonster(g, there) ? 1 : countsAsHero(g, there) ? -1 : 0;
  };
  return leastOf(among, value)[0];
}
