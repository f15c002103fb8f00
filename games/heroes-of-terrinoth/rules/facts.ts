import { theQuest } from './catalogue.ts';
import type { Colour } from './definitions.ts';
import { attackOf, enemiesInPlay, enemyHealth, resilienceOf } from './enemies.ts';
import { isAlive, maxHealth } from './heroes.ts';
import { activeLocation, explorationValue, isFullyExplored } from './locations.ts';
import type { Terrinoth } from './state.ts';

/** Values derived from what everybody can see. */
export interface TableFacts {
  readonly heroes: readonly { readonly alive: boolean; readonly maxHealth: number }[];
  /** By the ids of their cards. */
  readonly enemies: {
    readonly [id: number]: { readonly attack: number; readonly health: number; readonly resilience: number };
  };
  readonly location: { readonly value: number; readonly explored: boolean } | null;
  readonly peril: readonly Colour[];
}

export function tableFacts(g: Terrinoth): TableFacts | null {
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
          { attack: attackOf(g, enemy), health: enemyHealth(g, enemy), resilience: resilienceOf(g, enemy) },
        ]),
    ),
    location: location ? { value: explorationValue(g, location), explored: isFullyExplored(g) } : null,
    peril: theQuest(g).peril.spaces,
  };
}
