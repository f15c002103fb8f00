import { note, tell } from '@questwright/adventure';
import { die, type Rule } from '@questwright/kernel';
import { hasMark, usesUp } from '../conditions/tokens.ts';
import type { ActionRoll } from '../events.ts';
import { spendsFateToReroll } from '../fate/fate.ts';
import { heroModel } from '../pieces.ts';
import type { Bardsung } from '../state.ts';

/** What a roll is made with besides its modifier and target number. */
export interface RollTerms {
  readonly advantage?: number;
  readonly disadvantage?: number;
  readonly empower?: number;
}

/**
 * An action roll: a d20 and a modifier against a target number, at or above which it succeeds. Attack rolls, defence
 * rolls and tests are all action rolls, so blessing and fatigue touch whichever comes next.
 */
export function* actionRoll(
  g: Bardsung,
  seat: number,
  kind: ActionRoll['kind'],
  mod: number,
  tn: number,
  { advantage = 0, disadvantage = 0, empower = 0 }: RollTerms = {},
): Rule<boolean> {
  const hero = heroModel(g, seat);
  const isPlain = kind === 'defence' && hasMark(hero, 'sundered');
  const roll: ActionRoll = { seat, kind, tn, mod, advantage, disadvantage, empower };
  if (usesUp(g, hero, 'blessing')) roll.advantage++;
  if (usesUp(g, hero, 'fatigue')) roll.disadvantage++;
  yield* tell(g, 'rollGathered', roll);
  if (isPlain) {
    usesUp(g, hero, 'sundered');
    roll.mod = 0;
  }
  let total = throwDice(g, roll);
  if (total < tn && (yield* spendsFateToReroll(g, seat, kind, total, tn))) total = throwDice(g, roll);
  const outcome = total >= tn ? 'success' : 'failure';
  note(g, 'bs.log.roll-ends', { hero: seat, kind, total, tn, outcome }, 'BS-ROLL-01');
  return total >= tn;
}

/** A test, which is an action roll that is neither attack nor defence. */
export const rollTest = (
  g: Bardsung,
  seat: number,
  mod: number,
  tn: number,
  terms?: RollTerms,
): Rule<boolean> => actionRoll(g, seat, 'test', mod, tn, terms);

/** Advantage takes the higher of two d20, disadvantage the lower; both together cancel out. */
function throwDice(g: Bardsung, { seat, kind, mod, advantage, disadvantage, empower }: ActionRoll): number {
  const isTwo = advantage > 0 !== disadvantage > 0;
  const first = die(g, kind, 20);
  const second = isTwo ? die(g, kind, 20) : first;
  const counted = advantage > 0 ? Math.max(first, second) : Math.min(first, second);
  let added = 0;
  for (let i = 0; i < empower; i++) added += die(g, 'empower', 4);
  const total = counted + mod + added;
  note(
    g,
    'bs.log.rolls',
    { hero: seat, kind, first, second: isTwo ? second : 0, mod, added, total },
    rule(isTwo, advantage),
  );
  return total;
}

const rule = (isTwo: boolean, advantage: number): string =>
  !isTwo ? 'BS-ROLL-01' : advantage > 0 ? 'BS-DICE-01' : 'BS-DICE-02';
