import { note, tell } from '@questwright/adventure';
import { die, nested, type Rule, type Text } from '@questwright/kernel';
import { hasMark, usesUp } from '../conditions/tokens.ts';
import type { ActionRoll, RollSource } from '../events.ts';
import { spendsFateToReroll } from '../fate/fate.ts';
import { heroModel } from '../pieces.ts';
import { modifierOf } from '../profile.ts';
import type { Bardsung, Characteristic } from '../state.ts';
import { ofCharacteristic } from './sources.ts';

/** What a roll is made with besides its modifier and target number. */
export interface RollTerms {
  readonly advantage?: number;
  readonly disadvantage?: number;
  readonly empower?: number;
  /** Where the modifier comes from, and the rest. */
  readonly sources?: readonly RollSource[];
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
  { advantage = 0, disadvantage = 0, empower = 0, sources = NONE }: RollTerms = {},
): Rule<boolean> {
  const hero = heroModel(g, seat);
  const isPlain = kind === 'defence' && hasMark(hero, 'sundered');
  const roll: ActionRoll = { seat, kind, tn, mod, advantage, disadvantage, empower, sources: [...sources] };
  if (usesUp(g, hero, 'blessing')) {
    roll.advantage++;
    roll.sources.push(BLESSING);
  }
  if (usesUp(g, hero, 'fatigue')) {
    roll.disadvantage++;
    roll.sources.push(FATIGUE);
  }
  yield* tell(g, 'rollGathered', roll);
  if (isPlain) {
    usesUp(g, hero, 'sundered');
    roll.mod = 0;
    roll.sources.push(SUNDERED);
  }
  let total = throwDice(g, roll);
  if (total < tn && (yield* spendsFateToReroll(g, seat, kind, total, tn))) total = throwDice(g, roll);
  const outcome = total >= tn ? 'success' : 'failure';
  note(g, 'bs.log.roll-ends', { hero: seat, kind, total, tn, outcome }, 'BS-ROLL-01');
  return total >= tn;
}

/** A test of a characteristic, which is an action roll that is neither attack nor defence. */
export const rollTest = (
  g: Bardsung,
  seat: number,
  characteristic: Characteristic,
  tn: number,
): Rule<boolean> =>
  actionRoll(g, seat, 'test', modifierOf(g, seat, characteristic), tn, {
    sources: [ofCharacteristic(g, seat, characteristic)],
  });

/** Advantage takes the higher of two d20, disadvantage the lower; both together cancel out. */
function throwDice(g: Bardsung, roll: ActionRoll): number {
  const { seat, kind, mod, tn, advantage, disadvantage, empower, sources } = roll;
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
    {
      hero: seat,
      kind,
      first,
      second: isTwo ? second : 0,
      mod,
      added,
      total,
      tn,
      counted,
      sources: { list: sources.map(textOfSource) },
    },
    rule(isTwo, advantage),
  );
  return total;
}

const NONE: readonly RollSource[] = [];
const BLESSING: RollSource = { gives: 'advantage', n: 1, by: 'bs.condition.blessing' };
const FATIGUE: RollSource = { gives: 'disadvantage', n: 1, by: 'bs.condition.fatigue' };
const SUNDERED: RollSource = { gives: 'modifier', n: 0, by: 'bs.source.sundered' };

const textOfSource = ({ gives, n, by }: RollSource): Text => [`bs.source.${gives}`, { n, by: nested(by) }];

const rule = (isTwo: boolean, advantage: number): string =>
  !isTwo ? 'BS-ROLL-01' : advantage > 0 ? 'BS-DICE-01' : 'BS-DICE-02';
