import { note, tell } from '@questwright/adventure';
import { during, type Rule, remove } from '@questwright/kernel';
import { hasMark, shed } from '../conditions/tokens.ts';
import type { RollSource } from '../events.ts';
import { byInitiative, cardOfModel } from '../order/marching-order.ts';
import { isOnTheMat, terrainIn } from '../pieces.ts';
import { profileOf, resilienceOf, tnOf } from '../profile.ts';
import { actionRoll } from '../rolls/action-roll.ts';
import { ofResilience } from '../rolls/sources.ts';
import type { Bardsung, Piece } from '../state.ts';
import { applyAll } from './hero-attack.ts';

/** An enemy attacks a hero, or with a pulse several: each makes a defence roll of their own, by initiative. */
export const enemyAttack = (g: Bardsung, enemy: Piece, heroes: readonly Piece[]): Rule =>
  during(g, 'attack', () => attackInFull(g, enemy, heroes));

function* attackInFull(g: Bardsung, enemy: Piece, heroes: readonly Piece[]): Rule {
  const isWeakened = hasMark(enemy, 'weaken');
  for (const hero of byInitiative(g, heroes)) {
    if (!isOnTheMat(g, enemy)) break;
    note(g, 'bs.log.enemy-attacks', { model: enemy, target: hero }, 'BS-DEF-01');
    yield* tell(g, 'attackDeclared', { attacker: enemy, target: hero });
    yield* defend(g, enemy, hero, isWeakened);
    yield* tell(g, 'attacked', { attacker: enemy, target: hero });
  }
  if (isWeakened) shed(g, enemy, 'weaken');
}

/** At the target number or above nothing happens to the hero; below it the effects of the attack apply. */
function* defend(g: Bardsung, enemy: Piece, hero: Piece, isWeakened: boolean): Rule {
  const { powerful, effects } = profileOf(g, enemy);
  const hasCover = takesCover(g, hero);
  const sources: RollSource[] = [ofResilience(g, hero)];
  if (isWeakened) sources.push({ gives: 'advantage', n: 1, by: 'bs.condition.weaken' });
  if (powerful) sources.push({ gives: 'disadvantage', n: 1, by: 'bs.source.powerful' });
  if (hasCover) sources.push({ gives: 'empower', n: 1, by: 'bs.source.rubble' });
  const terms = {
    advantage: Number(isWeakened),
    disadvantage: Number(powerful),
    empower: Number(hasCover),
    sources,
  };
  if (yield* actionRoll(g, hero.seat, 'defence', resilienceOf(g, hero), tnOf(g, enemy), terms)) {
    yield* tell(g, 'defended', { hero, enemy });
    return;
  }
  yield* applyAll(g, effects, cardOfModel(g, enemy) ?? enemy, enemy, hero);
}

/** Rubble empowers one defence roll, and is used up. */
function takesCover(g: Bardsung, hero: Piece): boolean {
  const [rubble] = terrainIn(g, hero.at, 'rubble');
  if (!rubble) return false;
  remove(g, rubble);
  note(g, 'bs.log.terrain-goes', { terrain: rubble }, 'BS-TERRAIN-05');
  return true;
}
