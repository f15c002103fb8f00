import { nested, type Text } from '@questwright/kernel';
import type {
  Ability,
  AssetDef,
  AssetType,
  Attempt,
  Attribute,
  CombatSymbol,
  EnemyDef,
  EventDef,
  EventOption,
  GameEffect,
  HeroDef,
  Orb,
  QuestDef,
  QuestOutcome,
  SkillDef,
  StoryDef,
  TokenDef,
  TokenSide,
  VillainDef,
} from '../definitions.ts';
import { type Adventure, hexesCalled, hexesOfKind, SITE_KINDS, type Site } from '../map/hexes.ts';
import { NUMERALS } from '../offers.ts';
import type { TerrainSymbol } from '../terrain.ts';
import { print } from './print.ts';

/** A combat token. Its sides are written as `2 physical`, `golden surge`, `dash`. */
export function token(id: string, owner: TokenDef['owner'], ...sides: [string, string]): TokenDef {
  return {
    ...print([]),
    kind: 'token',
    id,
    name: id,
    back: 'token',
    original: false,
    owner,
    sides: [readSide(sides[0]), readSide(sides[1])],
    cast: `cast ${id}`,
  };
}

export function readSide(said: string): TokenSide {
  const words = said.split(' ');
  const number = words.find((word) => /^\d+$/.test(word));
  return {
    symbol: words.at(-1) as CombatSymbol,
    value: number === undefined ? 1 : Number(number),
    gold: words.includes('golden'),
  };
}

interface Card {
  readonly name: string;
  readonly original?: boolean;
}

export interface HeroCard
  extends Card,
    Pick<HeroDef, 'speed' | 'health' | 'hand' | 'body' | 'mind' | 'spirit' | 'gold' | 'start' | 'tokens'> {
  readonly setup: GameEffect;
  readonly abilities: readonly Ability[];
}

export function hero(id: string, { abilities, setup, original = false, ...card }: HeroCard): HeroDef {
  const line: Text = ['rb.card.setup', { effect: nested(setup.text) }];
  return { ...card, ...print(abilities, [line]), kind: 'hero', id, back: 'hero', original, setup };
}

export interface AssetCard extends Card {
  readonly set: 'A' | 'B' | 'C';
  readonly type: AssetType;
  readonly cost: number;
  /** The code of its combat token. */
  readonly token?: string;
  readonly trade?: number;
  readonly abilities?: readonly Ability[];
}

export function asset(id: string, card: AssetCard): AssetDef {
  const { name, set, type, cost, abilities = [], original = false } = card;
  const trade = card.trade ?? 0;
  const lines: Text[] = trade > 0 ? [['rb.card.trade', { n: trade }]] : [];
  const token = card.token ?? null;
  return {
    ...print(abilities, lines),
    kind: 'asset',
    id,
    name,
    back: 'asset',
    original,
    set,
    type,
    cost,
    token,
    trade,
  };
}

export interface SkillCard extends Card {
  readonly set: string;
  readonly attribute: Attribute;
  /** What it costs to learn, such as `{ combat: 1, gray: 1 }`. */
  readonly orbs: { readonly [orb in Orb]?: number };
  /** Whether it bears the success symbol. */
  readonly success?: boolean;
  readonly abilities: readonly Ability[];
}

export function skill(id: string, card: SkillCard): SkillDef {
  const { name, set, attribute, abilities, original = false } = card;
  const orbs = { combat: 0, exploration: 0, social: 0, gray: 0, ...card.orbs };
  const success = card.success ? 1 : 0;
  return {
    ...print(abilities),
    kind: 'skill',
    id,
    name,
    back: 'skill',
    original,
    set,
    attribute,
    orbs,
    success,
  };
}

interface AdventureCardBase extends Card {
  readonly deck: Adventure;
  readonly scenario?: string;
}

interface FoeCard {
  readonly health: number;
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  readonly reward?: GameEffect;
}

export interface EnemyCard extends AdventureCardBase, FoeCard {}

export function enemy(id: string, card: EnemyCard): EnemyDef {
  return {
    ...foe(card),
    kind: 'enemy',
    id,
    back: card.deck,
    deck: card.deck,
    scenario: card.scenario ?? null,
  };
}

export interface VillainCard extends Card, FoeCard {
  readonly least?: number;
  /** The id of a combat token of its own. */
  readonly token?: string;
}

