import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  onlyWords,
  type Path,
  type Words,
} from '@questwright/kernel';
import { type Ability, ASSET_TYPES, ATTRIBUTES, type CardDef, ORBS, SYMBOLS } from '../definitions.ts';
import {
  asset,
  type Bonuses,
  enemy,
  event,
  healAll,
  hero,
  onEngage,
  option,
  outcome,
  plus,
  quest,
  skill,
  spendAs,
  surge,
  token,
  tradeIn,
} from '../effects/index.ts';
import { ADVENTURES, SITE_KINDS } from '../map/hexes.ts';
import type { TerrainSymbol } from '../terrain.ts';
import { readEffect } from './effects.ts';

/** A component that a scenario describes by its properties alone. */
export interface MadeUp {
  readonly kind: Kind;
  readonly words: Words;
  readonly path: Path;
}

export const KINDS = ['hero', 'asset', 'skill', 'enemy', 'event', 'quest'] as const;
export type Kind = (typeof KINDS)[number];

/** The id says all that the component is, so the same words are the same component everywhere. */
export const idOf = ({ kind, words }: Pick<MadeUp, 'kind' | 'words'>): string =>
  `${MADE_UP} ${kind} ${JSON.stringify(words)}`;
export const MADE_UP = 'made-up';

/** Makes components out of the text that the match carries. */
export function fromText(components: string): CardDef[] {
  return asList(JSON.parse(components), ['components']).flatMap((one, i) => {
    const path = ['components', i];
    const { kind, words } = asRecord(one, path);
    return make({ kind: asOneOf(kind, [...path, 'kind'], KINDS), words: asRecord(words, path), path });
  });
}

/** The cards that words stand for: the component, and the combat tokens that it brings. */
export function make(one: MadeUp): CardDef[] {
  switch (one.kind) {
    case 'hero':
      return makeHero(one);
    case 'asset':
      return makeAsset(one);
    case 'skill':
      return [makeSkill(one)];
    case 'enemy':
      return [makeEnemy(one)];
    case 'event':
      return [makeEvent(one)];
    case 'quest':
      return [makeQuest(one)];
  }
}

const ABILITY_WORDS = ['bonus', 'surge', 'spends', 'engage'];

/** What any component can have: bonuses, surge abilities, symbols spent as others. */
function abilitiesOf({ words, path }: MadeUp): Ability[] {
  const abilities: Ability[] = [];
  if (words.bonus !== undefined) abilities.push(plus(asRecord(words.bonus, [...path, 'bonus']) as Bonuses));
  if (words.spends !== undefined) {
    const pair = asTexts(words.spends, [...path, 'spends'], 'two symbols: what is spent, and as what');
    const [from, to] = pair.map((symbol) => asOneOf(symbol, [...path, 'spends'], SYMBOLS));
    abilities.push(spendAs(from!, to!));
  }
  if (words.engage !== undefined) {
    abilities.push(onEngage(readEffect(words.engage, [...path, 'engage'])));
  }
  const surges =
    words.surge === undefined ? {} : asRecord(words.surge, [...path, 'surge'], 'costs with effects');
  for (const cost in surges) {
    const effect = readEffect(surges[cost], [...path, 'surge', cost]);
    const [number, ...name] = cost.split(' ');
    abilities.push(surge(number === 'X' ? 'X' : Number(number), name.join(' ') || `surge ${cost}`, effect));
  }
  return abilities;
}

const nameOf = ({ kind, words, path }: MadeUp): string =>
  words.name === undefined ? `a certain ${kind}` : asText(words.name, [...path, 'name']);

const whole = ({ words, path }: MadeUp, word: string, otherwise: number): number =>
  words[word] === undefined ? otherwise : asWhole(words[word], [...path, word]);

function makeHero(one: MadeUp): CardDef[] {
  const { words, path } = one;
  onlyWords(words, path, [
    ...['name', 'speed', 'health', 'hand size', 'body', 'mind', 'spirit', 'gold', 'start', 'tokens'],
    ...ABILITY_WORDS,
  ]);
  const id = idOf(one);
  const sides = (words.tokens ?? []) as unknown[];
  const tokens = sides.map((pair, i) =>
    makeToken(`${id} token ${i + 1}`, 'hero', pair, [...path, 'tokens', i]),
  );
  const card = hero(id, {
    name: nameOf(one),
    speed: whole(one, 'speed', 3),
    health: whole(one, 'health', 9),
    hand: whole(one, 'hand size', 3),
    body: whole(one, 'body', 2),
    mind: whole(one, 'mind', 2),
    spirit: whole(one, 'spirit', 2),
    gold: whole(one, 'gold', 2),
    start: words.start === undefined ? 'town' : asOneOf(words.start, [...path, 'start'], SITE_KINDS),
    tokens: tokens.map((each) => each.id),
    setup: healAll(),
    abilities: abilitiesOf(one),
  });
  return [card, ...tokens];
}

