import { createMatch, type Match } from '@questwright/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { moreTravelEvents } from '../../content/campaign/more-travel-events.ts';
import type { Icon } from '../../rules/campaign/state.ts';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { speedOf } from '../../rules/figures/characteristics.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { game } from '../../rules/index.ts';
import { conditionCards, gearOf, onMap } from '../../rules/pieces.ts';
import type { Condition, Descent, Figure } from '../../rules/state.ts';
import { leftBy, plainAnswer, START, smallPlan, withSmallCampaign } from './kit.ts';

/*
 * What the travel events do that leave something behind, each on a way with one icon. Chance decides tests, so each is met
 * in several matches, and what has happened must fit the tests that the log tells of.
 */

withSmallCampaign();

let printed = descentBoxes.printed;
beforeEach(() => {
  printed = descentBoxes.printed;
  return () => descentBoxes.print(printed);
});

const SEEDS = 10;
/** Grisban, a warrior, and Leoric, a mage. */
const HEROES = 2;
/** They had 100, and won 25 each with the quest before. */
const GOLD = 150;

/** What is answered on the way: the first of these that is offered. */
type Answers = readonly string[];

interface Journey {
  readonly g: Descent;
  readonly heroes: readonly Figure[];
  readonly passes: number;
  readonly fails: number;
}

function journey(event: string, icon: Icon, answers: Answers, seed: number): Journey {
  const card = moreTravelEvents.find(({ name }) => name === event)!;
  const small = campaign(
    { name: 'Small', original: true },
    {
      plan: smallPlan,
      box: card.box,
      start: 'Home',
      paths: [path('Home', 'Hill', icon)],
      places: { one: 'Hill', two: 'Hill', three: 'Hill', four: 'Hill', five: 'Hill' },
    },
  );
  descentBoxes.print(new DescentBox({ ...printed.content, campaigns: [small], events: [card] }));
  const match: Match<Descent> = createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    seed: `${event} ${icon} ${seed}`,
    options: { campaign: 'small' },
    legacy: leftBy([START], { gold: 100 }),
    inCampaign: true,
  });
  while (match.choice && match.state.phase !== 'hero')
    match.answer(match.choice.seat, answerTo(match, answers));
  const told = (key: string): number => match.log.filter((entry) => entry.key === key).length;
  const g = match.state;
  return {
    g,
    heroes: onMap(g).filter((figure) => isHero(g, figure)),
    passes: told('d2.log.passes'),
    fails: told('d2.log.fails'),
  };
}

function answerTo(match: Match<Descent>, answers: Answers) {
  const choice = match.choice!;
  if (match.state.phase !== 'travel' || choice.kind === 'amount') return plainAnswer(match);
  const ids = choice.among.map((one) => choice.as.id(one));
  if (choice.kind === 'some') return ids.slice(0, choice.max);
  if (choice.kind === 'order') return ids;
  return answers.find((one) => ids.includes(one)) ?? plainAnswer(match);
}

const having = ({ g, heroes }: Journey, condition: Condition): number =>
  heroes.filter(({ id }) => conditionCards(g).some(({ def, on }) => on === id && def === condition)).length;
const damages = ({ heroes }: Journey): number[] => heroes.map(({ damage }) => damage).sort();
const fatigues = ({ heroes }: Journey): number[] => heroes.map(({ fatigue }) => fatigue).sort();
const speeds = ({ g, heroes }: Journey): number[] => heroes.map((figure) => speedOf(g, figure)).sort();
const kept = ({ g }: Journey): string[] => (g.zones.kept ?? []).map(({ def }) => def);
const gold = ({ g }: Journey): number => g.campaign!.gold;

/** Meets the event in match after match. */
function each(event: string, icon: Icon, answers: Answers, holds: (journey: Journey) => void): Journey[] {
  const all = Array.from({ length: SEEDS }, (_, seed) => journey(event, icon, answers, seed));
  for (const one of all) holds(one);
  return all;
}

/** Tests were passed in some of the matches, and failed in others. */
const bothWays = (all: readonly Journey[]): void => {
  expect(all.some(({ passes }) => passes > 0)).toBe(true);
  expect(all.some(({ fails }) => fails > 0)).toBe(true);
};

