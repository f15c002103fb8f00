import { seatsAsked } from './choice.ts';
import type { Match } from './match.ts';
import type { Scene } from './scene.ts';

/** How a match stands: where it is, who is asked, who has won. */
export interface Standing extends Scene {
  readonly asked: readonly number[];
  /** Null while the match goes on. */
  readonly winners: readonly number[] | null;
}

export function standingOf({ game, state, pending, over }: Match): Standing {
  const asked = new Set(pending.flatMap(({ choice }) => seatsAsked(choice)));
  return { ...game.scene?.(state), asked: [...asked], winners: over?.winners ?? null };
}
