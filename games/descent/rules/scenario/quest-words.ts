import { type Ability, head, idFor, printed } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import type { Acting } from '../deeds.ts';
import type { LastingDef } from '../definitions.ts';
import type { Passing } from '../move/passing.ts';
import { theLieutenant } from '../quest/who.ts';
import { isKnockedOut } from '../quest/words.ts';
import type { Lifting } from '../quest-rules.ts';
import type { Descent, Piece } from '../state.ts';
import { abilitiesOf, type WrittenSkill } from './skill-words.ts';

const ACTIONS = ['move', 'attack', 'rest', 'revive', 'door', 'skill', 'monster'] as const;
const WAYS = ['allowed', 'forbidden'] as const;

/** A rule of a quest that a scenario makes up: it allows or forbids an action, or moving through figures. */
export interface WrittenRule {
  readonly name: string;
  readonly allows?: string;
  readonly forbids?: string;
  readonly passing?: (typeof WAYS)[number];
  /** Figures may leave the map by its entrance and exit. */
  readonly leaving?: boolean;
  /** The lieutenant who is knocked out instead of being defeated. */
  readonly knocksOut?: string;
  /** What happens by it, in the words of skills. */
  readonly ability?: WrittenSkill;
}

/** The id of a rule of a quest. */
export function readQuestRule(
  entry: Entry,
  made: WrittenRule[],
  readAbility: (said: Entry, name: string) => WrittenSkill,
): string {
  const said = entry.asMap('a rule of the quest by what it allows or forbids');
  const name = said
    .at('name')
    .or(`Rule ${made.length + 1}`)
    .text();
  const allows = said.at('allows');
  const forbids = said.at('forbids');
  const passing = said.at('moving through figures');
  const leaving = said.at('leaving the map');
  const knocksOut = said.at('knocks out');
  made.push({
    name,
    ...(allows.isSaid && { allows: allows.oneOf(ACTIONS) }),
    ...(forbids.isSaid && { forbids: forbids.oneOf(ACTIONS) }),
    ...(passing.isSaid && { passing: passing.oneOf(WAYS) }),
    ...(leaving.isSaid && { leaving: leaving.oneOf(WAYS) === 'allowed' }),
    ...(knocksOut.isSaid && { knocksOut: knocksOut.text('the name of a lieutenant') }),
    ...(said.at('does').isSaid && { ability: readAbility(said, name) }),
  });
  return idFor(name);
}

export const questRule = ({
  name,
  allows,
  forbids,
  passing,
  leaving,
  knocksOut,
  ability,
}: WrittenRule): LastingDef => ({
  ...head({ name, original: true }),
  kind: 'lasting',
  ...printed([
    ...(allows ? [allowing(allows)] : []),
    ...(forbids ? [forbidding(forbids)] : []),
    ...(passing ? [passes(passing === 'allowed')] : []),
    ...(leaving ? [leaves] : []),
    ...(knocksOut ? [isKnockedOut(theLieutenant(knocksOut))] : []),
    ...(ability ? abilitiesOf(ability) : []),
  ]),
});

const isAbout = (deed: string, subject: unknown, action: string): boolean =>
  deed === 'action' && (subject as Acting).action === action;

const allowing = (action: string): Ability => ({
  text: ['d2.quest.allows', { action }],
  modify: {
    lifted: (_: Descent, __: Piece, n: number, { deed, subject }: Lifting) =>
      isAbout(deed, subject, action) ? n + 1 : n,
  },
});

const forbidding = (action: string): Ability => ({
  text: ['d2.quest.forbids', { action }],
  forbid: {
    action: { when: (_: Descent, __: Piece, acting: Acting) => acting.action === action, rule: 'D2-GOLD-03' },
  },
});

/** The last word on whom figures move through, whatever abilities say. */
const leaves: Ability = { text: 'd2.quest.leaving', modify: { mayLeave: () => true } };

const passes = (may: boolean): Ability => ({
  text: ['d2.quest.passing', { may: String(may) }],
  modify: {
    mayPass: { layer: 'limit', change: (_: Descent, __: Piece, ___: boolean, ____: Passing) => may },
  },
});
