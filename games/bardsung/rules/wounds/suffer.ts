import { note, stillHappens, tell } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { usesUp } from '../conditions/tokens.ts';
import { drawFrom } from '../draw.ts';
import { cardOfModel, leaveOrder } from '../order/marching-order.ts';
import { isHero, isOnTheMat, woundsOf } from '../pieces.ts';
import { gritOf, hasNextSide } from '../profile.ts';
import type { Bardsung, Piece } from '../state.ts';
import { WOUNDS } from '../zones.ts';
import { isDefeated } from './defeat.ts';

/** A model suffers a wound. Frostbite makes a hero's wound serious, and an enemy's wound count as two. */
export function* sufferWound(g: Bardsung, model: Piece, serious = false): Rule {
  if (!isOnTheMat(g, model)) return;
  const wound = { model, serious };
  if (!(yield* stillHappens(g, 'beforeWound', wound))) return;
  if (isHero(model)) {
    const isSerious = wound.serious || usesUp(g, model, 'frostbite');
    yield* drawWound(g, model, isSerious);
  } else {
    const more = wound.serious ? 2 : usesUp(g, model, 'frostbite') ? 2 : 1;
    yield* woundEnemy(g, model, more);
  }
}

/** A wound card, laid with its plain side up, or with its serious side, whose text holds while it lies so. */
function* drawWound(g: Bardsung, hero: Piece, serious: boolean): Rule {
  const card = drawFrom(g, 'wound', WOUNDS[hero.seat]!);
  if (card) {
    card.turned = serious;
    const rule = serious ? 'BS-WOUND-04' : 'BS-WOUND-03';
    note(g, serious ? 'bs.log.serious-wound' : 'bs.log.wound', { model: hero, card }, rule);
  }
  if (woundsOf(g, hero.seat).length >= gritOf(g, hero)) yield* isDefeated(g, hero);
  else yield* tell(g, 'wounded', { model: hero });
}

/** An enemy's wounds are tokens. At two its grit entry resolves; what is beyond them is lost. */
function* woundEnemy(g: Bardsung, enemy: Piece, wounds: number): Rule {
  enemy.wounds += wounds;
  note(g, 'bs.log.enemy-wounded', { model: enemy, n: wounds }, 'BS-WOUND-07');
  yield* tell(g, 'wounded', { model: enemy });
  if (enemy.wounds < 2 || !isOnTheMat(g, enemy)) return;
  if (hasNextSide(g, enemy)) flipCard(g, enemy);
  else yield* takeOff(g, enemy);
}

/** The enemy leaves the board with all its tokens. */
export function* takeOff(g: Bardsung, enemy: Piece): Rule {
  note(g, 'bs.log.falls', { model: enemy }, 'BS-WOUND-08');
  remove(g, enemy);
  g.queue = g.queue.filter((id) => id !== enemy.id);
  leaveOrder(g, enemy.def);
  yield* tell(g, 'enemyFell', { enemy });
}

/** This enemy's wounds go, and its initiative card turns to the fiercer side for all of its kind. */
function flipCard(g: Bardsung, enemy: Piece): void {
  const card = cardOfModel(g, enemy);
  enemy.wounds = 0;
  if (card?.turned) card.host++;
  else if (card) card.turned = true;
  note(g, 'bs.log.turns-fierce', { model: enemy }, 'BS-WOUND-09');
}
