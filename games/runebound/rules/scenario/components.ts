import { readMadeUp } from '@questwright/adventure';
import { Entry } from '@questwright/kernel';
import type { RuneboundBox } from '../catalogue.ts';
import type { CardDef } from '../definitions.ts';
import { ASSET_TYPES, ATTRIBUTES, ORBS } from '../definitions.ts';
import {
  asset,
  enemy,
  event,
  healAll,
  hero,
  option,
  outcome,
  quest,
  skill,
  tradeIn,
} from '../effects/index.ts';
import { ADVENTURES, type Adventure, SITE_KINDS } from '../map/hexes.ts';
import { TERRAIN_SYMBOLS } from '../terrain.ts';
import { abilitiesOf, tokenOf } from './ability-words.ts';
import { readEffect } from './effects.ts';
import { readPlaces } from './names.ts';

/** Earlier matches carry their components one after the other, each with its kind. */
function sortedByKind(components: string): string {
  const said = Entry.of(JSON.parse(components));
  if (!said.isList) return components;
  const all = said
    .list()
    .map((one) => ({ kind: one.at('kind').oneOf(COMPONENT_KINDS), words: one.at('words') }));
  return JSON.stringify(wordsByKind(all));
}

/** A component that a scenario describes by its properties alone. */
export interface Component {
  readonly kind: ComponentKind;
  readonly words: Entry;
}

