import { madeUpText } from '@questwright/adventure';
import { type Entry, type ScenarioWords, Seats } from '@questwright/kernel';
import type { Runebound } from '../state.ts';
import { MAX_HEROES } from '../zones.ts';
import { arrange, readScenario } from './arrange.ts';
import { make, wordsByKind } from './components.ts';
import { scenarioFacts } from './facts.ts';
import { heroNamed } from './find.ts';
import { madeUpIn } from './mentions.ts';

/** How scenario files speak of this game; `docs/scenarios.md` of the game lists the words. */
export const scenario: ScenarioWords<Runebound> = {
  begin(doc) {
    const players = doc.at('players').list('a list of players');
    if (players.length < 1 || players.length > MAX_HEROES) {
      throw doc.at('players').wrong(`expected 1 to ${MAX_HEROES} players, not ${players.length}`);
    }
    for (const player of players) player.asMap('a player: hero, at, gold and so on');
    if (isSetUp(doc)) return setUpIn(doc, players);
    const madeUp = madeUpIn(doc);
    for (const one of madeUp) {
      make(one);
      one.words.refuseUnread();
    }
    const names = players.map((player, seat) => heroNameIn(player.at('hero'), seat));
    refuseTwins(names, players);
    return { options: { components: madeUpText(wordsByKind(madeUp)) }, seats: players.length, names };
  },
  arrange: (g, doc) => {
    if (!isSetUp(doc)) arrange(g, doc);
  },
  facts: scenarioFacts,
  kinds: [
    ...[
      'attack',
      'attempt',
      'buy',
      'card',
      'die',
      'discard',
      'effect',
      'flip',
      'hex',
      'kind',
      'learn',
      'option',
    ],
    ...[
      'outcome',
      'pay',
      'recast',
      'reroll',
      'seat',
      'surge',
      'token',
      'use',
      'adventure',
      'agility',
      'barter',
    ],
    ...[
      'body',
      'decline',
      'done',
      'end',
      'exert',
      'get-up',
      'go-on',
      'hear-offer',
      'idle',
      'keep',
      'mind',
      'move',
    ],
    ...['no', 'pass', 'rest', 'roll', 'shop', 'show', 'spirit', 'stack', 'stay', 'stop', 'train', 'yes'],
  ],
  declining: ['decline', 'keep', 'done', 'stop'],
};

/** The players go by the names of their heroes. */
function heroNameIn(hero: Entry, seat: number): string {
  if (!hero.isMap) return heroNamed(hero).name;
  return hero
    .at('name')
    .or(`p${seat + 1}`)
    .text();
}

function refuseTwins(names: readonly string[], players: readonly Entry[]): void {
  for (const [seat, name] of names.entries()) {
    if (names.indexOf(name) < seat)
      throw players[seat]!.at('hero').wrong(`two players have the hero ${name}`);
  }
}

const isSetUp = (doc: Entry): boolean => doc.at('phase').or('turn').oneOf(['setup', 'turn']) === 'setup';

/** A match that begins with its set-up: the scenario, the heroes and the first player are as named. */
function setUpIn(doc: Entry, players: readonly Entry[]): ReturnType<typeof scenario.begin> {
  const heroes = players.map((player) => {
    const hero = player.at('hero');
    if (hero.isMap) throw hero.unexpected('a hero of the box');
    return hero.isSaid ? heroNamed(hero) : null;
  });
  const names = heroes.map((hero, seat) => hero?.name ?? `p${seat + 1}`);
  refuseTwins(names, players);
  const first = doc.at('first');
  return {
    options: {
      ...(doc.at('scenario').isSaid && { scenario: readScenario(doc) }),
      heroes: heroes.map((hero) => hero?.id ?? null),
      ...(first.isSaid && { first: new Seats(names).read(first) }),
    },
    seats: players.length,
    names,
  };
}
