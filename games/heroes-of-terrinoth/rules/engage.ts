import { hears, note, tell } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { attackOf, ENGAGED_LIMIT, engagedWith } from './enemies.ts';
import { isAlive } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';
import { sufferWounds, turnUp } from './wounds.ts';
import { ENGAGED } from './zones.ts';

/** An enemy engages a hero, whatever makes it. A fourth one strikes instead and is sent to the shadows. */
export function* engage(g: Terrinoth, enemy: Piece, seat: number): Rule {
  const zone = ENGAGED[seat]!;
  if (enemy.zone === zone || !isAlive(g, seat)) return;
  turnUp(g, enemy, 'HT-ENGAGE-03');
  if (engagedWith(g, seat).length >= ENGAGED_LIMIT) {
    note(g, 'ht.log.fourth', { enemy, hero: seat }, 'HT-ENGAGE-08');
    yield* sufferWounds(g, seat, attackOf(g, enemy), 'enemy', enemy);
    toShadows(g, enemy);
    return;
  }
  move(g, enemy, zone, { down: false });
  note(g, 'ht.log.engages', { enemy, hero: seat }, 'HT-ENGAGE-06');
  if (hears(g, 'enemyEngaged')) yield* tell(g, 'enemyEngaged', { enemy, seat });
}

/** An enemy goes face up to the shadows. */
export function toShadows(g: Terrinoth, enemy: Piece): void {
  turnUp(g, enemy, 'HT-ENEMY-17');
  if (enemy.zone === 'shadows') return;
  move(g, enemy, 'shadows', { down: false });
  note(g, 'ht.log.to-shadows', { enemy }, 'HT-ENEMY-17');
}
