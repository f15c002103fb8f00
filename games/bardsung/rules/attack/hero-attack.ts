import { note, tell } from '@questwright/adventure';
import { during, type Rule } from '@questwright/kernel';
import { equipmentDef } from '../catalogue.ts';
import { usesUp } from '../conditions/tokens.ts';
import type { BardEffect, HeroAttack } from '../definitions.ts';
import type { RollSource } from '../events.ts';
import { distancesFrom } from '../map/ways.ts';
import { enemiesIn, enemiesOnMat, equipmentOf, hasTerrain } from '../pieces.ts';
import { modifierOf, profileOf, rangeOf, tnOf } from '../profile.ts';
import { actionRoll, type RollTerms } from '../rolls/action-roll.ts';
import { isCriticalHit } from '../rolls/damage-roll.ts';
import { ofCharacteristic } from '../rolls/sources.ts';
import type { Bardsung, DamageDie, Piece } from '../state.ts';

/** The enemies that a hero can attack: within range, counted in zones through open ways. */
export function targetsOf(g: Bardsung, hero: Piece, { range }: HeroAttack): Piece[] {
  const enemies = enemiesOnMat(g);
  if (enemies.length === 0) return [];
  const far = distancesFrom(g, hero.at);
  const reach = range ?? rangeOf(g, hero);
  return enemies.filter((enemy) => far[enemy.at]! <= reach);
}

/** Whether there is any. */
export function hasTarget(g: Bardsung, hero: Piece, { range }: HeroAttack): boolean {
  const enemies = enemiesOnMat(g);
  if (enemies.length === 0) return false;
  const far = distancesFrom(g, hero.at);
  const reach = range ?? rangeOf(g, hero);
  for (const { at } of enemies) if (far[at]! <= reach) return true;
  return false;
}

/** Attack roll, damage roll, and the effects in the order in which they are printed. */
export const heroAttack = (g: Bardsung, card: Piece, hero: Piece, attack: HeroAttack, target: Piece): Rule =>
  during(g, 'attack', () => attackInFull(g, card, hero, attack, target));

function* attackInFull(g: Bardsung, card: Piece, hero: Piece, attack: HeroAttack, target: Piece): Rule {
  const others = attack.area ? enemiesIn(g, target.at).filter((one) => one !== target) : [];
  note(g, 'bs.log.attacks', { model: hero, card, target }, 'BS-ATK-01');
  target.foe = hero.seat;
  yield* tell(g, 'attackDeclared', { attacker: hero, target });
  const mod = modifierOf(g, hero.seat, attack.characteristic);
  if (yield* actionRoll(g, hero.seat, 'attack', mod, tnOf(g, target), termsOf(g, hero, attack, target))) {
    const critical = yield* isCriticalHit(g, hero, target, dieOf(g, hero, attack));
    const effects = critical ? attack.critical : attack.hit;
    yield* tell(g, 'hit', { attacker: hero, target, critical });
    yield* applyAll(g, effects, card, hero, target);
    for (const one of others) yield* applyAll(g, effects, card, hero, one, true);
  }
  yield* tell(g, 'attacked', { attacker: hero, target });
}

/** Bane and what the enemy is resilient or vulnerable to; high ground against an enemy in any other zone. */
function termsOf(
  g: Bardsung,
  hero: Piece,
  { property, characteristic }: HeroAttack,
  target: Piece,
): RollTerms {
  const { modifiers } = profileOf(g, target);
  const isHigh = target.at !== hero.at && hasTerrain(g, hero.at, 'elevation');
  const isVulnerable = modifiers.includes(`${property} vulnerable`);
  const isResilient = modifiers.includes(`${property} resilient`);
  const isBaned = usesUp(g, target, 'bane');
  const sources: RollSource[] = [ofCharacteristic(g, hero.seat, characteristic)];
  if (isVulnerable) sources.push({ gives: 'advantage', n: 1, by: `bs.source.${property}-vulnerable` });
  if (isBaned) sources.push({ gives: 'advantage', n: 1, by: 'bs.condition.bane' });
  if (isResilient) sources.push({ gives: 'disadvantage', n: 1, by: `bs.source.${property}-resilient` });
  if (isHigh) sources.push({ gives: 'empower', n: 1, by: 'bs.source.elevation' });
  return {
    advantage: Number(isVulnerable) + Number(isBaned),
    disadvantage: Number(isResilient),
    empower: Number(isHigh),
    sources,
  };
}

/** The damage die of the attack, else that of the hero's weapon. */
function dieOf(g: Bardsung, hero: Piece, { die }: HeroAttack): DamageDie {
  if (die !== null) return die;
  const weapon = equipmentOf(g, hero.seat).find((card) => equipmentDef(g, card).die !== null);
  return weapon ? equipmentDef(g, weapon).die! : 4;
}

/** The effects on one model, as they are printed; those on the attacker still happen when the model is gone. */
export function* applyAll(
  g: Bardsung,
  effects: readonly BardEffect[],
  card: Piece,
  attacker: Piece,
  target: Piece,
  isSpread = false,
): Rule {
  const { revived } = g;
  const seat = attacker.seat >= 0 ? attacker.seat : target.seat;
  const c = { seat, card, attacker, target, isSpread, event: null };
  for (const effect of effects) {
    yield* effect.run(g, c);
    if (g.revived !== revived) return;
  }
}
