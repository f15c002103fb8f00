import {
  type Card,
  CHECKPOINT,
  type Choice,
  createRandom,
  type Game,
  log,
  type Pause,
  type Rule,
} from '@questwright/kernel';
import { proveHiddenIds, proveNoLeak } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, type Magpies } from '../rules/index.ts';

const seats = ['Ada', 'Ben', 'Cleo'];
/** In so many, every leak below is found. */
const POSITIONS = 300;
const MATCHES = 20;
const searched = (leaky: Game<Magpies>, positions: number) =>
  proveNoLeak((seed) => ({ game: leaky, seats, seed }), positions, 'leaks', mayKnow);

/** Said once more, apart from the zones: nests and discarded cards are open, a hand is its owner's. */
const mayKnow = (_: unknown, { zone }: Card, seat: number): boolean =>
  zone === 'discard' || zone.startsWith('nest:') || (zone.startsWith('hand:') && zone === `hand:${seat}`);

describe('what a seat is sent', () => {
  it(`does not change by one byte when all that it may not know is dealt otherwise: ${POSITIONS} positions`, () => {
    const { tested, skipped } = searched(game, POSITIONS);
    expect(tested).toBeGreaterThanOrEqual(POSITIONS);
    // Now and then the others could not have answered as they did with other cards.
    expect(skipped).toBeLessThan(tested / 4);
  }, 60_000);

  it('never holds an id by which a card that was seen could be known again', () => {
    const random = createRandom('ids');
    for (let seed = 0; seed < MATCHES; seed++) proveHiddenIds({ game, seats, seed }, random);
  }, 60_000);
});

/** Magpies with something done to each pause of its rules. */
function tampered(tamper: (g: Magpies, choice: Choice) => Choice | 'do not ask'): Game<Magpies> {
  return {
    ...game,
    *play(g): Rule {
      const rule = game.play(g);
      let step: IteratorResult<Pause, void> = rule.next();
      while (!step.done) {
        const pause: Pause =
          step.value === CHECKPOINT ? CHECKPOINT : asChoice(tamper(g, step.value as Choice));
        step = rule.next(pause === NOT_ASKED ? NO : yield pause);
      }
    },
  };
}
const NO = { id: 'pass', text: 'kernel.pass', pass: true, scope: null };
const NOT_ASKED = {
  kind: 'one',
  seat: 0,
  prompt: '',
  among: [NO],
  as: { id: () => 'pass', text: () => 'kernel.pass' },
} as Choice;
const asChoice = (choice: Choice | 'do not ask'): Choice => (choice === 'do not ask' ? NOT_ASKED : choice);

const isCawAsked = ({ prompt }: Choice): boolean => prompt === 'magpies.caw-ask';
const handOf = (g: Magpies, seat: number): string => g.zones[`hand:${seat}`]!.map(({ def }) => def).join(' ');
const cawsOf = (g: Magpies, seat: number): number => handOf(g, seat).split('caw').length - 1;
const next = (g: Magpies, { seat }: Choice): number => (seat + 1) % g.seats;

/** Magpies with the deck spread out face down, in a zone that shows this of its cards. */
const spread = (shows: readonly string[]): Game<Magpies> => {
  const faceDown = tampered((g, choice) => {
    for (const card of Object.values(g.zones).flat()) card.down = card.zone === 'deck';
    return choice;
  });
  return { ...faceDown, zones: { ...game.zones, deck: { sees: 'everyone', shows } } };
};

const leaky: { readonly [what: string]: Game<Magpies> } = {
  'a zone is open that should not be': { ...game, zones: { ...game.zones, hand: { sees: 'everyone' } } },
  'the deck shows its cards': { ...game, zones: { ...game.zones, deck: { sees: 'everyone' } } },
  'the backs of the deck tell what they are': spread(['def']),
  'the log tells everybody': tampered((g, choice) => {
    log(g, 'leak', { card: handOf(g, choice.seat) });
    return choice;
  }),
  'the log tells one who may not know': tampered((g, choice) => {
    log(g, 'leak', { card: handOf(g, choice.seat) }, { to: [next(g, choice)] });
    return choice;
  }),
  'the log tells the spectators': tampered((g, choice) => {
    log(g, 'leak', { card: g.zones.deck![0]?.def ?? '' }, { to: [-1] });
    return choice;
  }),
  'a question is asked only of who can answer it': tampered((g, choice) =>
    isCawAsked(choice) && cawsOf(g, choice.seat) === 0 ? 'do not ask' : choice,
  ),
  'what the others read of a question tells': tampered((g, choice) =>
    isCawAsked(choice) ? { ...choice, publicPrompt: ['leak', { n: cawsOf(g, choice.seat) }] } : choice,
  ),
  'the question tells of another hand': tampered((g, choice) => ({
    ...choice,
    prompt: ['leak', { n: cawsOf(g, next(g, choice)) }],
  })),
  'the reason of a closed action tells': tampered((g, choice) => ({
    ...choice,
    closed: () => [{ id: 'wait', text: 'wait', reason: handOf(g, next(g, choice)), rule: 'MP-TURN-03' }],
  })),
  'the order of the options tells': tampered((g, choice) =>
    'among' in choice && cawsOf(g, next(g, choice)) > 0
      ? ({ ...choice, among: choice.among.toReversed() } as Choice)
      : choice,
  ),
  'an option is there or not for a hidden reason': tampered((g, choice) =>
    'among' in choice && choice.prompt === 'magpies.ask' && cawsOf(g, next(g, choice)) > 0
      ? ({ ...choice, among: choice.among.slice(-1) } as Choice)
      : choice,
  ),
  'a derived fact tells': { ...game, facts: (g) => ({ caws: g.pebbles.map((_, seat) => cawsOf(g, seat)) }) },
  'an open field tells': { ...game, open: [...game.open, 'zones'] },
};

it('a deck that is spread out face down and shows only backs is no leak', () => {
  expect(searched(spread([]), 200).tested).toBeGreaterThanOrEqual(200);
});

describe.each(Object.keys(leaky))('a game is caught in which %s', (what) => {
  it(`within ${POSITIONS} positions`, () => {
    expect(() => searched(leaky[what]!, POSITIONS)).toThrow(/what seat -?\d is sent differs/);
  }, 60_000);
});

it('a game is caught in which a card keeps its id into hiding', () => {
  const marked = tampered((g, choice) => {
    const card = g.zones.discard!.pop();
    if (card) g.zones.deck!.push(Object.assign(card, { zone: 'deck' }));
    return choice;
  });
  expect(() => {
    for (let seed = 0; seed < MATCHES; seed++)
      proveHiddenIds({ game: marked, seats, seed }, createRandom(seed));
  }).toThrow(/Card \d+ in "deck" is one that seat -?\d has seen/);
});
