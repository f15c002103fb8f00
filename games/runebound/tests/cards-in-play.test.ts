import { afterAll, describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import type { Printed, StoryDef } from '../rules/definitions.ts';
import { HEXES } from '../rules/map/hexes.ts';
import { begin, endRound, inPlay, playOn, unseenOf, unwatch, watch } from './card-playout.ts';
import { position } from './position.ts';

const { heroes, assets, skills, stories, villains, scenarios } = content;
const TRIES = 100;
const SLOW = 60_000;

afterAll(unwatch);

let n = 0;

/** Plays until everything that a card says has happened, and tells what has not. */
function missing(card: Printed, play: () => void): string[] {
  for (let i = 0; i < TRIES && unseenOf(card).length > 0; i++) {
    play();
    n++;
  }
  return unseenOf(card);
}

/** Armed well enough to win now and then. */
const ARMS = ['farsight-bow', 'warded-plate'];

/** A story card that is about to be drawn, with everybody where it is used. */
function storyTold(card: StoryDef): void {
  const at = card.quest ? HEXES[card.quest.hexes[0]!]!.label : 'Skydown';
  const start = position({
    scenario: card.scenario,
    players: [
      { hero: heroes[n % 6]!.id, at, gold: 6, assets: n % 2 === 0 ? ARMS : [] },
      { hero: heroes[(n + 1) % 6]!.id, at, gold: 6 },
    ],
    act: 1 + (n % 2),
    ...(card.scenario === 'corpse-king' && { zombies: ['C13', 'M1'] }),
    decks: { story: { only: [card.name] } },
    chance: { '*': 'seeded' },
  });
  const match = begin(start, n);
  endRound(match);
  playOn(match, n, 60);
}

/** What heroes gather against the villain of a scenario. */
const gathered = (scenario: string, n: number) =>
  scenario === 'corpse-king' ? { companions: n } : { lore: n };

/** A hero who has gathered something against the villain, and stands before it. */
function villainFaced(scenario: string): void {
  const start = position({
    scenario,
    players: [{ hero: heroes[n % 6]!.id, at: 'Skydown', ...gathered(scenario, 2), assets: ARMS }, {}],
    act: 2,
    villain: 'Skydown',
    combat: { villain: true },
    ...(scenario === 'corpse-king' && { zombies: ['C13'] }),
    discards: { combat: ['Reanimates'] },
    chance: { '*': 'seeded' },
  });
  playOn(begin(start, n), n, 60);
}

describe('no card is dead: everything that it says happens in some position', () => {
  it(
    'of heroes, assets and skills',
    () => {
      const cards = [...heroes, ...assets, ...skills];
      for (const card of cards) watch(card);
      expect(cards.flatMap((card) => missing(card, () => playOn(inPlay(n, card.id), n, 50)))).toEqual([]);
    },
    SLOW,
  );

  it(
    'of story cards and the enemies that they bring',
    () => {
      const foes = [
        ['the-herald-on-the-ridge', 'ashwing'],
        ['the-stitched-host', 'the-grave-wright'],
      ].map(([story, foe]) => ({
        card: villains.find(({ id }) => id === foe)!,
        story: stories.find(({ id }) => id === story)!,
      }));
      for (const card of stories) watch(card);
      for (const { card } of foes) watch(card);
      expect(stories.flatMap((card) => missing(card, () => storyTold(card)))).toEqual([]);
      expect(foes.flatMap(({ card, story }) => missing(card, () => storyTold(story)))).toEqual([]);
    },
    SLOW,
  );

  it(
    'of the villains',
    () => {
      for (const { id, villain } of scenarios) {
        const card = villains.find((one) => one.id === villain)!;
        watch(card);
        expect(missing(card, () => villainFaced(id))).toEqual([]);
      }
    },
    SLOW,
  );
});
