import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asWhole,
  type Path,
  unexpected,
  type Words,
} from '@questwright/kernel';
import type { GameEffect } from '../definitions.ts';
import * as say from '../effects/index.ts';
import type { Which } from '../effects/which.ts';
import type { Measure, Who } from '../effects/who.ts';

/** Who an effect is for, in the words of a scenario. */
const WHO: { readonly [words: string]: Who } = {
  you: say.you,
  'that hero': say.thatHero,
  'a hero': say.aHero,
  'another hero': say.anotherHero,
  'each hero': say.eachHero,
  'each other hero': say.eachOtherHero,
  'the leader': say.theLeader,
  'the engaged hero': say.theEngagedHero,
};
const MEASURES: readonly Measure[] = ['wounds', 'health left', 'tokens', 'enemies', 'items', 'readied cards'];
for (const measure of MEASURES) {
  (WHO as Record<string, Who>)[`most ${measure}`] = say.heroWith('most', measure);
  (WHO as Record<string, Who>)[`fewest ${measure}`] = say.heroWith('fewest', measure);
}

const PLACES = {
  'in the shadows': say.inTheShadows,
  'engaged with you': say.engagedWithYou,
  'engaged with another': say.engagedWithAnother,
  readied: say.readied,
  exhausted: say.exhausted,
} as const;

type Reader = (value: unknown, rest: Rest, path: Path) => GameEffect;
interface Rest {
  readonly who: Who;
  readonly which: Which;
}

const whole = (value: unknown, path: Path): number => asWhole(value, path);
const countOrAll = (value: unknown, path: Path): number | 'all' =>
  value === 'all' ? value : asWhole(value, path);
const effectsIn = (value: unknown, path: Path): GameEffect[] =>
  asList(value, path, 'a list of effects').map((one, i) => effectOf(one, [...path, i]));

const VERBS: { readonly [verb: string]: Reader } = {
  suffer: (n, { who }, p) => say.suffer(whole(n, p), who),
  recover: (n, { who }, p) => say.recover(whole(n, p), who),
  'gain tokens': (n, { who }, p) => say.gainTokens(whole(n, p), who),
  'discard tokens': (n, { who }, p) => say.discardTokens(countOrAll(n, p), who),
  'ready cards': (n, { who }, p) => say.readyCards(countOrAll(n, p), who),
  'exhaust cards': (n, { who }, p) => say.exhaustCards(countOrAll(n, p), who),
  'give condition': (name, { who }, p) => say.giveCondition(asText(name, p).toLowerCase(), who),
  'remove condition': (name, { who }, p) => say.removeCondition(asText(name, p).toLowerCase(), who),
  'draw exploration': (n, { who }, p) => say.explorationCards(whole(n, p), who),
  'discard items': (n, { who }, p) => say.discardItems(whole(n, p), who),
  upgrade: (_, { who }) => say.upgrade(who),
  wound: (n, { which }, p) => say.wound(whole(n, p), which),
  heal: (n, { which }, p) => say.heal(whole(n, p), which),
  'exhaust enemy': (_, { which }) => say.exhaust(which),
  'ready enemy': (_, { which }) => say.ready(which),
  'send to shadows': (_, { which }) => say.sendToShadows(which),
  'discard enemy': (_, { which }) => say.discard(which),
  engage: (n, _, p) => say.engageEnemies(whole(n, p)),
  'enemy engages': (_, { which, who }) => say.engages(which, who),
  'add progress': (n, _, p) => say.addProgress(whole(n, p)),
  'remove progress': (n, _, p) => say.removeProgress(whole(n, p)),
  'raise peril': (n, _, p) => say.raisePeril(whole(n, p)),
  spawn: (n, _, p) => say.spawn(whole(n, p)),
  'spawn with': (_, { who }) => say.spawnWith(who),
  'spawn in shadows': (n, _, p) => say.spawnToShadows(whole(n, p), 'up'),
  'spawn face down': (n, _, p) => say.spawnToShadows(whole(n, p), 'down'),
  'spawn nemesis': (_, { who }) => say.spawnNemesis(who),
  reroll: (n, _, p) => say.rerolls(whole(n, p)),
  'add successes': (n, _, p) => say.addSuccesses(whole(n, p)),
  'add defense': (n, _, p) => say.addDefense(whole(n, p)),
  prevent: (n, _, p) => say.prevent(countOrAll(n, p)),
  may: (effect, _, p) => say.may(effectOf(effect, p)),
  either: (effects, _, p) => say.either(...effectsIn(effects, p)),
  win: () => say.win,
  lose: () => say.lose,
};

/** An effect: a verb alone, a verb with its amount and who or which it is for, or several, one after the other. */
export function effectOf(value: unknown, path: Path): GameEffect {
  if (Array.isArray(value)) return say.inOrder(...effectsIn(value, path));
  const words: Words =
    typeof value === 'string' ? { [value]: 1 } : asRecord(value, path, 'an effect such as "suffer: 1"');
  const verbs = Object.keys(words).filter((word) => word !== 'who' && word !== 'which');
  const verb = verbs[0];
  const read = verb === undefined ? undefined : VERBS[verb];
  if (!read || verbs.length > 1) {
    throw unexpected(value, path, `one effect of ${Object.keys(VERBS).join(', ')}`);
  }
  const rest = {
    who: words.who === undefined ? say.you : whoOf(words.who, [...path, 'who']),
    which: words.which === undefined ? say.anEnemy() : whichOf(words.which, [...path, 'which']),
  };
  return read(words[verb!], rest, [...path, verb!]);
}

const whoOf = (value: unknown, path: Path): Who => WHO[asOneOf(value, path, Object.keys(WHO))]!;

/** "this enemy", "that enemy", "an enemy", "each enemy", the last two with a place, a state or a trait. */
function whichOf(value: unknown, path: Path): Which {
  const words = asText(value, path, 'enemies such as "each enemy in the shadows"');
  if (words === 'this enemy') return say.thisEnemy;
  if (words === 'that enemy') return say.thatEnemy;
  const match = /^(an?|each) (.+)$/.exec(words);
  if (!match) throw unexpected(value, path, '"this enemy", "that enemy", "an enemy …" or "each enemy …"');
  const [, article, rest] = match;
  const traits = traitsOf(rest!);
  return article === 'each' ? say.eachEnemy(...traits) : say.anEnemy(...traits);
}

function traitsOf(words: string): ReturnType<typeof say.withTrait>[] {
  const place = Object.keys(PLACES).find((one) => words.endsWith(one)) as keyof typeof PLACES | undefined;
  const noun = (place ? words.slice(0, -place.length) : words).trim();
  return [...(noun === 'enemy' ? [] : [say.withTrait(noun)]), ...(place ? [PLACES[place]] : [])];
}
