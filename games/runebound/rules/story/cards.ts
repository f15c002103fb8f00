import { note, pieces } from '@questwright/adventure';
import { move, type Rule, top } from '@questwright/kernel';
import { storyDef } from '../catalogue.ts';
import { heroContext } from '../context.ts';
import type { Piece, Runebound } from '../state.ts';

/** As many as there are story quest tokens. */
export const TRACK_SPACES = 6;

/** Draws the top story card and resolves it; the first player decides what it leaves open. */
export function* drawStory(g: Runebound): Rule {
  const card = top(g, 'story-deck') as Piece | undefined;
  if (!card) return;
  move(g, card, 'resolving');
  note(g, 'rb.log.story', { card }, 'RB-ROUND-14');
  const { quest, effect } = storyDef(g, card);
  if (quest) {
    move(g, card, 'story-track');
    card.space = lowestFreeSpace(g, card);
    note(g, 'rb.log.story-quest', { card, n: card.space }, 'RB-STORY-03');
  }
  if (effect) yield* effect.run(g, heroContext(g, g.first, card));
  if (!quest) move(g, card, 'story-discard', { place: 'top' });
}

/** 0 when the track is full: then the card lies beside it and works without a token. */
function lowestFreeSpace(g: Runebound, card: Piece): number {
  const taken = pieces(g, 'story-track').filter((other) => other !== card);
  for (let space = 1; space <= TRACK_SPACES; space++) {
    if (!taken.some((other) => other.space === space)) return space;
  }
  return 0;
}
