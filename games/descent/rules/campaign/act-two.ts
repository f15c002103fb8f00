import { note } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import { makePiece } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { QUEST_CARDS, RUMORS, RUMORS_OUT } from '../zones.ts';
import { lying } from './holdings.ts';

/** Act II begins: monsters, lieutenants and the shop deck are those of the second act from now on. [D2-INTER-06, D2-INTER-07, D2-INTER-08, D2-ACT-04] */
export function* beginActTwo(g: Descent): Rule {
  g.act = 2;
  note(g, 'd2.log.act-two', {}, 'D2-INTER-01');
  yield* endRumorsOfActOne(g);
}

/** Rumor cards and Quest cards of Act I are out, and nothing takes their place, once they have had their last effect. [D2-RUMOR-12, D2-RUMOR-13, D2-RUMOR-14] */
function* endRumorsOfActOne(g: Descent): Rule {
  for (const card of ofActOne(g, QUEST_CARDS)) {
    const { unplayed } = cardDef(g, card).rumor ?? {};
    for (const reward of unplayed?.reward ?? []) yield* reward.give(g);
    if (unplayed?.advanced) makePiece(g, unplayed.advanced, QUEST_CARDS);
  }
  for (const zone of [QUEST_CARDS, `${RUMORS}:${g.overlord}`])
    for (const card of ofActOne(g, zone)) {
      move(g, card, RUMORS_OUT, { down: false });
      note(g, 'd2.log.rumor-out', { card: cardDef(g, card).name }, 'D2-RUMOR-12');
    }
}

const ofActOne = (g: Descent, zone: string): Piece[] =>
  lying(g, zone).filter((card) => cardDef(g, card).act === 1);
