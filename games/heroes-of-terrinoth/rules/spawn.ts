import { hears, note, tell } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { drawTo } from './decks.ts';
import { engage } from './engage.ts';
import { livingFrom, nextLiving } from './heroes.ts';
import { clear } from './pieces.ts';
import type { Piece, Terrinoth } from './state.ts';

/** Where a spawned enemy goes. A seat stands for its hero. */
export type SpawnPlace = number | 'shadows' | 'shadows face down';

/** Spawns the top enemy of the deck. With deck and discard pile both empty nothing comes. */
export function* spawn(g: Terrinoth, place: SpawnPlace): Rule {
  const down = place === 'shadows face down';
  const enemy = drawTo(g, 'enemy', 'shadows', down);
  if (!enemy) return note(g, 'ht.log.nothing-spawns', {}, 'HT-SPAWN-11');
  if (down) note(g, 'ht.log.lurks', {}, 'HT-SPAWN-12');
  else note(g, 'ht.log.spawns', { enemy }, 'HT-SPAWN-01');
  yield* arrive(g, enemy, place);
}

/** Brings an enemy that is not in play into play: the nemesis, or one that an effect finds. */
export function* bringIn(g: Terrinoth, enemy: Piece, place: SpawnPlace): Rule {
  clear(enemy);
  move(g, enemy, 'shadows', { down: place === 'shadows face down' });
  note(g, 'ht.log.spawns', { enemy }, 'HT-SPAWN-02');
  yield* arrive(g, enemy, place);
}

function* arrive(g: Terrinoth, enemy: Piece, place: SpawnPlace): Rule {
  if (typeof place === 'number') yield* engage(g, enemy, place);
  if (hears(g, 'enemySpawned')) yield* tell(g, 'enemySpawned', { enemy });
}

/** Spawns several: the first with one hero, each next with the following hero clockwise. */
export function* spawnRound(g: Terrinoth, n: number, from: number): Rule {
  let seat = nextLiving(g, from);
  for (let i = 0; i < n && seat >= 0; i++) {
    yield* spawn(g, seat);
    seat = nextLiving(g, seat + 1);
  }
}

/** One enemy for each hero who is not defeated, from the leader clockwise. */
export function* spawnForEach(g: Terrinoth): Rule {
  for (const seat of livingFrom(g, g.leader)) yield* spawn(g, seat);
}

export function* spawnInShadows(g: Terrinoth, n: number, down: boolean): Rule {
  for (let i = 0; i < n; i++) yield* spawn(g, down ? 'shadows face down' : 'shadows');
}
