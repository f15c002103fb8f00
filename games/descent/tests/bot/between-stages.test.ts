import { type Choice, createMatch, createRandom, type Match, type Rule } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { planned } from '../../bot/campaign.ts';
import { insight } from '../../bot/insight.ts';
import { game } from '../../rules/index.ts';
import { delveOf } from '../../rules/legend/delve/run.ts';
import { upgrade } from '../../rules/legend/delve/upgrade.ts';
import { skillsOf } from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';

/** A Delve in whose first stage two heroes of one person are about to begin. */
function delve(): Match<Descent> {
  const options = { play: 'legend', mode: 'delve', players: [0, 0] };
  const match = createMatch<Descent>({ game, seats: ['Ann'], seed: 'upgrade', options } as never);
  while (match.choice && match.choice.topic !== 'next-hero')
    match.answer(0, insight.policy(match, match.choice, createRandom(`${match.count}`)) as never);
  return match;
}

type One = Extract<Choice, { kind: 'one' }>;

/** Answers every question as programs do that follow a plan. */
function byPlan(g: Descent, rule: Rule<unknown>): void {
  for (let step = rule.next(); !step.done; ) {
    const choice = step.value as unknown as One;
    const id = planned(g, choice);
    step = rule.next(choice.among.find((thing) => choice.as.id(thing) === id) ?? choice.among.at(-1));
  }
}

it('learns skills and keeps a card between two stages of The Delve, where nobody has gold', () => {
  const { state: g } = delve();
  const delveNow = delveOf(g);
  delveNow.xp = [3, 3];
  delveNow.keep = 1;
  const known = [0, 1].map((hero) => skillsOf(g, hero).length);
  byPlan(g, upgrade(g));
  expect(delveNow.keep).toBe(0);
  for (const hero of [0, 1]) expect(skillsOf(g, hero).length).toBeGreaterThan(known[hero]!);
});
