import { note, wouldDo } from '@questwright/adventure';
import { nested, type Rule } from '@questwright/kernel';
import { enemyAttack } from '../attack/enemy-attack.ts';
import { textOfDeed } from '../cards/enemies.ts';
import { bardsungBoxes } from '../catalogue.ts';
import type { BehaviourDef, BehaviourEntry, EnemyDeed } from '../definitions.ts';
import { distancesFrom } from '../map/ways.ts';
import { cardOfModel } from '../order/marching-order.ts';
import { heroModels, isOnTheMat } from '../pieces.ts';
import { profileOf, rangeOf, speedOf } from '../profile.ts';
import type { Bardsung, Piece } from '../state.ts';
import { drawBossCard, hasBossDeck } from './boss.ts';
import { flee, moveTowards, stepsTowards, zonesAway } from './move.ts';
import { heroFor } from './targets.ts';

/** An enemy does what its behaviour cards say, the upper one first, from the top down. */
export function* behave(g: Bardsung, enemy: Piece): Rule {
  for (const id of profileOf(g, enemy).behaviours) {
    yield* followAll(g, enemy, bardsungBoxes.of(g).get(id) as BehaviourDef);
  }
}

function* followAll(g: Bardsung, enemy: Piece, behaviour: BehaviourDef): Rule {
  for (const entry of behaviour.entries) {
    if (!isOnTheMat(g, enemy)) return;
    yield* follow(g, enemy, behaviour, entry);
  }
}

/** A mandatory entry is carried out if it can be; of a bracket, the topmost that can be, and the rest is passed over. */
function* follow(g: Bardsung, enemy: Piece, behaviour: BehaviourDef, entry: BehaviourEntry): Rule {
  const isMust = 'must' in entry;
  for (const deed of isMust ? [entry.must] : entry.bracket) {
    const act = planOf(g, enemy, deed);
    if (!act) continue;
    note(
      g,
      'bs.log.behaves',
      { model: enemy, behaviour: behaviour.name, entry: nested(textOfDeed(deed)) },
      isMust ? 'BS-ENEMY-06' : 'BS-ENEMY-07',
    );
    yield* act();
    return;
  }
}

/** What an enemy does for an entry; null when it cannot. */
function planOf(g: Bardsung, enemy: Piece, deed: EnemyDeed): (() => Rule) | null {
  switch (deed.act) {
    case 'attack': {
      const range = rangeOf(g, enemy);
      const hero = heroFor(g, enemy, deed.whom, (distance) => distance <= range);
      return hero ? () => strike(g, enemy, hero) : null;
    }
    case 'charge': {
      const reach = rangeOf(g, enemy) + speedOf(g, enemy);
      const hero = heroFor(g, enemy, deed.whom, (distance) => distance <= reach);
      return hero ? () => charge(g, enemy, hero) : null;
    }
    case 'towards': {
      const hero = heroFor(g, enemy, deed.whom, (distance) => stepsTowards(g, enemy, distance) > 0);
      return hero ? () => moveTowards(g, enemy, hero) : null;
    }
    case 'away': {
      const zones = zonesAway(g, enemy);
      return zones.length > 0 ? () => flee(g, enemy, zones) : null;
    }
    case 'draw':
      return hasBossDeck(g) ? () => followAll(g, enemy, drawBossCard(g, enemy)) : null;
    case 'own': {
      const c = { seat: 0, card: cardOfModel(g, enemy) ?? enemy, attacker: enemy, target: null, event: null };
      return wouldDo(deed.effect, g, c) ? () => deed.effect.run(g, c) : null;
    }
  }
}

/** A pulse goes to all heroes within range. */
function strike(g: Bardsung, enemy: Piece, hero: Piece): Rule {
  if (!profileOf(g, enemy).pulse) return enemyAttack(g, enemy, [hero]);
  const far = distancesFrom(g, enemy.at);
  const range = rangeOf(g, enemy);
  return enemyAttack(
    g,
    enemy,
    heroModels(g).filter(({ at }) => far[at]! <= range),
  );
}

function* charge(g: Bardsung, enemy: Piece, hero: Piece): Rule {
  yield* moveTowards(g, enemy, hero);
  yield* strike(g, enemy, hero);
}