const COMPONENT_KINDS = ['hero', 'asset', 'skill', 'enemy', 'event', 'quest'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

export const MADE_UP = 'made-up';

/** The id says all that the component is, so the same words are the same component everywhere. */
export const idOf = ({ kind, words }: Component): string =>
  `${MADE_UP} ${kind} ${JSON.stringify(words.value)}`;

/** Components as plain data: each as its words, by kind. */
export const wordsByKind = (all: readonly Component[]): Record<ComponentKind, unknown[]> =>
  byKind((kind) => all.filter((one) => one.kind === kind).map(({ words }) => words.value));

const byKind = <T>(of: (kind: ComponentKind) => T): Record<ComponentKind, T> =>
  Object.fromEntries(COMPONENT_KINDS.map((kind) => [kind, of(kind)])) as Record<ComponentKind, T>;

/** The box with the components of a scenario added, each of them once. */
export function runeboundWith(box: RuneboundBox, components: string): RuneboundBox {
  const made = readMadeUp(
    sortedByKind(components),
    byKind((kind) => (words: Entry) => make({ kind, words })),
  );
  const cards = Object.values(made).flat(2);
  return box.with([...new Map(cards.map((def) => [def.id, def])).values()]);
}

/** What a made-up card is, by its id alone, for whoever sees no more of it; undefined when it is not made up. */
export function readId(id: string): CardDef | undefined {
  const [, kind, words] = MADE_UP_ID.exec(id) ?? [];
  if (words === undefined) return undefined;
  const one = Entry.of({ kind, words: JSON.parse(words) });
  return make({ kind: one.at('kind').oneOf(COMPONENT_KINDS), words: one.at('words') }).find(
    (def) => def.id === id,
  );
}
const MADE_UP_ID = new RegExp(`^${MADE_UP} (\\w+) (\\{.*\\})(?: token(?: \\d+)?)?$`);

/** The cards that words stand for: the component, and the combat tokens that it brings. */
export function make(one: Component): CardDef[] {
  const name = one.words.at('name').or(`a certain ${one.kind}`).text('a name');
  one.words.describes(name);
  return MAKERS[one.kind](one.words, { id: idOf(one), name });
}

interface Head {
  readonly id: string;
  readonly name: string;
}

const MAKERS: { readonly [kind in ComponentKind]: (words: Entry, head: Head) => CardDef[] } = {
  hero: makeHero,
  asset: makeAsset,
  skill: makeSkill,
  enemy: makeEnemy,
  event: makeEvent,
  quest: makeQuest,
};

const number = (words: Entry, word: string, otherwise: number, min = 0): number =>
  words.at(word).or(otherwise).whole({ min });

const deckOf = (words: Entry, otherwise: Adventure): Adventure =>
  words.at('deck').or(otherwise).oneOf(ADVENTURES);

function makeHero(words: Entry, { id, name }: Head): CardDef[] {
  const tokens = words
    .at('tokens')
    .or([])
    .list('a list of tokens')
    .map((pair, i) => tokenOf(pair, `${id} token ${i + 1}`, 'hero'));
  const card = hero({
    id,
    name,
    speed: number(words, 'speed', 3),
    health: number(words, 'health', 9, 1),
    hand: number(words, 'hand size', 3),
    body: number(words, 'body', 2),
    mind: number(words, 'mind', 2),
    spirit: number(words, 'spirit', 2),
    gold: number(words, 'gold', 2),
    start: words.at('start').or('town').oneOf(SITE_KINDS),
    tokens: tokens.map((each) => each.id),
    setup: healAll(),
    abilities: abilitiesOf(words),
  });
  return [card, ...tokens];
}

function makeAsset(words: Entry, { id, name }: Head): CardDef[] {
  const pair = words.at('token');
  const tokens = pair.isSaid ? [tokenOf(pair, `${id} token`, 'asset')] : [];
  const sites = words.at('traded in').or([]).list('a list of sites');
  const trades = sites.map((site) => site.oneOf(SITE_KINDS));
  const card = asset({
    id,
    name,
    set: 'A',
    type: words.at('type').or('equipment').oneOf(ASSET_TYPES),
    cost: number(words, 'cost', 0),
    trade: number(words, 'trade', 0),
    ...(tokens[0] && { token: tokens[0].id }),
    abilities: [...abilitiesOf(words), ...(trades.length > 0 ? [tradeIn(...trades)] : [])],
  });
  return [card, ...tokens];
}

function makeSkill(words: Entry, { id, name }: Head): CardDef[] {
  const said = words.at('orbs').or({}).asMap('orbs with numbers');
  const orbs = ORBS.filter((orb) => said.at(orb).isSaid).map((orb) => [orb, said.at(orb).whole({ min: 0 })]);
  return [
    skill({
      id,
      name,
      set: 'made up',
      attribute: words.at('attribute').or('body').oneOf(ATTRIBUTES),
      orbs: Object.fromEntries(orbs),
      success: words.at('success').flag(),
      abilities: abilitiesOf(words),
    }),
  ];
}

function makeEnemy(words: Entry, { id, name }: Head): CardDef[] {
  const reward = words.at('reward');
  return [
    enemy({
      id,
      name,
      deck: deckOf(words, 'combat'),
      health: number(words, 'health', 5, 1),
      traits: words.at('traits').or([]).texts('a list of traits'),
      ...(reward.isSaid && { reward: readEffect(reward) }),
      abilities: abilitiesOf(words),
    }),
  ];
}

function makeEvent(words: Entry, { id, name }: Head): CardDef[] {
  const said = words.at('options');
  const [first, second, ...others] = said.list('two effects in words');
  if (!first || !second || others.length > 0) throw said.unexpected('two effects in words');
  const options = [option(readEffect(first)), option(readEffect(second))] as const;
  return [event({ id, name, deck: deckOf(words, 'social'), options })];
}

function makeQuest(words: Entry, { id, name }: Head): CardDef[] {
  const outcomes = words
    .at('outcomes')
    .list('a list of outcomes')
    .map((said, i) => {
      const brings = said.asMap('an outcome: needs, and what it brings').at('brings');
      const needs = said.at('needs').list('a list of terrains');
      return outcome(
        `outcome ${i + 1}`,
        needs.map((one) => one.oneOf(TERRAIN_SYMBOLS)),
        brings.isSaid ? readEffect(brings) : null,
        { discard: said.at('discard').flag() },
      );
    });
  return [
    quest({
      id,
      name,
      deck: deckOf(words, 'exploration'),
      at: readPlaces(words.at('at')),
      actions: number(words, 'actions', 1),
      outcomes,
    }),
  ];
}