/** An enemy that is on no adventure card. */
export function villain(id: string, card: VillainCard): VillainDef {
  const token = card.token ?? null;
  return { ...foe(card), kind: 'villain', id, back: 'villain', deck: null, least: card.least ?? 0, token };
}

function foe({ name, health, traits, abilities, reward, original = false }: Card & FoeCard) {
  const printed = print(abilities);
  const last: Text[] = reward ? [['rb.card.reward', { effect: nested(reward.text) }]] : [];
  const text = [...printed.text, ...last];
  return { ...printed, text, name, original, health, traits, reward: reward ?? null, least: 0, token: null };
}

export interface EventCard extends AdventureCardBase {
  readonly options: readonly [Omit<EventOption, 'id'>, Omit<EventOption, 'id'>];
}

export function event(id: string, { name, deck, scenario, options, original = false }: EventCard): EventDef {
  const [first, second] = options;
  const rumors = options.flatMap(({ rumor }) => rumor ?? []);
  return {
    ...print([], [first.text, 'rb.card.or', second.text]),
    uses: rumors,
    kind: 'event',
    id,
    name,
    back: deck,
    original,
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
  if (!ability.use) throw new Error('A rumor needs an ability that is used.');
  return { text: ['rb.card.rumor', { text: nested(ability.text) }], rumor: ability.use, effect: null };
}

export interface QuestCard extends AdventureCardBase {
  /** The names of its places, or labels of hexes. */
  readonly at: readonly string[];
  readonly actions?: number;
  /** A test instead of exploring. */
  readonly test?: { readonly attributes: readonly Attribute[]; readonly modifier?: number };
  readonly outcomes: readonly QuestOutcome[];
}

export function quest(id: string, card: QuestCard): QuestDef {
  const { name, deck, scenario, at, actions = 1, test, outcomes, original = false } = card;
  const attempt: Attempt = test
    ? { by: 'test', attributes: test.attributes, modifier: test.modifier ?? 0 }
    : { by: 'explore' };
  return {
    ...print([], questText(at, actions, attempt, outcomes)),
    kind: 'quest',
    id,
    name,
    back: deck,
    original,
    deck,
    scenario: scenario ?? null,
    at,
    hexes: placesOf(id, at),
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

function placesOf(id: string, names: readonly string[]): number[] {
  const hexes = names.flatMap((name) => hexesCalled(name));
  if (names.some((name) => hexesCalled(name).length === 0)) {
    throw new Error(`${id} names a place that is not on the map: ${names.join(', ')}.`);
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
      : [
          'rb.card.quest-test',
          {
            k: actions,
            places,
            attributes: { list: attempt.attributes.map((one) => `rb.attribute.${one}`), join: 'or' },
            modifier: attempt.modifier,
          },
        ];
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

export interface StoryCard extends Card {
  readonly scenario: string;
  /** Where a story quest is: names of places, or a kind of site. */
  readonly quest?: readonly string[] | Site;
  readonly effect?: GameEffect;
  readonly abilities?: readonly Ability[];
}

export function story(id: string, card: StoryCard): StoryDef {
  const { name, scenario, effect, abilities = [], original = false } = card;
  const quest = card.quest === undefined ? null : whereOf(id, card.quest);
  const lines: Text[] = [];
  if (card.quest !== undefined) lines.push(['rb.card.story-quest', { places: placeText(card.quest) }]);
  if (effect) lines.push(effect.text);
  const printed = print(abilities, lines);
  const uses = quest
    ? printed.uses.map((one) => ({
        ...one,
        can: (g: Parameters<typeof one.can>[0], c: Parameters<typeof one.can>[1]) =>
          quest.hexes.includes(g.heroes[c.hero]!.at) && one.can(g, c),
      }))
    : printed.uses;
  return {
    ...printed,
    uses,
    kind: 'story',
    id,
    name,
    back: 'story',
    original,
    scenario,
    quest,
    effect: effect ?? null,
  };
}

const isSite = (where: readonly string[] | Site): where is Site => SITE_KINDS.includes(where as Site);

/** One hex gets the token of its space; where there are several, none is placed. */
function whereOf(id: string, where: readonly string[] | Site): NonNullable<StoryDef['quest']> {
  const hexes = isSite(where) ? hexesOfKind(where) : placesOf(id, where);
  return { hexes, token: hexes.length === 1 };
}

const placeText = (where: readonly string[] | Site) =>
  isSite(where)
    ? (['rb.card.any-site', { kind: [`rb.site.${where}`] }] as const)
    : ({ list: where.map((name): Text => ['rb.place', { name }]), join: 'or' } as const);
