import { createSpeaker, kernelLanguages, type View } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { box } from '../index.ts';
import { openOf } from '../sight.ts';
import { positions } from './play.ts';

const { say, sentence } = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** What was asked of whoever was asked, with who asks and what could be answered. */
interface Asked {
  readonly topic: string;
  readonly by: string | null;
  readonly options: readonly string[];
  /** In a combat, whether the enemy acts. */
  readonly foeActs: boolean;
  readonly actions: number;
  /** Whether ending the turn is asked about once more; null when it cannot be ended. */
  readonly asksToEnd: boolean | null;
}

/** At once: the position goes on changing. */
function askedIn(view: View): Asked {
  const { topic = '', by, options = [], seat } = view.choice!;
  const { combat, heroes } = openOf(view);
  const end = options.find(({ id }) => id === 'end');
  return {
    topic,
    by: by === undefined ? null : sentence(by),
    options: options.map(({ text }) => say(text)),
    foeActs: combat !== null && combat.heroes[combat.turn] === NONE,
    actions: heroes[seat]!.actions,
    asksToEnd: end ? box.ends!(end, view.choice) : null,
  };
}

const asked: readonly Asked[] = [1, 2, 3].flatMap((i) =>
  Array.from(positions(`asks ${i}`, 700), ({ view }) => askedIn(view)),
);

const of = (topic: string): readonly Asked[] => {
  const found = asked.filter((one) => one.topic === topic);
  expect(found.length).toBeGreaterThan(0);
  return found;
};

describe('a question of Runebound', () => {
  it('names who asks and says what it says in words', () => {
    for (const { by, options } of asked)
      for (const said of [by ?? '', ...options]) expect(said).not.toMatch(/\brb\.[a-z]|[{}]|undefined|NaN/);
    const silent = asked.filter(({ by }) => by === null).map(({ topic }) => topic);
    expect([...new Set(silent)].filter((topic) => !NAMED_BY_RULES.includes(topic))).toEqual([]);
  });

  it('says whom one plays against whom in a combat', () => {
    const sides = new Set<string>();
    for (const { by, foeActs } of of('combat-action')) {
      expect(by).toMatch(
        foeActs ? /^You play .+ against (Lyssa|Lord Hawthorne)/ : /^(Lyssa|Lord Hawthorne) against /,
      );
      expect(by).toMatch(/who has \d+ health left\.$/);
      sides.add(foeActs ? 'foe' : 'hero');
    }
    expect(sides).toEqual(new Set(['foe', 'hero']));
  });

  it('tells the odds of a retreat, of a rest and of a test', () => {
    for (const { by } of of('retreat')) expect(by).toMatch(/[0-6] of its 6 faces lead out/);
    for (const { by } of of('test')) expect(by).toMatch(/one success passes it, and \d+ of 100 skill cards/);
  });

  it('tells prices and costs', () => {
    for (const { options } of of('buy'))
      for (const text of options)
        if (text.startsWith('buy')) expect(text).toMatch(/ for (nothing|\d+ gold)$/);
    const all = asked.flatMap(({ options }) => options);
    const learned = all.filter((text) => /^learn /.test(text));
    expect(learned.length).toBeGreaterThan(0);
    for (const text of learned) expect(text).toMatch(/ for .*troph(y|ies)/);
    expect(all).toContain('adventure (two actions)');
  });

  it('asks once more before a turn is ended only if actions are left', () => {
    const turns = of('turn').filter(({ asksToEnd }) => asksToEnd !== null);
    expect(new Set(turns.map(({ actions }) => actions > 0))).toEqual(new Set([true, false]));
    for (const { actions, asksToEnd } of turns) expect(asksToEnd).toBe(actions > 0);
  });
});

/** Bartering names the heroes and what they exchange in its prompts. */
const NAMED_BY_RULES: readonly string[] = ['propose-barter', 'accept-barter'];
