import { does, nameOf, wouldDo } from '@questwright/adventure';
import { chooseOne, nested, type Rule, type Text } from '@questwright/kernel';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import { distancesFrom } from '../map/ways.ts';
import { asModel } from '../models.ts';
import { byInitiative } from '../order/marching-order.ts';
import { enemiesIn, enemiesOnMat, heroesIn, heroModel, heroModels } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';

type Models = (g: Bardsung, c: Context) => readonly Piece[];

const within =
  (range: number, models: (g: Bardsung) => readonly Piece[]): Models =>
  (g, { seat }) => {
    const far = distancesFrom(g, heroModel(g, seat).at);
    return models(g).filter(({ at }) => far[at]! <= range);
  };

/** What happens to a hero is also what that hero does: who is blessed, hastened or put elsewhere is the hero named. */
const aboutHero = (c: Context, hero: Piece): Context => ({
  ...c,
  seat: hero.seat,
  attacker: hero,
  target: hero,
});
const aboutEnemy = (c: Context, enemy: Piece): Context => ({ ...c, target: enemy });

function onOne(
  text: Text,
  models: Models,
  about: (c: Context, model: Piece) => Context,
  effect: BardEffect,
): BardEffect {
  const useful: Models = (g, c) => models(g, c).filter((one) => wouldDo(effect, g, about(c, one)));
  return does<Bardsung, Context>(
    text,
    function* (g, c): Rule {
      const among = useful(g, c);
      if (among.length === 0) return;
      const chosen = yield* chooseOne(g, {
        seat: c.seat,
        topic: 'target',
        prompt: ['bs.ask.target', { card: nameOf(g, c.card) }],
        among,
        as: asModel(g),
      });
      yield* effect.run(g, about(c, chosen));
    },
    (g, c) => useful(g, c).length > 0,
  );
}

function onEach(
  text: Text,
  models: Models,
  about: (c: Context, model: Piece) => Context,
  effect: BardEffect,
): BardEffect {
  return does<Bardsung, Context>(
    text,
    function* (g, c): Rule {
      for (const one of [...models(g, c)]) yield* effect.run(g, about(c, one));
    },
    (g, c) => models(g, c).some((one) => wouldDo(effect, g, about(c, one))),
  );
}

/** An enemy within this many zones, chosen by the hero. */
export const onEnemy = (range: number, effect: BardEffect): BardEffect =>
  onOne(
    ['bs.effect.on-enemy', { range, effect: nested(effect.text) }],
    within(range, enemiesOnMat),
    aboutEnemy,
    effect,
  );

/** A hero within this many zones, chosen by the hero, who may choose themselves. */
export const onHero = (range: number, effect: BardEffect): BardEffect =>
  onOne(
    ['bs.effect.on-hero', { range, effect: nested(effect.text) }],
    within(range, heroModels),
    aboutHero,
    effect,
  );

/** Any hero, chosen by the heroes together. */
export const onAnyHero = (effect: BardEffect): BardEffect =>
  onOne(
    ['bs.effect.on-any-hero', { effect: nested(effect.text) }],
    (g) => byInitiative(g, heroModels(g)),
    aboutHero,
    effect,
  );

/** The hero who uses the card, whatever its other lines are about. */
export const onSelf = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-self', { effect: nested(effect.text) }],
    (g, { seat }) => [heroModel(g, seat)],
    aboutHero,
    effect,
  );

/** Every other hero in the hero's zone. */
export const onCompanions = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-companions', { effect: nested(effect.text) }],
    (g, { seat }) => heroesIn(g, heroModel(g, seat).at).filter((hero) => hero.seat !== seat),
    aboutHero,
    effect,
  );

/** Every enemy within this many zones. */
export const onEnemiesWithin = (range: number, effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-enemies-within', { range, effect: nested(effect.text) }],
    within(range, enemiesOnMat),
    aboutEnemy,
    effect,
  );

/** Every enemy on the mat: what it does to itself, such as gaining haste, it does. */
export const onEveryEnemy = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-every-enemy', { effect: nested(effect.text) }],
    (g) => enemiesOnMat(g),
    (c, enemy) => ({ ...c, attacker: enemy, target: enemy }),
    effect,
  );

/** Every hero in the zone of the enemy that acts. */
export const onHeroesThere = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-heroes-there', { effect: nested(effect.text) }],
    (g, { attacker }) => (attacker ? byInitiative(g, heroesIn(g, attacker.at)) : []),
    aboutHero,
    effect,
  );

/** Every enemy in the hero's zone. */
export const onEnemiesHere = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-enemies-here', { effect: nested(effect.text) }],
    (g, { seat }) => enemiesIn(g, heroModel(g, seat).at),
    aboutEnemy,
    effect,
  );

/** The hero whose card stands highest, for what an enemy does. */
export const onForemost = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-foremost', { effect: nested(effect.text) }],
    (g) => byInitiative(g, heroModels(g)).slice(0, 1),
    aboutHero,
    effect,
  );

/** Every hero, by initiative. */
export const onEveryHero = (effect: BardEffect): BardEffect =>
  onEach(
    ['bs.effect.on-every-hero', { effect: nested(effect.text) }],
    (g) => byInitiative(g, heroModels(g)),
    aboutHero,
    effect,
  );
