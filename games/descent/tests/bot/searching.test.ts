import { remove } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import { planFor } from '../../bot/plan.ts';
import { worthForHeroes } from '../../bot/valuation.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { spacesApart } from '../../rules/ground.ts';
import { figureOf, makePiece, onMap, tokensOnMap } from '../../rules/pieces.ts';
import { SEARCH_TOKEN } from '../../rules/search/token.ts';
import type { Descent } from '../../rules/state.ts';
import { FOUND } from '../../rules/zones.ts';
import { leftBy, matchTo, withSmallCampaign } from '../campaign/kit.ts';

withSmallCampaign();

/** A quest of a campaign in which a hero has nothing to do but to search: the zombie is gone. */
function alone() {
  const match = matchTo(leftBy(), 'act');
  const g = match.state;
  for (const figure of onMap(g).filter((one) => isMonster(g, one))) remove(g, figure);
  const hero = figureOf(g, g.acting.at(-1)!.figure)!;
  const act = g.acting.at(-1)!;
  return { match, g, hero, act };
}

const tokens = (g: Descent) => tokensOnMap(g).filter(({ def }) => def === SEARCH_TOKEN);
const nearest = (g: Descent, space: number): number =>
  Math.min(...tokens(g).map(({ at }) => spacesApart(g, [space], [at])));

describe('a hero of a campaign', () => {
  it('goes to where something can be searched, and searches, because every Search card is paid for', () => {
    const { match, g, hero, act } = alone();
    const there = planFor(g, hero, act);
    expect(there.first).toBe('walk');
    expect(nearest(g, there.to)).toBeLessThanOrEqual(1);
    expect(nearest(g, hero.at)).toBeGreaterThan(1);
    const answers: string[] = [];
    while (!answers.at(-1)?.startsWith('search:')) {
      expect(answers.at(-1)).not.toBe('end');
      answers.push(habit(match, match.choice!) as string);
      match.answer(match.choice!.seat, answers.at(-1)!);
    }
    expect(answers.at(-1)).toMatch(/^search:/);
  });

  it('has nothing to search for where no token is left, and not outside of a campaign', () => {
    const { g, hero, act } = alone();
    const { campaign } = g;
    g.campaign = null;
    expect(planFor(g, hero, act).first).toBe('end');
    g.campaign = campaign;
    for (const token of tokens(g)) remove(g, token);
    expect(planFor(g, hero, act).first).toBe('end');
  });

  it('is glad of a Search card, and keeps what it is paid for when it has been used', () => {
    const { g } = alone();
    const before = worthForHeroes(g, 'heroes');
    const card = makePiece(g, 'stamina-potion', FOUND[0]!, { hero: 0 });
    const found = worthForHeroes(g, 'heroes');
    expect(found).toBeGreaterThan(before + 2);
    card.used = true;
    const used = worthForHeroes(g, 'heroes');
    expect(used).toBeLessThan(found);
    expect(used).toBeGreaterThan(before + 2);
  });
});
