import { asList, asOneOf, asRecord, asText, type ScenarioWords, type Words } from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import type { Runebound } from '../state.ts';
import { arrange } from './arrange.ts';
import { make } from './components.ts';
import { scenarioFacts } from './facts.ts';
import { madeUpIn } from './mentions.ts';
import { plain, readSeat } from './names.ts';

/** How scenario files speak of this game; `docs/scenarios.md` of the game lists the words. */
export const scenario: ScenarioWords<Runebound> = {
  words: [
    'phase',
    'players',
    'scenario',
    'act',
    'time',
    'round',
    'act 2 is over',
    'first',
    'active',
    'markets',
    'decks',
    'discards',
    'villain',
    'zombies',
    'facedown gems',
    'story track',
    'combat',
  ],
  begin(doc) {
    const players = asList(doc.players, ['players'], 'a list of players');
    const madeUp = madeUpIn(doc);
    for (const one of madeUp) make(one);
    const components =
      madeUp.length === 0 ? null : JSON.stringify(madeUp.map(({ kind, words }) => ({ kind, words })));
    return {
      options: isSetUp(doc) ? wishesIn(doc, players) : { components },
      seats: players.length,
      names: players.map((player, seat) => heroNameIn(player, seat)),
    };
  },
  arrange: (g, doc) => {
    if (!isSetUp(doc)) arrange(g, doc);
  },
  facts: scenarioFacts,
};

/** The players go by the names of their heroes. */
function heroNameIn(player: unknown, seat: number): string {
  const { hero } = asRecord(player, ['players', seat], 'a player: hero, at, gold and so on');
  if (typeof hero === 'object' && hero !== null && 'name' in hero) return String(hero.name);
  if (typeof hero === 'object') return `p${seat + 1}`;
  const said = asText(hero, ['players', seat, 'hero'], 'a hero');
  const known = theBox().heroes.find(({ id, name }) => id === said || plain(name) === plain(said));
  return known?.name ?? said;
}

/** A match that begins with its set-up; the rest of the position is then not read. */
const isSetUp = (doc: Words): boolean =>
  doc.phase !== undefined && asOneOf(doc.phase, ['phase'], ['setup', 'turn']) === 'setup';

/** The scenario, the heroes and the first player as named. */
function wishesIn(doc: Words, players: readonly unknown[]): Record<string, unknown> {
  const names = players.map(heroNameIn);
  const heroes = names.map((name) => theBox().heroes.find((one) => one.name === name)?.id ?? null);
  return {
    ...(doc.scenario !== undefined && { scenario: doc.scenario }),
    heroes,
    ...(doc.first !== undefined && { first: readSeat(doc.first, ['first'], names) }),
  };
}
