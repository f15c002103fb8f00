import { uniform } from '@questwright/kernel';
import type {
  AdventureCard,
  AssetDef,
  CardDef,
  Content,
  EventDef,
  Foe,
  HeroDef,
  QuestDef,
  ScenarioDef,
  SkillDef,
  StoryDef,
  TokenDef,
} from './definitions.ts';
import type { Piece, Runebound } from './state.ts';

/** Content is written with the words of the rules, so the rules cannot import it: it is put in at the start. */
let content: Content;
const box = new Map<string, CardDef>();
/** Components that scenario files have made up. Their ids differ from file to file. */
const madeUp = new Map<string, CardDef>();
let makeUp: (components: string) => readonly CardDef[] = () => [];

export function openBox(cards: Content, fromScenario: typeof makeUp): void {
  content = cards;
  makeUp = fromScenario;
  putInBox(...cardsOf(cards));
}

export function putInBox(...cards: readonly CardDef[]): void {
  for (const def of cards) {
    if (box.has(def.id)) throw new Error(`Two cards have the id "${def.id}".`);
    box.set(def.id, uniform(def));
  }
}

export const cardsOf = (cards: Content): CardDef[] => [
  ...cards.heroes,
  ...cards.tokens,
  ...cards.assets,
  ...cards.skills,
  ...cards.adventures,
  ...cards.stories,
  ...cards.scenarios,
  ...cards.villains,
];

export const theBox = (): Content => content;

/** Every card of the box, also those that have been put into it. */
export const cardsInBox = (): readonly CardDef[] => [...box.values()];

export function define(g: Runebound, id: string): CardDef {
  return box.get(id) ?? madeUp.get(id) ?? findMadeUp(g, id);
}

/** Throws when these are no components that anybody could have made up. */
export function checkMadeUp(components: string): void {
  makeUp(components);
}

function findMadeUp(g: Runebound, id: string): CardDef {
  if (g.components !== null) for (const def of makeUp(g.components)) madeUp.set(def.id, def);
  const def = madeUp.get(id);
  if (!def) throw new Error(`There is no card "${id}" in the box.`);
  return def;
}

export const heroDef = (g: Runebound, card: Piece): HeroDef => define(g, card.def) as HeroDef;
export const assetDef = (g: Runebound, card: Piece): AssetDef => define(g, card.def) as AssetDef;
export const skillDef = (g: Runebound, card: Piece): SkillDef => define(g, card.def) as SkillDef;
export const tokenDef = (g: Runebound, token: Piece): TokenDef => define(g, token.def) as TokenDef;
export const foeDef = (g: Runebound, card: Piece): Foe => define(g, card.def) as Foe;
export const questDef = (g: Runebound, card: Piece): QuestDef => define(g, card.def) as QuestDef;
export const eventDef = (g: Runebound, card: Piece): EventDef => define(g, card.def) as EventDef;
export const storyDef = (g: Runebound, card: Piece): StoryDef => define(g, card.def) as StoryDef;
export const adventureDef = (g: Runebound, card: Piece): AdventureCard =>
  define(g, card.def) as AdventureCard;
export const scenarioDef = (g: Runebound): ScenarioDef => define(g, g.scenario) as ScenarioDef;

/** What a card is called. Needs no state, so that options can tell it: made-up cards are known by then. */
export const nameOf = (card: Piece): string => (box.get(card.def) ?? madeUp.get(card.def))?.name ?? card.def;

/** The definition of a card that is in play, for options that have no state at hand. */
export const known = (card: Piece): CardDef => (box.get(card.def) ?? madeUp.get(card.def))!;