function makeToken(id: string, owner: 'hero' | 'asset', pair: unknown, path: Path): ReturnType<typeof token> {
  const [first, second] = asTexts(pair, path, 'two sides, such as [2 physical, golden dash]');
  for (const side of [first, second]) asOneOf(String(side).split(' ').at(-1), path, SYMBOLS);
  return { ...token(id, owner, first!, second!), name: `${first}/${second}` };
}

function makeAsset(one: MadeUp): CardDef[] {
  const { words, path } = one;
  onlyWords(words, path, ['name', 'type', 'cost', 'token', 'trade', 'traded in', ...ABILITY_WORDS]);
  const id = idOf(one);
  const tokens =
    words.token === undefined ? [] : [makeToken(`${id} token`, 'asset', words.token, [...path, 'token'])];
  const sites = words['traded in'] === undefined ? [] : asTexts(words['traded in'], [...path, 'traded in']);
  const trades = sites.map((site) => asOneOf(site, [...path, 'traded in'], SITE_KINDS));
  const card = asset(id, {
    name: nameOf(one),
    set: 'A',
    type: words.type === undefined ? 'equipment' : asOneOf(words.type, [...path, 'type'], ASSET_TYPES),
    cost: whole(one, 'cost', 0),
    trade: whole(one, 'trade', 0),
    ...(tokens[0] && { token: tokens[0].id }),
    abilities: [...abilitiesOf(one), ...(trades.length > 0 ? [tradeIn(...trades)] : [])],
  });
  return [card, ...tokens];
}

function makeSkill(one: MadeUp): CardDef {
  const { words, path } = one;
  onlyWords(words, path, ['name', 'attribute', 'orbs', 'success', ...ABILITY_WORDS]);
  const orbs = words.orbs === undefined ? {} : asRecord(words.orbs, [...path, 'orbs']);
  for (const orb in orbs) asOneOf(orb, [...path, 'orbs'], ORBS);
  return skill(idOf(one), {
    name: nameOf(one),
    set: 'made up',
    attribute:
      words.attribute === undefined ? 'body' : asOneOf(words.attribute, [...path, 'attribute'], ATTRIBUTES),
    orbs: orbs as { [orb: string]: number },
    success: words.success === true,
    abilities: abilitiesOf(one),
  });
}

function makeEnemy(one: MadeUp): CardDef {
  const { words, path } = one;
  onlyWords(words, path, ['name', 'deck', 'health', 'traits', 'reward', ...ABILITY_WORDS]);
  const deck = words.deck === undefined ? 'combat' : asOneOf(words.deck, [...path, 'deck'], ADVENTURES);
  return enemy(idOf(one), {
    name: nameOf(one),
    deck,
    health: whole(one, 'health', 5),
    traits: words.traits === undefined ? [] : asTexts(words.traits, [...path, 'traits']),
    ...(words.reward !== undefined && { reward: readEffect(words.reward, [...path, 'reward']) }),
    abilities: abilitiesOf(one),
  });
}

function makeEvent(one: MadeUp): CardDef {
  const { words, path } = one;
  onlyWords(words, path, ['name', 'deck', 'options']);
  const [first, second] = asTexts(words.options, [...path, 'options'], 'two effects in words');
  const deck = words.deck === undefined ? 'social' : asOneOf(words.deck, [...path, 'deck'], ADVENTURES);
  return event(idOf(one), {
    name: nameOf(one),
    deck,
    options: [
      option(readEffect(first, [...path, 'options', 0])),
      option(readEffect(second, [...path, 'options', 1])),
    ],
  });
}

function makeQuest(one: MadeUp): CardDef {
  const { words, path } = one;
  onlyWords(words, path, ['name', 'deck', 'at', 'actions', 'outcomes']);
  const deck = words.deck === undefined ? 'exploration' : asOneOf(words.deck, [...path, 'deck'], ADVENTURES);
  const outcomes = Array.isArray(words.outcomes) ? words.outcomes : [];
  return quest(idOf(one), {
    name: nameOf(one),
    deck,
    at: asTexts(words.at, [...path, 'at'], 'names of places'),
    actions: whole(one, 'actions', 1),
    outcomes: outcomes.map((said: unknown, i: number) => {
      const there = [...path, 'outcomes', i];
      const given = asRecord(said, there, 'an outcome: needs, and what it brings');
      onlyWords(given, there, ['needs', 'brings', 'discard']);
      const brings = given.brings === undefined ? null : readEffect(given.brings, [...there, 'brings']);
      const needs = asTexts(given.needs, [...there, 'needs']) as TerrainSymbol[];
      return outcome(`outcome ${i + 1}`, needs, brings, { discard: given.discard === true });
    }),
  });
}
