import { readingOf, type Seen as SeenCard } from '@questwright/board-kit';
import { changeOf, type View } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { cardsOf as allCards } from '../rules/catalogue.ts';
import type { CardDef, Foe, QuestDef, ScenarioDef, StoryDef, TokenDef } from '../rules/definitions.ts';
import type { Facts, HeroFacts } from '../rules/facts.ts';
import { type Combat, NONE, type Piece, type Runebound } from '../rules/state.ts';
import { foeZone } from '../rules/zones.ts';

/** What the board reads from a view. */
export type Open = Pick<
  Runebound,
  | 'scenario'
  | 'phase'
  | 'round'
  | 'first'
  | 'active'
  | 'act'
  | 'time'
  | 'ended'
  | 'heroes'
  | 'gems'
  | 'villain'
  | 'zombies'
  | 'combat'
  | 'roll'
  | 'test'
>;

export type Seen = SeenCard<Piece>;

export const { openOf, factsOf, cardsOf, countOf } = readingOf<Open, Facts, Piece>();
export const heroFactsOf = (view: View, seat: number): HeroFacts | null =>
  factsOf(view)?.heroes[seat] ?? null;

const box = new Map<string, CardDef>(allCards(content).map((def) => [def.id, def]));

/** What a card is; undefined for one that lies face down or that only a scenario file knows. */
export const defOf = (id: string | undefined): CardDef | undefined =>
  id === undefined ? undefined : box.get(id);

export const questDef = (card: Seen): QuestDef | undefined => kindOf(card, 'quest');
export const storyDef = (card: Seen): StoryDef | undefined => kindOf(card, 'story');
export const tokenDef = (card: Seen): TokenDef | undefined => kindOf(card, 'token');

function kindOf<K extends CardDef['kind']>(card: Seen, kind: K): Extract<CardDef, { kind: K }> | undefined {
  const def = defOf(card.def);
  return def?.kind === kind ? (def as Extract<CardDef, { kind: K }>) : undefined;
}

export const scenarioOf = (view: View): ScenarioDef | undefined => {
  const def = defOf(openOf(view).scenario);
  return def?.kind === 'scenario' ? def : undefined;
};

export const heroCardOf = (view: View, seat: number): Seen | undefined => cardsOf(view, `hero:${seat}`)[0];
export const heroDefOf = (view: View, seat: number): CardDef | undefined =>
  defOf(heroCardOf(view, seat)?.def);

/** What a hero is called; the seat's own name until a hero is chosen. */
export const heroNameOf = (view: View, seat: number, fallback: string): string =>
  heroDefOf(view, seat)?.name ?? fallback;

/** The enemy's card in a combat; undefined between heroes. */
export const foeOf = (view: View, { card, seats, kind }: Combat): Seen | undefined =>
  kind === 'challenge' ? undefined : cardsOf(view, foeZone(seats[1])).find(({ id }) => id === card);

/** The health that the villain would have against a hero now. The villain's own card says how. */
export function villainHealth(view: View, seat: number): number | null {
  const villain = defOf(scenarioOf(view)?.villain) as Foe | undefined;
  if (!villain) return null;
  const open = openOf(view);
  const card = { id: NONE, def: villain.id } as Piece;
  const fought = { ...open, combat: { heroes: [seat, NONE] } } as unknown as Runebound;
  const change = villain.modify?.['foe-health'];
  return Math.max(
    villain.least,
    change ? changeOf(change)(fought, card, villain.health, card) : villain.health,
  );
}

/** The quests on the map: those that heroes hold, by their seat, and those of the story, by their space. */
export interface QuestMark {
  readonly card: number;
  readonly def: string;
  readonly name: string;
  readonly hexes: readonly number[];
  /** Who holds it; NONE for a story quest, which everybody may attempt. */
  readonly seat: number;
  readonly space: number;
}

export function questMarks(view: View): QuestMark[] {
  const held = openOf(view).heroes.flatMap((_, seat) =>
    cardsOf(view, `quests:${seat}`).flatMap((card): QuestMark[] => {
      const def = questDef(card);
      return def ? [{ card: card.id, def: def.id, name: def.name, hexes: def.hexes, seat, space: 0 }] : [];
    }),
  );
  const story = cardsOf(view, 'story-track').flatMap((card): QuestMark[] => {
    const def = storyDef(card);
    if (!def?.quest) return [];
    const { hexes } = def.quest;
    return [{ card: card.id, def: def.id, name: def.name, hexes, seat: NONE, space: card.space ?? 0 }];
  });
  return [...held, ...story];
}

