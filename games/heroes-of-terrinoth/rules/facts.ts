import { questDef } from './catalogue.ts';
import { attackOf, enemiesInPlay, healthOf, resilienceOf } from './enemies.ts';
import { isAlive, maxHealth } from './heroes.ts';
import { activeLocation, explorationValue, isFullyExplored } from './locations.ts';
import type { Terrinoth } from './state.ts';

/** Values derived from what everybody can see, for the board. */
export function facts(g: Terrinoth): unknown {
  if (g.phase === 'setup') return null;
  const location = activeLocation(g);
  return {
    heroes: Array.from({ length: g.seats }, (_, seat) => ({
      alive: isAlive(g, seat),
      maxHealth: maxHealth(g, seat),
    })),
    enemies: Object.fromEntries(
      enemiesInPlay(g)
        .filter(({ down }) => !down)
        .map((enemy) => [
          enemy.id,
          { attack: attackOf(g, enemy), health: healthOf(g, enemy), resilience: resilienceOf(g, enemy) },
        ]),
    ),
    location: location ? { value: explorationValue(g, location), explored: isFullyExplored(g) } : null,
    peril: questDef(g).peril.spaces,
  };
}
