import { holdsWhen } from '@questwright/adventure';
import type { ChanceScript } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { ARCHETYPES } from '../rules/definitions.ts';
import {
  at,
  eachHero,
  enemySet,
  explorationEvent,
  explorationSet,
  hero,
  location,
  nemesis,
  type QuestSheetCard,
  questSheet,
  suffer,
  whenever,
} from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { alsoInBox } from './box.ts';

const stats = { health: 3, attack: 1, bar: [] };
const set = (name: string) =>
  enemySet({ name, rating: 'Trivial', traits: ['Test'], minion: stats, master: stats });
const place = (name: string, engaged: number, shadows: number) =>
  location({
    name,
    rating: 'Trivial',
    traits: ['Test'],
    exploration: 5,
    engaged,
    shadows,
    questSpecific: true,
  });
const finds = (name: string, ...cards: string[]) =>
  explorationSet({
    name,
    cards: cards.map((card) => explorationEvent({ name: card, effect: suffer(1) })),
  });

const small: QuestSheetCard = {
  name: 'Small Quest',
  rating: 'Trivial',
  task: 'test',
  nemesis: 'small-king',
  enemies: [{ sets: ['Red', 'Blue'] }, { sets: ['Green'] }],
  locations: [{ cards: ['place-a'] }, { cards: ['place-b', 'place-c'] }],
  exploration: [{ sets: ['Finds'] }, { sets: ['Losses'] }],
  peril: { spaces: ['red', 'gray'], effects: [{ colour: 'red', effect: suffer(1, eachHero) }] },
  victory: holdsWhen('ht.none', () => false),
  story: { before: 'It begins.', victory: 'It is won.', defeat: 'It is lost.' },
};

const plainHeroes = ARCHETYPES.map((archetype) =>
  hero({ name: `Plain ${archetype}`, archetype, health: 10, ability: { text: 'ht.none' } }),
);

/** The heroes to choose from, and one of each archetype who has no ability. */
export const heroes = [...content.heroes, ...plainHeroes];
export const party = plainHeroes.map(({ id }) => id);

/** Puts small quests on cards of their own into the box, so that set-up can be seen whole. */
export function smallQuestsInBox(): void {
  alsoInBox({
    heroes: plainHeroes,
    sets: ['Red', 'Blue', 'Green', 'Unused'].map(set),
    loners: [nemesis({ name: 'Small King', rating: 'Trivial', traits: ['Test'], ...stats })],
    locations: [
      place('Place A', 3, 2),
      place('Place B', 1, 1),
      place('Place C', 0, 0),
      place('Place D', 0, 0),
    ],
    exploration: [finds('Finds', 'Coin', 'Ring'), finds('Losses', 'Hole', 'Thief'), finds('Unused', 'Dust')],
    quests: [
      questSheet(small),
      questSheet({ ...small, name: 'Hidden King', nemesisDown: true }),
      questSheet({ ...small, name: 'Wandering', locations: [{ random: { Trivial: 4 } }] }),
      questSheet({
        ...small,
        name: 'Hard Start',
        setUp: suffer(2, eachHero),
        rules: [whenever(at.locationRevealed, suffer(1, eachHero))],
      }),
    ],
  });
}

/** A match of a small quest up to its first choice in play; decks lie as the box gives them. */
export function begin(
  seats: number,
  options: Record<string, unknown> = {},
  chance: ChanceScript = {},
): Start<Terrinoth> {
  return {
    game,
    seats: ['Ada', 'Ben', 'Cyd', 'Dee'].slice(0, seats),
    options: { quest: 'small-quest', heroes: party.slice(0, seats), leader: 0, ...options },
    chance: {
      'shuffle enemies': ['keep', 'keep'],
      'shuffle locations': ['keep', 'keep'],
      'shuffle exploration': ['keep', 'keep'],
      ...chance,
    },
  };
}
