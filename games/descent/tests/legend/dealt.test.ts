import { createMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { heroDef } from '../../rules/catalogue.ts';
import { spacesApart } from '../../rules/ground.ts';
import { game } from '../../rules/index.ts';
import { leaveStage } from '../../rules/legend/delve/leave.ts';
import { heroFigure, sheetsOf, skillsOf } from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';
import { accept, run, until } from './delve-kit.ts';

const dealt = (heroes: number, seed: string) =>
  createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed,
    options: { play: 'legend', mode: 'delve', dealt: true, players: Array.from({ length: heroes }, () => 0) },
  } as never);

describe('heroes who are dealt', () => {
  it('begin The Delve at once, each of another archetype, with a skill, beside each other [D2-SETUP-34]', () => {
    for (const heroes of [2, 3, 4]) {
      const match = dealt(heroes, `dealt ${heroes}`);
      const { state: g } = match;
      const all = Array.from({ length: heroes }, (_, hero) => hero);
      expect([match.choice?.topic, match.count, g.round]).toEqual(['next-hero', 0, 1]);
      expect(new Set(all.map((hero) => heroDef(g, sheetsOf(g, hero)[0]!).archetype)).size).toBe(heroes);
      for (const hero of all) {
        const known = skillsOf(g, hero).map(({ def }) => def);
        const { skills } = content.classes.find((one) => one.skills.includes(known[0]!))!;
        expect([g.legend!.delve!.xp[hero], known.length]).toEqual([0, skills.length + 1]);
        const others = all.filter((one) => one !== hero).map((one) => heroFigure(g, one).at);
        expect(Math.min(...others.map((at) => spacesApart(g, [heroFigure(g, hero).at], [at])))).toBe(1);
      }
    }
  });

  it('are not always the same', () => {
    const names = (seed: string): string => heroFigure(dealt(2, seed).state, 0).label;
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(names)).size).toBeGreaterThan(1);
  });

  it('are placed by their players in later stages', () => {
    const match = dealt(2, 'later');
    const { state: g } = match;
    run(leaveStage(g), accept);
    // The match goes on after the turn of a hero.
    until(match, ({ topic }) => topic === 'place');
    expect([match.choice?.topic, match.choice?.seat, g.legend!.delve!.resolved]).toEqual(['place', 0, 1]);
  });

  it('are of The Delve alone', () => {
    const options = { play: 'legend', quest: 'wake-of-fire', dealt: true, players: [0, 0] };
    const match = createMatch<Descent>({ game, seats: ['Ann'], seed: 1, options } as never);
    expect(match.choice?.topic).toBe('hero');
  });
});
