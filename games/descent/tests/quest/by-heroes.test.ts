import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { forHeroes } from '../../rules/quest/by-heroes.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyMonster } from '../../rules/quest/who.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
type N = Parameters<typeof countsTo>[1];
const health = (n: N, more?: number): string => speaker.say(tougher(everyMonster('Zombie'), n, more).text!);
const tokens = (n: N, more?: number): string => speaker.say(countsTo('heroes', n, more).text!);

describe('a number that goes by how many heroes play', () => {
  it('is so much, and so much more for each of them', () => {
    expect([2, 3, 4].map((heroes) => forHeroes(2, heroes, 3))).toEqual([8, 11, 14]);
    expect(health(2)).toMatch(/2 more Health\.$/);
    expect(health(0, 3)).toMatch(/3 more Health for each hero\.$/);
    expect(health(2, 3)).toMatch(/2 more Health, and 3 more for each hero\.$/);
    expect(tokens(2, 3)).toMatch(/at least 2 tokens, and 3 more for each hero, on this card/);
  });

  it('is one of three, for two, three and four heroes; a single hero has the first', () => {
    expect([1, 2, 3, 4].map((heroes) => forHeroes([9, 7, 8], heroes))).toEqual([9, 9, 7, 8]);
    expect(health([9, 7, 8])).toMatch(/9, 7 or 8 more Health with two, three or four heroes\.$/);
    expect(tokens([9, 7, 8])).toMatch(
      /at least 9, 7 or 8 tokens, with two, three or four heroes, on this card/,
    );
  });
});
