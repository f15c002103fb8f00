import type { Effect } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import * as say from '../effects/index.ts';
import type { Trait, Which } from '../effects/which.ts';
import type { Measure, Who } from '../effects/who.ts';
import type { Terrinoth } from '../state.ts';
import { enemiesCalled } from './nouns.ts';

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

/** Reads the value of a verb, and those of the words beside it that the verb needs. */
type Reader = (said: Entry, beside: Entry) => Effect<Terrinoth>;

const whole = (said: Entry): number => said.whole({ min: 0 });
const countOrAll = (said: Entry): number | 'all' =>
  said.value === 'all' ? said.oneOf(['all'] as const) : whole(said);
/** A verb without an amount is followed by 1 or true, because something has to follow it. */
function alone(said: Entry): void {
  if (said.asIs() !== 1 && said.value !== true) throw said.unexpected('1 or true');
}

const onHeroes =
  (make: (n: number, who: Who) => Effect<Terrinoth>): Reader =>
  (said, beside) =>
    make(whole(said), whoOf(beside));
const onEnemies =
  (make: (n: number, which: Which) => Effect<Terrinoth>): Reader =>
  (said, beside) =>
    make(whole(said), whichOf(beside));
const toHeroes =
  (make: (who: Who) => Effect<Terrinoth>): Reader =>
  (said, beside) => {
    alone(said);
    return make(whoOf(beside));
  };
const toEnemies =
  (make: (which: Which) => Effect<Terrinoth>): Reader =>
  (said, beside) => {
    alone(said);
    return make(whichOf(beside));
  };
const byItself =
  (effect: Effect<Terrinoth>): Reader =>
  (said) => {
    alone(said);
    return effect;
  };

const VERBS: { readonly [verb: string]: Reader } = {
  suffer: onHeroes(say.suffer),
  recover: onHeroes(say.recover),
  'gain tokens': onHeroes(say.gainTokens),
  'discard tokens': (n, beside) => say.discardTokens(countOrAll(n), whoOf(beside)),
  'ready cards': (n, beside) => say.readyCards(countOrAll(n), whoOf(beside)),
  'exhaust cards': (n, beside) => say.exhaustCards(countOrAll(n), whoOf(beside)),
  'give condition': (name, beside) => say.giveCondition(conditionNamed(name), whoOf(beside)),
  'remove condition': (name, beside) => say.removeCondition(conditionNamed(name), whoOf(beside)),
  'draw exploration': onHeroes(say.explorationCards),
  'discard items': onHeroes(say.discardItems),
  upgrade: toHeroes(say.upgrade),
  wound: onEnemies(say.wound),
  heal: onEnemies(say.enemyRecovers),
  'exhaust enemy': toEnemies(say.exhaust),
  'ready enemy': toEnemies(say.ready),
  'send to shadows': toEnemies(say.sendToShadows),
  'discard enemy': toEnemies(say.discard),
  engage: (n) => say.engageEnemies(whole(n)),
  'enemy engages': (said, beside) => {
    alone(said);
    return say.engages(whichOf(beside), whoOf(beside));
  },
  'add progress': (n) => say.addProgress(whole(n)),
  'remove progress': (n) => say.removeProgress(whole(n)),
  'raise peril': (n) => say.raisePeril(whole(n)),
  spawn: (n) => say.spawn(whole(n)),
  'spawn with': toHeroes(say.spawnWith),
  'spawn in shadows': (n) => say.spawnToShadows(whole(n), 'up'),
  'spawn face down': (n) => say.spawnToShadows(whole(n), 'down'),
  'spawn nemesis': toHeroes(say.spawnNemesis),
  reroll: (n) => say.rerolls(whole(n)),
  'add successes': (n) => say.moreSuccesses(whole(n)),
  'add defense': (n) => say.addDefense(whole(n)),
  prevent: (n) => say.prevent(countOrAll(n)),
  may: (effect) => say.may(effectOf(effect)),
  either: (effects) => say.either(...effects.list('a list of effects').map(effectOf)),
  win: byItself(say.win),
  lose: byItself(say.lose),
};

/** An effect: a verb alone, a verb with its amount and who or which it is for, or several, one after the other. */
export function effectOf(entry: Entry): Effect<Terrinoth> {
  if (entry.isList) return say.inOrder(...entry.list().map(effectOf));
  const words = entry.isText
    ? entry.with({ [entry.text()]: 1 })
    : entry.asMap('an effect such as "suffer: 1"');
  const [verb = '', ...others] = words.words.filter((word) => word !== 'who' && word !== 'which');
  const read = VERBS[verb];
  if (!read || others.length > 0) throw entry.unexpected(`one effect of ${Object.keys(VERBS).join(', ')}`);
  return read(words.at(verb), words);
}

const whoOf = (beside: Entry): Who => WHO[beside.at('who').or('you').oneOf(Object.keys(WHO))]!;

/** "this enemy", "that enemy", "an enemy", "each enemy", the last two with a trait or a name, and a place or a state. */
function whichOf(beside: Entry): Which {
  const entry = beside.at('which').or('an enemy');
  const words = entry.text('enemies such as "each enemy in the shadows"');
  if (words === 'this enemy') return say.thisEnemy;
  if (words === 'that enemy') return say.thatEnemy;
  const match = /^(an?|each) (.+)$/.exec(words);
  if (!match) throw entry.unexpected('"this enemy", "that enemy", "an enemy …" or "each enemy …"');
  const [, article, rest] = match;
  const traits = traitsOf(rest!, entry);
  return article === 'each' ? say.eachEnemy(...traits) : say.anEnemy(...traits);
}

function traitsOf(words: string, entry: Entry): Trait[] {
  const place = Object.keys(PLACES).find((one) => words.endsWith(one)) as keyof typeof PLACES | undefined;
  const noun = (place ? words.slice(0, -place.length) : words).trim();
  return [...(noun === 'enemy' ? [] : [enemiesCalled(noun, entry)]), ...(place ? [PLACES[place]] : [])];
}

/** The id of a condition by its name. */
export function conditionNamed(entry: Entry): string {
  const name = entry.text('a condition').toLowerCase();
  const { conditions } = terrinothBoxes.printed.content;
  const condition = conditions.find((one) => one.name.toLowerCase() === name);
  if (!condition) throw entry.unexpected(`one of ${conditions.map((one) => one.name).join(', ')}`);
  return condition.id;
}
