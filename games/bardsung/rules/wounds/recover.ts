import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { woundDef } from '../catalogue.ts';
import { heroModel, woundsOf } from '../pieces.ts';
import { rollTest } from '../rolls/action-roll.ts';
import type { Bardsung, Piece } from '../state.ts';

/** The serious wounds of a hero, one of which may be tried at the start of the turn. */
export const seriousWounds = (g: Bardsung, seat: number): Piece[] =>
  woundsOf(g, seat).filter(({ turned }) => turned);

/** Tries to turn a serious wound to its plain side by the roll that the card asks for. */
export function* tryToRecover(g: Bardsung, seat: number, wound: Piece): Rule {
  const { characteristic, tn } = woundDef(g, wound);
  if (!(yield* rollTest(g, seat, characteristic, tn))) return;
  wound.turned = false;
  note(g, 'bs.log.recovers', { model: heroModel(g, seat), card: wound }, 'BS-WOUND-05');
}
