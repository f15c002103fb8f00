import { head, type Written } from '@questwright/adventure';
import { type Listener, nested, type Text } from '@questwright/kernel';
import type {
  Ability,
  Attempt,
  Attribute,
  EventDef,
  EventOption,
  GameEffect,
  QuestDef,
  QuestOutcome,
  StoryDef,
} from '../definitions.ts';
import { hexesCalled, hexesOfKind, SITE_KINDS, type Site } from '../map/hexes.ts';
import { NUMERALS } from '../offers.ts';
import type { Piece, Runebound } from '../state.ts';
import type { TerrainSymbol } from '../terrain.ts';
import { leaderOf } from '../whose-turn.ts';
import type { AdventureCardBase } from './cards.ts';
import { print } from './print.ts';
import { testText } from './tests.ts';

export interface EventCard extends AdventureCardBase {
  readonly options: readonly [Omit<EventOption, 'id'>, Omit<EventOption, 'id'>];
}

export function event({ deck, scenario, options, ...card }: EventCard): EventDef {
  const [first, second] = options;
  const rumors = options.flatMap(({ rumor }) => rumor ?? []);
  return {
    ...head(card),
    ...print(rumors),
    text: [first.text, 'rb.card.or', second.text],
    kind: 'event',
    back: deck,
    deck,
    scenario: scenario ?? null,
    options: [
      { ...first, id: 'option:1' },
      { ...second, id: 'option:2' },
    ],
  };
}

/** An option that is carried out at once. */
export const option = (effect: GameEffect): Omit<EventOption, 'id'> => ({
  text: effect.text,
  rumor: null,
  effect,
});

/** An option that keeps the card until its ability has been used. */
export function rumor(ability: Ability): Omit<EventOption, 'id'> {
  if (!ability.on) throw new Error('A rumor needs an ability that is used.');
  return { text: ['rb.card.rumor', { text: nested(ability.text) }], rumor: ability, effect: null };
}

export interface QuestCard extends AdventureCardBase {
  /** The names of its places, or labels of hexes. */
  readonly at: readonly string[];
  readonly actions?: number;
  /** A test instead of exploring. */
  readonly test?: { readonly attributes: readonly Attribute[]; readonly modifier?: number };
  readonly outcomes: readonly QuestOutcome[];
}

export function quest(card: QuestCard): QuestDef {
  const { deck, scenario, at, actions = 1, test, outcomes } = card;
  const attempt: Attempt = test
    ? { by: 'test', attributes: test.attributes, modifier: test.modifier ?? 0 }
    : { by: 'explore' };
  return {
    ...head(card),
    ...print([], questText(at, actions, attempt, outcomes)),
    kind: 'quest',
    back: deck,
    deck,
    scenario: scenario ?? null,
    at,
    hexes: placesOf(card.name, at),
    actions,
    attempt,
    outcomes,
  };
}

/** An outcome of a quest: what it needs, what it brings besides the trophy. */
export const outcome = (
  name: string,
  needs: readonly TerrainSymbol[] | number,
  effect: GameEffect | null = null,
  { discard = false } = {},
): QuestOutcome => ({ name, needs, effect, discard });

function placesOf(card: string, names: readonly string[]): number[] {
  const hexes = names.flatMap((name) => hexesCalled(name));
  if (names.some((name) => hexesCalled(name).length === 0)) {
    throw new Error(`${card} names a place that is not on the map: ${names.join(', ')}.`);
  }
  return hexes;
}

function questText(
  at: readonly string[],
  actions: number,
  attempt: Attempt,
  outcomes: readonly QuestOutcome[],
): Text[] {
  const places = { list: at.map((name): Text => ['rb.place', { name }]), join: 'or' as const };
  const how: Text =
    attempt.by === 'explore'
      ? ['rb.card.explore', { k: actions, places }]
      : ['rb.card.quest-test', { k: actions, places, test: testText(attempt.attributes, attempt.modifier) }];
  return [how, ...outcomes.map(outcomeText)];
}

function outcomeText({ name, needs, effect, discard }: QuestOutcome, place: number): Text {
  const needed: Text =
    typeof needs === 'number'
      ? ['rb.card.successes', { n: needs }]
      : ['rb.card.symbols', { list: { list: needs.map((symbol) => `rb.terrain.${symbol}`) } }];
  return [
    discard ? 'rb.card.outcome-discard' : 'rb.card.outcome',
    { n: NUMERALS[place]!, needs: needed, name, effect: effect ? nested(effect.text) : ['rb.card.no-bonus'] },
  ];
}

export interface StoryCard extends Written {
  readonly scenario: string;
  /** Where a story quest is: names of places, or a kind of site. */
  readonly quest?: readonly string[] | Site;
  readonly effect?: GameEffect;
  readonly abilities?: readonly Ability[];
}

export function story(card: StoryCard): StoryDef {
  const { scenario, effect, abilities = [] } = card;
  const quest = card.quest === undefined ? null : whereOf(card.name, card.quest);
  const lines: Text[] = [];
  if (card.quest !== undefined) lines.push(['rb.card.story-quest', { places: placeText(card.quest) }]);
  if (effect) lines.push(effect.text);
  return {
    ...head(card),
    ...print(quest ? abilities.map((ability) => onlyIn(quest.hexes, ability)) : abilities, lines),
    kind: 'story',
    back: 'story',
    scenario,
    quest,
    effect: effect ?? null,
  };
}

/** The ability, for whoever stands in one of some hexes. */
const onlyIn = (hexes: readonly number[], ability: Ability): Ability => ({
  ...ability,
  on: Object.fromEntries(
    Object.entries(ability.on ?? {}).map(([event, listener]) => [event, hereOnly(hexes, listener)]),
  ),
});

function hereOnly(hexes: readonly number[], listener: Listener): Listener {
  const { when } = listener;
  return {
    ...listener,
    when: (g: Runebound, me: Piece, event: { seat?: number }) =>
      hexes.includes(g.heroes[event.seat ?? leaderOf(g)]!.at) && (!when || when(g, me, event)),
  };
}

const isSite = (where: readonly string[] | Site): where is Site => SITE_KINDS.includes(where as Site);

/** One hex gets the token of its space; where there are several, none is placed. */
function whereOf(card: string, where: readonly string[] | Site): NonNullable<StoryDef['quest']> {
  const hexes = isSite(where) ? hexesOfKind(where) : placesOf(card, where);
  return { hexes, token: hexes.length === 1 };
}

const placeText = (where: readonly string[] | Site) =>
  isSite(where)
    ? (['rb.card.any-site', { kind: [`rb.site.${where}`] }] as const)
    : ({ list: where.map((name): Text => ['rb.place', { name }]), join: 'or' } as const);