describe('what travel events of later boxes do', () => {
  it('Invigorated: a warrior keeps it, no healer is there, and the wood slows who fails', () => {
    each('Invigorated', 'water', [], (one) => expect(kept(one)).toEqual(['travel-lor-1/water']));
    each('Invigorated', 'plain', [], (one) => expect(kept(one)).toEqual([]));
    bothWays(
      each('Invigorated', 'forest', [], (one) =>
        expect(speeds(one).filter((speed) => speed === 2)).toHaveLength(one.fails),
      ),
    );
  });

  it('Discarded Scroll: a mage keeps it; one hero suffers for another', () => {
    each('Discarded Scroll', 'road', [], (one) => expect(kept(one)).toEqual(['travel-lor-2/road']));
    each('Discarded Scroll', 'plain', [], (one) => expect(damages(one)).toEqual([0, 2]));
  });

  it('Discarded Scroll: in the wood who fails suffers damage and fatigue', () => {
    bothWays(
      each('Discarded Scroll', 'forest', ['no'], (one) =>
        expect([damages(one), fatigues(one)]).toEqual(
          Array(2).fill([...Array(HEROES - one.fails).fill(0), ...Array(one.fails).fill(1)]),
        ),
      ),
    );
  });

  it('Sense an Ambush: heroes and a monster suffer, or gold is found by who passes', () => {
    each('Sense an Ambush', 'plain', [], (one) => {
      const monsters = onMap(one.g).filter((figure) => !isHero(one.g, figure));
      expect([damages(one), monsters.map(({ damage }) => damage)]).toEqual([[1, 1], [2]]);
    });
    bothWays(
      each('Sense an Ambush', 'forest', ['no'], (one) => expect(gold(one)).toBe(GOLD + 25 * one.passes)),
    );
  });

  it('Painfully Exhausting: who fails is slower, and for 25 gold a card of the overlord is exchanged', () => {
    const plain = speeds(journey('Painfully Exhausting', 'forest', [], 0)).reduce((sum, n) => sum + n, 0);
    bothWays(
      each('Painfully Exhausting', 'mountain', [], (one) =>
        expect(speeds(one).reduce((sum, n) => sum + n, 0)).toBe(plain - one.fails),
      ),
    );
    each('Painfully Exhausting', 'road', ['yes'], (one) => expect(gold(one)).toBe(GOLD - 25));
    each('Painfully Exhausting', 'road', ['no'], (one) => expect(gold(one)).toBe(GOLD));
  });

  it('Barren Field: who fails is Cursed, the overlord keeps minions, or sells an item for 2 cards', () => {
    bothWays(each('Barren Field', 'plain', [], (one) => expect(having(one, 'cursed')).toBe(one.fails)));
    each('Barren Field', 'mountain', [], (one) => expect(kept(one)).toEqual(['travel-lor-8/mountain']));
    const gear = ({ g }: Journey): number =>
      g.players.reduce((sum, _, hero) => sum + gearOf(g, hero).length, 0);
    const cards = ({ g }: Journey): number => g.zones['hand:0']!.length;
    const declined = journey('Barren Field', 'water', ['no'], 0);
    each('Barren Field', 'water', ['yes'], (one) =>
      expect([gear(one), cards(one)]).toEqual([gear(declined) + 1, cards(declined) + 2]),
    );
  });

  it('Hideous Plague Worm: one hero is hurt and Weakened; who fails is Poisoned as the overlord likes', () => {
    each('Hideous Plague Worm', 'forest', [], (one) =>
      expect([damages(one), having(one, 'weakened')]).toEqual([[0, 1], 1]),
    );
    bothWays(
      each('Hideous Plague Worm', 'water', ['way:2'], (one) =>
        expect(having(one, 'poisoned')).toBe(one.fails),
      ),
    );
  });

  it('Inviting Lagoon: a hero is Terrified; who tests finds gold, or tires everybody', () => {
    each('Inviting Lagoon', 'plain', [], (one) => expect(having(one, 'terrified')).toBe(1));
    bothWays(
      each('Inviting Lagoon', 'forest', [], (one) => {
        expect(gold(one)).toBe(GOLD + 25 * one.passes);
        const [least, most] = fatigues(one);
        expect([least, most! > 0]).toEqual([most, one.fails === 1]);
      }),
    );
  });

  it('Large Tree: one hero is Terrified after a passed test, and all others after a failed one', () => {
    bothWays(
      each('Large Tree', 'mountain', [], (one) => {
        expect([one.passes + one.fails, having(one, 'terrified')]).toEqual([1, 1]);
      }),
    );
    bothWays(
      each('Large Tree', 'forest', [], (one) =>
        expect(speeds(one).filter((speed) => speed === 1)).toHaveLength(one.fails),
      ),
    );
  });

  it('Ancient Graveyard: a crystal for the wisest if all pass, else what the overlord chooses', () => {
    const all = each('Ancient Graveyard', 'road', ['yes', 'way:2'], (one) => {
      expect(kept(one)).toEqual(one.fails === 0 ? ['travel-mob-4/crystal'] : []);
      expect([having(one, 'diseased'), having(one, 'terrified')]).toEqual([one.fails, 0]);
    });
    bothWays(all);
    each('Ancient Graveyard', 'road', ['no'], (one) => expect([one.passes, one.fails]).toEqual([0, 0]));
  });
});
