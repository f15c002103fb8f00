import { heroesWho, instantly, note } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { at, count, is, item, special, when, whenever } from '../../rules/effects/index.ts';
import type { Who } from '../../rules/effects/who.ts';
import { living } from '../../rules/heroes.ts';
import { carriedBy } from '../../rules/pieces.ts';
import type { Piece, Terrinoth } from '../../rules/state.ts';
import { ITEMS } from '../../rules/zones.ts';

const ENVOY = 'the-envoy';

/** The envoy walks with one hero, who guards her. */
export const theEnvoy = item({
  name: 'The Envoy',
  original: true,
  questSpecific: true,
  abilities: [whenever(at.enemyPhaseEnds, when(is.youHaveEnemies(2), count('envoy-wounds', 1)))],
});

const envoyWith = (g: Terrinoth, seat: number): Piece | undefined =>
  carriedBy(g, seat).find(({ def }) => def === ENVOY);

export const theGuard: Who = heroesWho('ht.own.guard', (g) =>
  living(g).filter((seat) => envoyWith(g, seat) !== undefined),
);

/** Whoever aids the guard may take over the watch. */
export const takeTheEnvoy = special('ht.own.take-envoy', {
  run: instantly((g, c) => {
    const envoy = envoyWith(g, c.other);
    if (!envoy) return;
    move(g, envoy, ITEMS[c.seat]!);
    note(g, 'ht.own.log.guard', { hero: c.seat }, 'HT-ABILITY-15');
  }),
  can: (g, c) => c.other >= 0 && c.other !== c.seat && envoyWith(g, c.other) !== undefined,
});
