import type { ChanceScript } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import type { CardDef, Content, EventDef, ItemDef } from '../rules/definitions.ts';
import type { QuestCard } from '../rules/effects/index.ts';
import { createPiece } from '../rules/pieces.ts';
import type { ActionKind, EnemyFace, HeroFace, Phase, Piece, Terrinoth } from '../rules/state.ts';
import { ACTIONS, CONDITIONS, ENGAGED, HERO, ITEMS } from '../rules/zones.ts';
import { game, packBox } from './box.ts';
import {
  type CardLines,
  type EnemyProperties,
  fourCards,
  type HeroProperties,
  type LocationProperties,
  plainEnemy,
  plainHero,
  plainLocation,
  plainQuest,
} from './components.ts';

/** An enemy, and how it lies there. Two of one name are alike: the first one's properties count. */
export interface Foe extends EnemyProperties {
  readonly wounds?: number;
  readonly exhausted?: true;
  readonly down?: true;
}

export interface HeroAt extends HeroProperties {
  readonly wounds?: number;
  readonly tokens?: number;
  readonly conditions?: readonly string[];
  readonly items?: readonly ItemDef[];
  /** What is on the activation cards; plain ones for the actions that are not named. */
  readonly cards?: readonly CardLines[];
  /** The activation cards that are exhausted. */
  readonly exhausted?: readonly ActionKind[];
  readonly engaged?: readonly Foe[];
  /** Out of the game already. */
  readonly fallen?: true;
}

export interface Place extends LocationProperties {
  readonly progress?: number;
}

export interface PositionWords {
  /** Two to four. They are called Ann, Ben, Cid and Dot, and are Warrior, Healer, Scout and Mage. */
  readonly heroes: readonly HeroAt[];
  readonly shadows?: readonly Foe[];
  readonly lair?: Foe;
  readonly location?: Place;
  /** Decks and piles, the top card first. */
  readonly locationDeck?: readonly Place[];
  readonly enemyDeck?: readonly Foe[];
  readonly enemyDiscard?: readonly Foe[];
  readonly explorationDeck?: readonly (ItemDef | EventDef)[];
  readonly explorationDiscard?: readonly (ItemDef | EventDef)[];
  readonly quest?: Partial<QuestCard>;
  readonly peril?: number;
  /** Seat of the leader. */
  readonly leader?: number;
  readonly phase?: Phase;
  /** How many turns of the hero phase are over. */
  readonly turn?: number;
  readonly grim?: true;
  /** What the dice show, in the order in which they are rolled. Dice that are not named cannot be rolled. */
  readonly heroDice?: readonly HeroFace[];
  readonly enemyDice?: readonly EnemyFace[];
  /** Other chance. */
  readonly chance?: ChanceScript;
  /** More components for the box, such as the cards of classes. */
  readonly box?: Partial<Content>;
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const TRADES = ['Warrior', 'Healer', 'Scout', 'Mage'] as const;
const WARLORD: Foe = { name: 'Warlord', rank: 'nemesis', health: 20 };

/** A match that begins in the described position. */
export function position(words: PositionWords): Start<Terrinoth> {
  const heroes = words.heroes.map((hero, seat) => ({
    name: NAMES[seat]!,
    archetype: TRADES[seat]!,
    ...hero,
  }));
  const defs = new Map<string, CardDef>();
  const known = <D extends CardDef>(def: D): D => {
    if (!defs.has(def.id)) defs.set(def.id, def);
    return defs.get(def.id) as D;
  };
  const foes = [
    words.lair ?? WARLORD,
    ...heroes.flatMap(({ engaged }) => engaged ?? []),
    ...(words.shadows ?? []),
    ...(words.enemyDeck ?? []),
    ...(words.enemyDiscard ?? []),
  ];
  const places = [words.location ?? {}, ...(words.locationDeck ?? [])];
  const components = packBox({
    ...words.box,
    heroes: heroes.map(plainHero),
    activations: [
      ...heroes.flatMap(({ archetype, cards }) => fourCards(archetype, cards)),
      ...(words.box?.activations ?? []),
    ],
    loners: [...new Set(foes.map((foe) => known(plainEnemy(foe))))],
    locations: [...new Set(places.map((place) => known(plainLocation(place))))],
    extras: [...new Set(heroes.flatMap(({ items }) => items ?? []))],
    exploration: [
      { name: 'Base', cards: [...(words.explorationDeck ?? []), ...(words.explorationDiscard ?? [])] },
    ],
    quests: [plainQuest(words.quest)],
  });
  const { heroDice = [], enemyDice = [], chance } = words;
  return {
    game,
    seats: heroes.map(({ name }) => name),
    options: { components, grim: words.grim ?? false },
    chance: { 'hero die': [...heroDice], 'enemy die': [...enemyDice], ...chance },
    arrange: (g) => arrange(g, words, heroes),
  };
}

function arrange(g: Terrinoth, words: PositionWords, heroes: readonly (HeroAt & { name: string })[]): void {
  g.quest = 'errand';
  g.phase = words.phase ?? 'hero';
  g.round = 1;
  g.turn = words.turn ?? 0;
  g.leader = g.active = g.first = words.leader ?? 0;
  g.peril = words.peril ?? 0;
  const quest = plainQuest(words.quest);
  g.quest = quest.id;
  for (const id in quest.counters) g.counters[id] = quest.counters[id]!.start;
  createPiece(g, quest.id, 'quest');
  heroes.forEach((hero, seat) => {
    seatHero(g, seat, hero);
  });
  put(g, 'shadows', words.shadows);
  put(g, 'lair', [words.lair ?? WARLORD]);
  const location = createPiece(g, plainLocation(words.location).id, 'location');
  location.progress = words.location?.progress ?? 0;
  for (const place of words.locationDeck ?? [])
    createPiece(g, plainLocation(place).id, 'location-deck', true);
  for (const foe of words.enemyDeck ?? []) createPiece(g, plainEnemy(foe).id, 'enemy-deck', true);
  put(g, 'enemy-discard', words.enemyDiscard);
  for (const { id } of words.explorationDeck ?? []) createPiece(g, id, 'exploration-deck', true);
  for (const { id } of words.explorationDiscard ?? []) createPiece(g, id, 'exploration-discard');
}

function seatHero(g: Terrinoth, seat: number, hero: HeroAt): void {
  const def = plainHero(hero);
  const card = createPiece(g, def.id, HERO[seat]!, hero.fallen ?? false);
  card.wounds = hero.wounds ?? 0;
  card.tokens = hero.tokens ?? 0;
  for (const { id, action } of fourCards(def.archetype, hero.cards)) {
    createPiece(g, id, ACTIONS[seat]!).exhausted = hero.exhausted?.includes(action) ?? false;
  }
  put(g, ENGAGED[seat]!, hero.engaged);
  for (const { id } of hero.items ?? []) createPiece(g, id, ITEMS[seat]!);
  for (const condition of hero.conditions ?? []) createPiece(g, condition, CONDITIONS[seat]!);
}

function put(g: Terrinoth, zone: string, foes: readonly Foe[] = []): void {
  for (const foe of foes) {
    const card: Piece = createPiece(g, plainEnemy(foe).id, zone, foe.down ?? false);
    card.wounds = foe.wounds ?? 0;
    card.exhausted = foe.exhausted ?? false;
  }
}
