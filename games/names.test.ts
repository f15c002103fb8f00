import {
  type Card,
  createMatch,
  createRandom,
  createSpeaker,
  type Game,
  kernelLanguages,
  optionsOf,
  randomAnswer,
  renderLog,
  type State,
} from '@questwright/kernel';
import { expect, it } from 'vitest';
import { games } from './registry.ts';

const SEATS = ['Ann', 'Ben', 'Cid'];
const [FEWEST, MOST] = [4, 20];
/** Random play may take very long over a match, in which nothing new is said any more. */
const CHOICES = 1500;
const WORD = /[\w.:-]*\w/g;

/** Whether an id is nothing but the name of its card: then nobody can tell which of the two is read. */
const isName = (id: string, name: string): boolean => name === id || name.toLowerCase() === id;

/** What cards, zones and phrases are called in the code and nowhere else. */
function rawWords(game: Game, g: State): Set<string> {
  const cards = Object.values(g.zones).flat() as Card[];
  const ids = cards.map(({ def }) => def).filter((id) => !isName(id, game.define(g, id).name));
  const codes = [...cards.map(({ def }) => def), ...Object.keys(g.zones)].filter((id) => /\w[:-]\w/.test(id));
  return new Set([...ids, ...codes, ...Object.keys(game.languages.en)]);
}

it.each(Object.entries(games))(
  'players of %s read the names of things, never their ids',
  async (_, load) => {
    const { game, variety = [{}] } = await load();
    const speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats: SEATS });
    const raw = new Set<string>();
    const read = new Set<string>();
    const told = new Set<string>();
    const reads = (said: string): void => {
      for (const [word] of said.matchAll(WORD)) read.add(word);
    };
    const matches = Math.min(Math.max(FEWEST, variety.length), MOST);
    for (let seed = 0; seed < matches; seed++) {
      const options =
        variety[Math.floor((seed * Math.max(variety.length, matches)) / matches) % variety.length];
      const match = createMatch({ game, seats: SEATS, seed, options, checkpoints: false });
      const random = createRandom(`player ${seed}`);
      for (let { choice } = match; choice && match.count < CHOICES; choice = match.choice) {
        const texts = [choice.prompt, ...optionsOf(choice).map(({ text }) => text)];
        for (const text of texts) reads(speaker.say(text));
        match.answer(choice.seat, randomAnswer(choice, random));
      }
      for (const entry of match.log) {
        told.add(entry.key);
        reads(renderLog(speaker, entry));
      }
      for (const word of rawWords(game, match.state)) raw.add(word);
    }
    expect(told.size).toBeGreaterThan(40);
    expect([...read].filter((word) => raw.has(word))).toEqual([]);
  },
  60_000,
);
