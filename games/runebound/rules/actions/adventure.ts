import { note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { drawAdventures } from '../adventure/draw.ts';
import { heroAt } from '../heroes.ts';
import { GEM_AT, GEMS } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';

/** Whether a faceup gem lies in the hero's hex. */
export function canAdventure(g: Runebound, seat: number): boolean {
  const gem = GEM_AT[heroAt(g, seat).at]!;
  return gem >= 0 && g.gems[gem]!;
}

/** Turns the gem facedown and draws a card of its kind, which is resolved next. */
export function* goAdventuring(g: Runebound, seat: number): Rule {
  const gem = GEM_AT[heroAt(g, seat).at]!;
  const kind = GEMS[gem]!.gem!;
  g.gems[gem] = false;
  note(g, 'rb.log.adventures', { hero: seat, kind: [`rb.kind.${kind}`] }, 'RB-ADV-04');
  drawAdventures(g, seat, kind, 1);
  yield* tell(g, 'adventured', { seat, kind });
}
