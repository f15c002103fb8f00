import { changes, holdsWhen, note } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { theQuest } from '../../rules/catalogue.ts';
import { changeCounter } from '../../rules/counters.ts';
import { at, count, is, special, when, whenever } from '../../rules/effects/index.ts';
import { enemiesInPlay, isNemesis } from '../../rules/enemies.ts';
import { clear } from '../../rules/pieces.ts';
import type { Piece, Terrinoth } from '../../rules/state.ts';

const FLIES_AT = 6;

/** Every place that the party leaves behind has given up a shard of the fallen star. */
export const gatherShards = whenever(at.partyLeaves, count('shards', 1));

/** What the shards are forged into goes through scales. */
export const shardsPierceScales = changes<Terrinoth>('ht.own.shards-pierce', {
  resilience: (g, _, base, enemy) => (enemy.def === theQuest(g).nemesis ? base - g.counters.shards! : base),
});

const dragonInPlay = (g: Terrinoth): Piece | undefined =>
  enemiesInPlay(g).find((enemy) => isNemesis(g, enemy));

const dragonIsHurt = holdsWhen(
  ['ht.own.dragon-hurt', { n: FLIES_AT }],
  (g: Terrinoth) => (dragonInPlay(g)?.wounds ?? 0) >= FLIES_AT,
);

/** Anywhere but in its crater the dragon would rather live than win. */
export const dragonTakesWing = whenever(
  at.roundEnds,
  when(
    is.all(is.notAtLocation('ashfall-crater'), dragonIsHurt),
    special('ht.own.dragon-flies', {
      *run(g) {
        const dragon = dragonInPlay(g);
        if (!dragon) return;
        clear(dragon);
        move(g, dragon, 'lair', { down: false });
        note(g, 'ht.own.log.dragon-flies', {}, 'HT-QUEST-04');
        yield* changeCounter(g, 'shards', 1);
      },
    }),
  ),
);
