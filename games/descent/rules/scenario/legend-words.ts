import type { Entry as Said } from '@questwright/kernel';
import type { ActivationDef, Circumstance, Entry, GroupEffect, Measure, Whom } from '../legend/lists.ts';
import { DIFFICULTIES, type Difficulty, type Legend } from '../legend/state.ts';
import { ATTRIBUTES, CONDITIONS, type Condition } from '../state.ts';

/** What a document says of play without an overlord. */
export interface DescribedLegend {
  readonly difficulty: Difficulty;
  readonly state: Partial<Legend>;
}

const MEASURES: readonly Measure[] = [
  ...(['distance', 'damage', 'fatigue', 'health', 'remaining', 'speed', 'stamina', 'exhausted'] as const),
  ...ATTRIBUTES,
];
const EFFECTS = ['speed', 'damage', 'range', 'pierce', 'attacks', 'moves', 'actions', 'recover'] as const;

/**
 * `legend: { lists: { Zombie: [engage closest, attack adjacent] }, due: group, morale: 2 }`. A list can also say what ranks
 * do differently: `{ first: masters, effect: { speed: 1 }, minion: […], master: […] }`.
 */
export function readLegend(doc: Said, lists: ActivationDef[]): DescribedLegend | null {
  if (!doc.isSaid) return null;
  const said = doc
    .at('lists')
    .or({})
    .entries('lists by the names of monsters, like "Zombie: [attack adjacent]"');
  for (const [monster, list] of said) lists.push(...readLists(monster, list));
  const difficulty = doc.at('difficulty').or('normal').oneOf(DIFFICULTIES);
  const due = doc
    .at('due')
    .or('hero')
    .oneOf(['hero', 'group'] as const);
  const morale = doc.at('morale');
  return { difficulty, state: { due, ...(morale.isSaid && { morale: morale.whole({ min: 0 }) }) } };
}

/** One list, or several of which chance draws one. */
function readLists(monster: string, said: Said): ActivationDef[] {
  const isSeveral = said.isMap && said.at('several').isSaid;
  const all = isSeveral ? said.at('several').list() : [said];
  return all.map((one, n) => ({
    id: `made-up-${monster}-${n + 1}`,
    monster,
    pattern: null,
    madeUp: true,
    ...(one.isMap ? readRanks(one) : readAlike(one)),
  }));
}

type Ranks = Pick<ActivationDef, 'first' | 'effect' | 'minion' | 'master'>;

function readAlike(said: Said): Ranks {
  const entries = readEntries(said);
  return { first: 'minion', effect: {}, minion: entries, master: entries };
}

function readRanks(said: Said): Ranks {
  const all = said.at('all').or([]);
  return {
    first:
      said
        .at('first')
        .or('minions')
        .oneOf(['minions', 'masters'] as const) === 'minions'
        ? 'minion'
        : 'master',
    effect: readEffect(said.at('effect')),
    minion: readEntries(said.at('minion').isSaid ? said.at('minion') : all),
    master: readEntries(said.at('master').isSaid ? said.at('master') : all),
  };
}

const readEffect = (said: Said): GroupEffect =>
  Object.fromEntries(
    EFFECTS.flatMap((name) => {
      const n = said.or({}).at(name);
      return n.isSaid ? [[name, n.whole()]] : [];
    }),
  );

const readEntries = (said: Said): Entry[] => said.list('entries, like [engage closest]').map(readEntry);

/** `engage most damage within 5`, `act Grab adjacent`, `if engaged: attack closest seen, then retreat`, `attack engaged adjacent`. */
function readEntry(said: Said): Entry {
  const written = said.text('an entry, like "engage closest"');
  const [, when, deed, tail] = /^(?:if (\w+): )?(.*?)(, then retreat)?$/.exec(written)!;
  const [verb = '', ...words] = deed!.split(' ');
  const more = {
    ...(when && { when: when as Circumstance }),
    ...(tail && { retreats: true as const }),
  };
  if (verb === 'retreat') return { verb, whom: null, ...more };
  if (verb === 'act') {
    const [action = '', ...whom] = words;
    return { verb, action, whom: whom.length > 0 ? readWhom(said, whom) : null, ...more };
  }
  if (verb !== 'engage' && verb !== 'spot' && verb !== 'attack')
    throw said.wrong('an entry begins with engage, spot, attack, act or retreat');
  return { verb, whom: readWhom(said, words), ...more };
}

function readWhom(said: Said, words: readonly string[]): Whom {
  let whom: Whom = { order: 'least', by: 'distance' };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    const isMore = word === 'most' || word === 'least';
    if (word === 'closest' || word === 'farthest')
      whom = { ...whom, order: word === 'closest' ? 'least' : 'most', by: 'distance' };
    else if (isMore && MEASURES.includes(next as Measure))
      whom = { ...whom, order: word, by: next as Measure };
    else if (word === 'engaged') whom = { ...whom, order: 'most', by: 'engaged' };
    else if (word === 'adjacent') whom = { ...whom, adjacent: true };
    else if (word === 'near') whom = { ...whom, near: true };
    else if (word === 'seen') whom = { ...whom, seen: true };
    else if (word === 'ranged') whom = { ...whom, wears: 'ranged' };
    else if (word === 'unarmored') whom = { ...whom, wears: 'no armor' };
    else if (word === 'paired') whom = { ...whom, beside: 'hero' };
    else if (word === 'within') whom = { ...whom, within: Number(next) };
    else if (word === 'not' && CONDITIONS.includes(next as Condition))
      whom = { ...whom, lacks: next as Condition };
    else if (CONDITIONS.includes(word as Condition)) whom = { ...whom, has: word as Condition };
    else throw said.wrong(`"${word}" says nothing of a hero`);
    if (isMore || word === 'within' || word === 'not') at++;
  }
  return whom;
}
