import { type Ability, type Condition, holdsWhen } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import type { Keyword } from '../definitions.ts';
import * as say from '../effects/index.ts';
import type { Trigger } from '../effects/triggers.ts';
import type { Terrinoth } from '../state.ts';
import { effectOf } from './effect-words.ts';
import { enemiesCalled } from './nouns.ts';

const { at, is } = say;

/** What an ability of a made-up card answers to. */
const TRIGGERS = {
  'round starts': at.roundStarts,
  'round ends': at.roundEnds,
  'travel phase': at.inTravelPhase,
  'this is revealed': at.thisIsRevealed,
  'activation starts': at.eachActivationStarts,
  'activation ends': at.eachActivationEnds,
  'your activation starts': at.yourActivationStarts,
  'your activation ends': at.yourActivationEnds,
  'you roll': at.youRoll(),
  'you would suffer': at.youWouldSuffer(),
  'a hero falls': at.heroFalls,
  'an enemy falls': at.enemyFalls(),
  'this falls': at.thisFalls,
  'this engages': at.thisEngages,
  'this activates': at.thisActivates,
  'this suffers': at.thisSuffers,
  'this counterattacks': at.thisCounterattacks,
} as const;

const MOMENTS = {
  'in activation': 'activation',
  'before roll': 'beforeRoll',
  'after roll': 'afterRoll',
} as const;

/** The words of a table. */
const wordsOf = <T extends string>(table: { readonly [word in T]: unknown }): T[] =>
  Object.keys(table) as T[];

/**
 * An ability: `{ when: …, do: … }`, `{ use: in activation, do: … }` (the card is discarded for it), or a
 * standing change such as `{ each: Goblin, attack: 1 }` or `{ attack: 1 }`, of the card itself.
 */
export function abilityOf(entry: Entry): Ability {
  const words = entry.asMap('an ability such as "{ when: round ends, do: { suffer: 1 } }"');
  if (words.at('when').isSaid) {
    const trigger = words.at('when').oneOf(wordsOf(TRIGGERS));
    return say.whenever(TRIGGERS[trigger] as Trigger, effectOf(words.at('do')));
  }
  if (words.at('use').isSaid) {
    const moment = words.at('use').oneOf(wordsOf(MOMENTS));
    return say.use(MOMENTS[moment], say.discardThis, effectOf(words.at('do')));
  }
  return standingOf(words);
}

const VALUES = ['attack', 'health', 'resilience'] as const;

function standingOf(words: Entry): Ability {
  if (words.at('hero dice').isSaid) return say.heroDice(words.at('hero dice').whole());
  if (words.at('maximum health').isSaid) return say.moreHealth(words.at('maximum health').whole());
  const value = VALUES.find((one) => words.at(one).isSaid);
  if (value === undefined) {
    throw words.unexpected('an ability: "when" and "do", "use" and "do", or a change such as "attack: 1"');
  }
  const n = words.at(value).whole();
  const each = words.at('each');
  if (!each.isSaid) return say.thisHas(n, value);
  const noun = each.text('enemy, a trait or a name');
  return say.enemiesHave(n, value, noun === 'enemy' ? [] : [enemiesCalled(noun, each)]);
}

const BASIC = {
  Advance: say.advance,
  Retreat: say.retreat,
  Inflict: say.inflict,
} as const;

/** A keyword: a basic one by its name, or `{ Swarm: <effect> }`. */
export function keywordOf(entry: Entry): Keyword {
  if (entry.isText) return BASIC[entry.oneOf(wordsOf(BASIC))];
  const [keyword, ...others] = entry.entries('Advance, Retreat, Inflict or "Name: effect"');
  if (!keyword || others.length > 0) throw entry.unexpected('one keyword');
  const [name, effect] = keyword;
  return say.keyword(name, effectOf(effect));
}

const CONDITIONS: { readonly [words: string]: Condition<Terrinoth> } = {
  never: holdsWhen('ht.if.never', () => false),
  'fully explored': is.fullyExplored,
  'nemesis defeated': is.nemesisDefeated,
  'a hero has fallen': is.heroesFallen(1),
  'peril at its end': is.perilAtEnd,
};

/** When a made-up quest is won or lost: all of the things that are named. */
export function conditionOf(entry: Entry): Condition<Terrinoth> {
  const all = entry.each().map((one) => CONDITIONS[one.oneOf(wordsOf(CONDITIONS))]!);
  if (all.length === 0) throw entry.unexpected(`one of ${wordsOf(CONDITIONS).join(', ')}`);
  return all.length === 1 ? all[0]! : is.all(...all);
}
