import { note } from '@questwright/adventure';
import { isHero } from '../pieces.ts';
import { type Bardsung, type ConditionName, MARKS, type Mark, type Piece } from '../state.ts';

/** Who can have a condition: one that is worded for heroes does nothing to an enemy, and the other way round. */
const WHO: { readonly [condition in ConditionName]: 'hero' | 'enemy' | 'any' } = {
  bane: 'enemy',
  bleed: 'hero',
  blessing: 'hero',
  burn: 'any',
  fatigue: 'hero',
  frostbite: 'any',
  pinned: 'any',
  poison: 'any',
  silence: 'hero',
  stunned: 'hero',
  sundered: 'hero',
  weaken: 'enemy',
};

export const bitOf = (mark: Mark): number => 1 << MARKS.indexOf(mark);

export const hasMark = ({ marks }: Piece, mark: Mark): boolean => (marks & bitOf(mark)) !== 0;

export const canHave = (model: Piece, condition: ConditionName): boolean =>
  WHO[condition] === 'any' || (WHO[condition] === 'hero') === isHero(model);

/** How many tokens of a condition a model has. */
export function tokensOf(model: Piece, condition: ConditionName): number {
  if (condition === 'poison') return model.poison;
  if (condition === 'stunned') return model.stunned;
  return hasMark(model, condition) ? 1 : 0;
}

/** Takes a token off, which was used up or has run out. */
export function shed(g: Bardsung, model: Piece, mark: Mark): void {
  if (!hasMark(model, mark)) return;
  model.marks &= ~bitOf(mark);
  note(g, 'bs.log.sheds', { model, condition: [`bs.condition.${mark}`] }, 'BS-COND-20');
}

/** A token that is used up by what comes next: true if it was there. */
export function usesUp(g: Bardsung, model: Piece, mark: Mark): boolean {
  if (!hasMark(model, mark)) return false;
  shed(g, model, mark);
  return true;
}

/** No condition token is left on the model. */
export function clearConditions(model: Piece): void {
  model.marks = 0;
  model.poison = 0;
  model.stunned = 0;
}
