import { asOneOf, asRecord, asText, asWhole, onlyWords, type Path, type Words } from '@questwright/kernel';
import type { Ability, GameCondition, Keyword } from '../definitions.ts';
import * as say from '../effects/index.ts';
import type { Trigger } from '../effects/triggers.ts';
import { effectOf } from './effect-words.ts';

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

/**
 * An ability: `{ when: …, do: … }`, `{ use: in activation, do: … }` (the card is discarded for it), or a
 * standing change such as `{ each: Goblin, attack: 1 }` or `{ this: 1, … }`.
 */
export function abilityOf(value: unknown, path: Path): Ability {
  const words = asRecord(value, path, 'an ability such as "{ when: round ends, do: { suffer: 1 } }"');
  if (words.when !== undefined) {
    onlyWords(words, path, ['when', 'do']);
    const trigger = asOneOf(
      words.when,
      [...path, 'when'],
      Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[],
    );
    return say.whenever(TRIGGERS[trigger] as Trigger, effectOf(words.do, [...path, 'do']));
  }
  if (words.use !== undefined) {
    onlyWords(words, path, ['use', 'do']);
    const moment = asOneOf(words.use, [...path, 'use'], Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]);
    return say.use(MOMENTS[moment], say.discardThis, effectOf(words.do, [...path, 'do']));
  }
  return standingOf(words, path);
}

function standingOf(words: Words, path: Path): Ability {
  onlyWords(words, path, ['each', 'attack', 'health', 'resilience', 'hero dice', 'maximum health']);
  if (words['hero dice'] !== undefined)
    return say.heroDice(asWhole(words['hero dice'], [...path, 'hero dice']));
  if (words['maximum health'] !== undefined) {
    return say.moreHealth(asWhole(words['maximum health'], [...path, 'maximum health']));
  }
  const value =
    (['attack', 'health', 'resilience'] as const).find((one) => words[one] !== undefined) ?? 'attack';
  const n = asWhole(words[value], [...path, value], 'a change of attack, health or resilience');
  if (words.each === undefined) return say.thisHas(n, value);
  const each = asText(words.each, [...path, 'each']);
  return say.enemiesHave(n, value, each === 'enemy' ? [] : [say.withTrait(each)]);
}

const BASIC: { readonly [name: string]: Keyword } = {
  Advance: say.advance,
  Retreat: say.retreat,
  Inflict: say.inflict,
};

/** A keyword: a basic one by its name, or `{ Swarm: <effect> }`. */
export function keywordOf(value: unknown, path: Path): Keyword {
  if (typeof value === 'string') return BASIC[asOneOf(value, path, Object.keys(BASIC))]!;
  const [name] = Object.keys(asRecord(value, path, 'Advance, Retreat, Inflict or "Name: effect"'));
  return say.keyword(name ?? '', effectOf((value as Words)[name ?? ''], [...path, name ?? '']));
}

const CONDITIONS: { readonly [words: string]: GameCondition } = {
  never: is.condition('ht.none', () => false),
  'fully explored': is.fullyExplored,
  'nemesis defeated': is.nemesisDefeated,
  'a hero has fallen': is.heroesFallen(1),
  'peril at its end': is.perilAtEnd,
};

/** When a made-up quest is won or lost: all of the things that are named. */
export function conditionOf(value: unknown, path: Path): GameCondition {
  const names = Array.isArray(value) ? value : [value];
  const all = names.map((name) => CONDITIONS[asOneOf(name, path, Object.keys(CONDITIONS))]!);
  return all.length === 1 ? all[0]! : is.both(...all);
}