/** The parts of the table that the panel shows one at a time. */
export type Tab = `seat:${number}` | 'markets' | 'story';

const OF_SEAT = /^(?:hero|hand|learned|assets|trophies|quests|rumors):(\d)$/;

/** Where in the panel a zone is shown; null for those that lie elsewhere. */
export function tabOfZone(zone: string): Tab | null {
  const seat = OF_SEAT.exec(zone)?.[1];
  if (seat !== undefined) return `seat:${Number(seat)}`;
  if (zone.startsWith('market:')) return 'markets';
  return zone === 'story-track' || zone === 'scenario' ? 'story' : null;
}

/** The zone that a card lies in, as far as it is seen. */
export function zoneOfCard(view: View, id: number): string | null {
  for (const zone in view.zones) if (cardsOf(view, zone).some((card) => card.id === id)) return zone;
  return null;
}

/** The cards and tokens that a choice is about. */
export const idsIn = (choice: View['choice'], what: 'card' | 'token'): number[] => [
  ...new Set(
    choice?.options?.flatMap(({ about }) =>
      [about?.[what] ?? []].flat().filter((id) => typeof id === 'number'),
    ) ?? [],
  ),
];

/** The tabs in which something can be chosen, each once. */
export const litTabs = (view: View, choice: View['choice']): Tab[] => [
  ...new Set(
    idsIn(choice, 'card').flatMap((id) => {
      const zone = zoneOfCard(view, id);
      return zone ? (tabOfZone(zone) ?? []) : [];
    }),
  ),
];

/** Whether all that can be chosen is in the panel, so that one wants to see it. */
export const isInPanel = (view: View, choice: View['choice']): boolean => {
  const ids = idsIn(choice, 'card');
  return (
    ids.length > 0 &&
    choice?.options?.every(({ about }) => about?.card !== undefined) === true &&
    ids.every((id) => tabOfZone(zoneOfCard(view, id) ?? '') !== null)
  );
};

/** What is chosen among cards that are best compared side by side. */
const COMPARED: readonly string[] = [
  'hero',
  'buy',
  'sell',
  'sell-one',
  'take-asset',
  'learn-free',
  'resolve-next',
  'event',
  'trophy-from-discard',
];

/** The same where one's own cards are in a drawer. */
const COMPARED_IN_SHEET: readonly string[] = [
  'exert',
  'hand-limit',
  'skill-limit',
  'asset-limit',
  'discard-skill',
  'discard-asset',
];

/** Whether the cards of a choice are laid out side by side, over the map. */
export const isOffer = (choice: View['choice'], isSheet: boolean): boolean => {
  const { topic = '' } = choice ?? {};
  return (
    (COMPARED.includes(topic) || (isSheet && COMPARED_IN_SHEET.includes(topic))) &&
    idsIn(choice, 'card').length > 0
  );
};

/** The cards of an offer: those to choose from, and those that would be, were they open. */
export function offeredIn(view: View, choice: NonNullable<View['choice']>): Seen[] {
  const options = choice.options?.filter(({ id }) => !id.startsWith('use:')) ?? [];
  const closed = choice.closed?.map(({ id }) => Number(/^buy:(\d+)$/.exec(id)?.[1])) ?? [];
  return [...new Set([...idsIn({ ...choice, options }, 'card'), ...closed])].flatMap((id) => {
    const zone = zoneOfCard(view, id);
    return zone === null ? [] : cardsOf(view, zone).filter((card) => card.id === id);
  });
}

/** Zones that are always on the table; cards elsewhere are laid out only while they can be chosen. */
const LAID_OUT = /^(?:drawn|foe):|^(?:resolving|revealed)$/;

/** What can be chosen and lies nowhere on the table: heroes nobody plays, discarded cards, tokens of the bank. */
export function offeredCards(view: View, choice: View['choice']): Seen[] {
  return idsIn(choice, 'card').flatMap((id) => {
    const zone = zoneOfCard(view, id);
    if (zone === null || tabOfZone(zone) !== null || LAID_OUT.test(zone)) return [];
    return cardsOf(view, zone).filter((card) => card.id === id);
  });
}

export function offeredTokens(view: View, choice: View['choice']): Seen[] {
  if (openOf(view).combat) return [];
  return idsIn(choice, 'token').flatMap((id) => {
    const zone = zoneOfCard(view, id);
    return zone === null ? [] : cardsOf(view, zone).filter((card) => card.id === id);
  });
}
